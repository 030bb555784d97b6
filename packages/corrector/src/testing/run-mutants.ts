import type { MutantSwitches } from './mutant-switches';
import type { CollectedCase } from './suite-collector';

/**
 * Mutants that none of the cases sees, by number; `files` are those of the mutants, of which a case that `isBlind` sees
 * nothing by itself. A case that found one is tried first with the next of its file.
 */
export async function findSurvivors(
  switches: MutantSwitches,
  cases: readonly CollectedCase[],
  files: readonly string[],
  isBlind: (one: CollectedCase, file: string) => boolean,
): Promise<number[]> {
  const reaching = files.map((): CollectedCase[] => []);
  for (const one of cases)
    for (const mutant of await switches.listMet(one))
      if (!isBlind(one, files[mutant]!)) reaching[mutant]!.push(one);
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
