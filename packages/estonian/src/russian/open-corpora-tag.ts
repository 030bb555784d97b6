import { makeTable } from '../make-table';

/** A pymorphy3 tag (`NOUN,inan,masc sing,nomn`) taken apart. */
export interface OpenCorporaTag {
  /** First grammeme: the part of speech, or `PNCT`, `NUMB`, `ROMN`, `LATN`, `UNKN`. */
  readonly partOfSpeech: string;
  readonly grammemes: ReadonlySet<string>;
  /** UD names, undefined if the tag does not say. */
  readonly caseName: string | undefined;
  readonly number: string | undefined;
  readonly gender: string | undefined;
}

const CASES = makeTable<string>({
  nomn: 'Nom',
  gent: 'Gen',
  gen1: 'Gen',
  gen2: 'Par',
  datv: 'Dat',
  accs: 'Acc',
  acc2: 'Acc',
  ablt: 'Ins',
  loct: 'Loc',
  loc1: 'Loc',
  loc2: 'Loc',
  voct: 'Voc',
});
const NUMBERS = makeTable<string>({ sing: 'Sing', plur: 'Plur' });
const GENDERS = makeTable<string>({ masc: 'Masc', femn: 'Fem', neut: 'Neut' });

const parsed = new Map<string, OpenCorporaTag>();

function findValue(grammemes: readonly string[], names: ReadonlyMap<string, string>): string | undefined {
  return names.get(grammemes.find((grammeme) => names.has(grammeme)) ?? '');
}

/** Parses a tag; there are about 4,500 different ones, each parsed once. */
export function parseOpenCorporaTag(tag: string): OpenCorporaTag {
  const known = parsed.get(tag);
  if (known) return known;
  const grammemes = tag.split(/[ ,]/).filter((part) => part !== '');
  const made: OpenCorporaTag = {
    partOfSpeech: grammemes[0] ?? 'UNKN',
    grammemes: new Set(grammemes),
    caseName: findValue(grammemes, CASES),
    number: findValue(grammemes, NUMBERS),
    gender: findValue(grammemes, GENDERS),
  };
  if (parsed.size < 10_000) parsed.set(tag, made);
  return made;
}
