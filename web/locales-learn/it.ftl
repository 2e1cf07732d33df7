# Testi che dicono solo le lezioni. Li racconta Pip, un topo.

lesson-guide = Pip il topo
lesson-next = Avanti
lesson-back = Indietro
lesson-progress = Passo { $step } di { $last }
lesson-choices = La tua risposta
lesson-restart = Dall’inizio
lesson-skip = Gioca subito
lesson-your-turn = Tocca a te!
lesson-opening = Un attimo, apparecchio il tavolo…
lesson-waiting = Vediamo che cosa fanno gli altri…
lesson-done = Adesso sai giocare!
lesson-done-hint = Nelle regole c’è ancora qualcosa in più. Ma per divertirti ne sai abbastanza.
lesson-play-on = Continua a questo tavolo
