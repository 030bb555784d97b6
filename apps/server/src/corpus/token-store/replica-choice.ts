/** How long a replica that did not connect is passed over. */
const PASSED_OVER_MS = 3000;

/** Which replicas did not connect a moment ago; the order in which those of a shard are tried. */
export class ReplicaChoice {
  readonly #failedAt = new Map<string, number>();
  readonly #now: () => number;
  #turn = 0;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Each call begins with the next one, so that questions are shared; those that failed lately come last. */
  order(replicas: readonly string[]): string[] {
    const start = this.#turn++ % replicas.length;
    const turned = [...replicas.slice(start), ...replicas.slice(0, start)];
    return [
      ...turned.filter((origin) => !this.#isPassedOver(origin)),
      ...turned.filter((origin) => this.#isPassedOver(origin)),
    ];
  }

  noteFailure(origin: string): void {
    this.#failedAt.set(origin, this.#now());
  }

  noteAnswer(origin: string): void {
    this.#failedAt.delete(origin);
  }

  #isPassedOver(origin: string): boolean {
    const failed = this.#failedAt.get(origin);
    return failed !== undefined && this.#now() - failed < PASSED_OVER_MS;
  }
}
