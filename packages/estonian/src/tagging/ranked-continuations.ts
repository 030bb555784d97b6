/** The best continuations of a beam, best first; used again for every step. */
export class RankedContinuations {
  readonly scores: Float64Array;
  /** Places of the parents in the beam, and numbers of what they are continued with. */
  readonly parents: Int32Array;
  readonly choices: Int32Array;
  count = 0;
  private readonly width: number;

  constructor(width: number) {
    this.width = width;
    this.scores = new Float64Array(width);
    this.parents = new Int32Array(width);
    this.choices = new Int32Array(width);
  }

  /** Puts a continuation at its place, behind those with the same score; one that is too far behind is left out. */
  add(score: number, parent: number, choice: number): void {
    const { scores, parents, choices, width } = this;
    if (this.count < width) this.count++;
    else if (score <= scores[width - 1]!) return;
    let place = this.count - 1;
    for (; place > 0 && scores[place - 1]! < score; place--) {
      scores[place] = scores[place - 1]!;
      parents[place] = parents[place - 1]!;
      choices[place] = choices[place - 1]!;
    }
    scores[place] = score;
    parents[place] = parent;
    choices[place] = choice;
  }
}
