interface Waiter {
  readonly owner: object;
  readonly letIn: () => void;
}

export interface FairGate {
  /** Resolves with a place. Rejects with the reason of `signal` when it is aborted before there is one. */
  enter(owner: object, signal?: AbortSignal): Promise<void>;
  leave(owner: object): void;
}

/**
 * Lets `size` holders in at a time. The next place goes to the owner with the fewest holders inside, among equals to
 * the one who came first: who brings a lot does not keep out who brings a little.
 */
export function createFairGate(size: number): FairGate {
  const inside = new Map<object, number>();
  const waiting: Waiter[] = [];
  let held = 0;
  const countInside = (owner: object) => inside.get(owner) ?? 0;

  function letIn(owner: object): void {
    held += 1;
    inside.set(owner, countInside(owner) + 1);
  }

  /** A place goes straight to the next in line, so nobody slips in between. */
  function fillPlaces(): void {
    while (held < size && waiting.length > 0) {
      const next = waiting.reduce((best, other) =>
        countInside(other.owner) < countInside(best.owner) ? other : best,
      );
      waiting.splice(waiting.indexOf(next), 1);
      letIn(next.owner);
      next.letIn();
    }
  }

  return {
    async enter(owner, signal) {
      signal?.throwIfAborted();
      await new Promise<void>((resolve, reject) => {
        const giveUp = () => {
          waiting.splice(waiting.indexOf(waiter), 1);
          reject(signal?.reason as Error);
        };
        const waiter: Waiter = {
          owner,
          letIn: () => {
            signal?.removeEventListener('abort', giveUp);
            resolve();
          },
        };
        signal?.addEventListener('abort', giveUp, { once: true });
        waiting.push(waiter);
        fillPlaces();
      });
    },
    leave(owner) {
      held -= 1;
      const left = countInside(owner) - 1;
      if (left > 0) inside.set(owner, left);
      else inside.delete(owner);
      fillPlaces();
    },
  };
}
