import type { CollectedCase } from './suite-collector';

/** The name of the global function that says whether the mutant of a number is the one that is tried. */
export const SWITCH = '__isPlanted';
/** Switches that a mutated program meets before it is held for one that never ends. */
const MOST_STEPS = 20_000_000;

/** The switches of a bundle of mutants: which one is on, and which are met. */
export class MutantSwitches {
  #active = -1;
  #met: Set<number> | undefined;
  #steps = 0;

  /** True where the mutant is on; notes that its place was reached. */
  readonly isPlanted = (mutant: number): boolean => {
    this.#met?.add(mutant);
    this.#steps += 1;
    if (this.#steps > MOST_STEPS) throw new Error('The mutant does not end.');
    return mutant === this.#active;
  };

  /** What a case meets. Rejects where it fails without a mutant. */
  async listMet(one: CollectedCase): Promise<ReadonlySet<number>> {
    this.#steps = 0;
    this.#met = new Set();
    const met = this.#met;
    await one.run();
    this.#met = undefined;
    return met;
  }

  /** True where the case fails with the mutant. */
  async isSeen(one: CollectedCase, mutant: number): Promise<boolean> {
    this.#steps = 0;
    this.#active = mutant;
    try {
      await one.run();
      return false;
    } catch {
      return true;
    } finally {
      this.#active = -1;
    }
  }
}
