import type { WordReading } from '../../sentence/candidate';

/** How often learners wrote one form of a lemma where another belonged. */
export class FormChanges {
  private readonly counts: ReadonlyMap<string, number>;
  private readonly targets = new Map<string, string[]>();
  private readonly totals = new Map<string, number>();

  /** `counts` by `CLASS written>wanted`, the class being `V` for verbs and `N` for other words. */
  constructor(counts: ReadonlyMap<string, number>) {
    this.counts = counts;
    for (const [key, count] of counts) {
      const [source = '', target = ''] = key.split('>');
      this.targets.set(source, [...(this.targets.get(source) ?? []), target]);
      this.totals.set(source, (this.totals.get(source) ?? 0) + count);
    }
  }

  /** Forms that were right where the form of this reading was written. */
  listTargets({ pos, code }: WordReading): readonly string[] {
    return this.targets.get(makeSource(pos, code)) ?? [];
  }

  countOf({ pos, code }: WordReading, target: string): number {
    return this.counts.get(`${makeSource(pos, code)}>${target}`) ?? 0;
  }

  /** Share of a change among all changes of the written form. */
  rateOf(reading: WordReading, target: string): number {
    const total = this.totals.get(makeSource(reading.pos, reading.code)) ?? 0;
    return this.countOf(reading, target) / (total + 1);
  }

  get entries(): readonly [string, number][] {
    return [...this.counts];
  }
}

function makeSource(pos: string, code: string): string {
  return `${pos === 'V' ? 'V' : 'N'} ${code}`;
}

/** The key of a change in the counts. */
export function formChangeKey({ pos, code }: WordReading, target: string): string {
  return `${makeSource(pos, code)}>${target}`;
}
