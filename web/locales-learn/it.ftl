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
lesson-done-hint = Nelle regole c’è ancora qualcosa in più. Ma per divertirti ne sai abbastanza. E se a un tavolo incontri Pip: sono io!
lesson-play-on = Continua a questo tavolo

# Pip accanto a chi gioca per la prima volta
first-hello = Ciao, sono Pip! Anche io ho appena imparato questo gioco.
first-hello-here = Ciao, sono Pip! Ti spiego il gioco, e oggi gioco anche io.
first-ok = Capito
first-stop = Basta consigli
first-end = Non serve altro! Qui in alto ci sono le regole, e di nuovo i miei consigli.
