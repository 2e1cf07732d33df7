/** The reaction time in a race: from the painted question to the input. */

interface Seen {
  readonly question: number;
  readonly at: number;
}

export class Reaction {
  #arrival: Seen | null = null;
  #painted: Seen | null = null;

  /** If a board doesn't report when it painted the question, its arrival counts. */
  arrived(question: number, at: number): void {
    if (this.#arrival?.question !== question) this.#arrival = { question, at };
  }

  painted(question: number, at: number): void {
    if (this.#painted?.question !== question) this.#painted = { question, at };
  }

  /** In whole milliseconds. */
  until(question: number, at: number): number {
    const seen = this.#painted?.question === question ? this.#painted : this.#arrival;
    return Math.max(0, Math.round(at - (seen?.at ?? at)));
  }
}
