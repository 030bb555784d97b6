import type { CollectedCase } from './suite-collector';

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

/** Mutants that none of the cases sees, by number. A case that found one is tried first with the next of its file. */
export async function findSurvivors(
  switches: MutantSwitches,
  cases: readonly CollectedCase[],
  files: readonly string[],
): Promise<number[]> {
  const reaching = files.map((): CollectedCase[] => []);
  for (const one of cases) for (const mutant of await switches.listMet(one)) reaching[mutant]!.push(one);
  const seeing = new Map<string, CollectedCase[]>();
  const survivors: number[] = [];
  for (const [mutant, file] of files.entries()) {
    const first = seeing.get(file) ?? [];
    const own = new Set(reaching[mutant]);
    const tried = new Set([...first.filter((one) => own.has(one)), ...own]);
    const found = await findSeeing(switches, tried, mutant);
    if (found) seeing.set(file, [found, ...first.filter((one) => one !== found)]);
    else survivors.push(mutant);
  }
  return survivors;
}

async function findSeeing(
  switches: MutantSwitches,
  cases: Iterable<CollectedCase>,
  mutant: number,
): Promise<CollectedCase | undefined> {
  for (const one of cases) if (await switches.isSeen(one, mutant)) return one;
  return undefined;
}
