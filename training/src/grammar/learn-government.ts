import type { GovernmentEntries } from '@keelerada/corrector/grammar/reasons/government';
import { CASE_CODES } from '@keelerada/corrector/sentence/pick-reading';
import { readData } from '../project-files';
import { readTreebank, type TreeSentence, type TreeToken, TRAINING_PARTS } from '../sources/read-treebank';

/** Cases that any verb may have beside it; only a strong preference for one says something of the verb. */
const LEAST_COUNT = 8;
const LEAST_SHARE = 0.12;
/** How many times more often than beside other words. */
const LEAST_LIFT = 1.8;
const LEAST_ADPOSITION_SHARE = 0.6;
const OBJECT_CASES = new Set(['n', 'g', 'p']);

/** Cases of place and time that stand beside every verb: they say little of it. */
const PLACE_CASES = new Set(['ad', 'in']);
const LEAST_PLACE_SHARE = 0.4;
const LEAST_PARTITIVE_COUNT = 4;

/**
 * Which case or infinitive verbs, nouns and adpositions ask for: counted in the training treebanks; of verbs only what
 * the list of verb frames knows as well.
 */
export function learnGovernment(): GovernmentEntries {
  const frames = readVerbFrames();
  const counts = new Map<string, Map<string, number>>();
  const count = (key: string, code: string): void => {
    const codes = counts.get(key) ?? new Map<string, number>();
    counts.set(key, codes);
    codes.set(code, (codes.get(code) ?? 0) + 1);
  };
  for (const part of TRAINING_PARTS) for (const tokens of readTreebank(part)) countSentence(tokens, count);
  return [...chooseUsual(counts, frames)].sort(([a], [b]) => (a < b ? -1 : 1));
}

type Count = (key: string, code: string) => void;

function countSentence(tokens: TreeSentence, count: Count): void {
  for (const [place, token] of tokens.entries()) {
    const { features, upos } = token;
    const governor = tokens[token.head];
    if (!governor) continue;
    const relation = token.relation.split(':')[0]!;
    const code = readCase(token);
    if (upos === 'VERB' && relation === 'xcomp') countInfinitive(token, governor, count);
    if (upos === 'ADP' && relation === 'case') {
      const governed = readCase(governor);
      if (governed !== undefined)
        count(`${place < token.head ? 'before' : 'after'} ${makeBaseForm(token)}`, governed);
    }
    const isNominal = ['NOUN', 'PROPN', 'PRON'].includes(upos);
    const hasAdposition = tokens.some((other) => other.head === place && other.upos === 'ADP');
    if (!isNominal || code === undefined || hasAdposition || features.includes('VerbForm=')) continue;
    if (governor.upos === 'VERB' && (relation === 'obj' || relation === 'obl'))
      count(`verb ${makeBaseForm(governor)}`, code);
    if (governor.upos === 'NOUN' && relation === 'nmod' && !OBJECT_CASES.has(code))
      count(`noun ${makeBaseForm(governor)}`, code);
  }
}

/** Vabamorf's code of the case of a token. */
function readCase({ features }: TreeToken): string | undefined {
  const name = /(?:^|\|)Case=(\w+)/u.exec(features)?.[1] ?? '';
  return CASE_CODES.get(name === 'Add' ? 'Ill' : name);
}

const SUPINES: Readonly<Record<string, string>> = {
  ill: 'ma',
  in: 'mas',
  el: 'mast',
  tr: 'maks',
  ab: 'mata',
};

function countInfinitive(token: TreeToken, governor: TreeToken, count: Count): void {
  const form = /VerbForm=(\w+)/u.exec(token.features)?.[1];
  const code = form === 'Inf' ? 'da' : form === 'Sup' ? SUPINES[readCase(token) ?? ''] : undefined;
  if (code !== undefined) count(`infinitive ${makeBaseForm(governor)}`, code);
}

type Frames = ReadonlyMap<string, ReadonlySet<string>>;

function chooseUsual(
  counts: ReadonlyMap<string, ReadonlyMap<string, number>>,
  frames: Frames,
): [string, string[]][] {
  const overall = sumByKind(counts);
  return [...counts].flatMap(([key, codes]): [string, string[]][] => {
    const kind = key.split(' ')[0]!;
    const total = [...codes.values()].reduce((sum, n) => sum + n, 0);
    if (total < LEAST_COUNT) return [];
    const isVerb = kind === 'verb' || kind === 'noun';
    const frame = kind === 'verb' ? frames.get(key.slice('verb '.length)) : undefined;
    const usual = [...codes]
      .filter(([code, n]) => {
        const share = n / total;
        if (!isVerb) return share >= LEAST_ADPOSITION_SHARE;
        if (frame && !frame.has(code)) return false;
        if (kind === 'verb' && code === 'p') return frame !== undefined && n >= LEAST_PARTITIVE_COUNT;
        if (PLACE_CASES.has(code)) return share >= LEAST_PLACE_SHARE;
        const lift = share / overall.get(kind)!.get(code)!;
        return n >= LEAST_COUNT / 2 && share >= LEAST_SHARE && lift >= LEAST_LIFT;
      })
      .sort((a, b) => b[1] - a[1])
      .map(([code]) => code)
      .filter((code) => kind !== 'verb' || (code !== 'n' && code !== 'g'));
    return usual.length > 0 ? [[key, usual]] : [];
  });
}

const FRAME_CASES: Readonly<Record<string, string>> = {
  Ill: 'ill',
  In: 'in',
  El: 'el',
  All: 'all',
  Ad: 'ad',
  Abl: 'abl',
  Tr: 'tr',
  Es: 'es',
  Abes: 'ab',
  Kom: 'kom',
  Com: 'kom',
  Term: 'ter',
};

/** Cases by verb of the list of frames; `p` for verbs whose object is always, or may be, partitive. */
function readVerbFrames(): Map<string, Set<string>> {
  const lines = readData('lexical/verb-frames.lx.gz').split('\n');
  const frames = new Map<string, Set<string>>();
  for (let i = 0; i + 1 < lines.length; i++) {
    if (!lines[i + 1]!.startsWith('_V_')) continue;
    const tags = lines[i + 1]!.match(/#[\w-]+/g) ?? [];
    const cases = tags.flatMap((tag) => {
      if (tag.startsWith('#Part') || tag.startsWith('#NGP')) return ['p'];
      return FRAME_CASES[tag.slice(1).split('-')[0]!] ?? [];
    });
    frames.set(`${lines[i]!.trim()}ma`, new Set(cases));
  }
  return frames;
}

/** Share of each code beside all words of a kind. */
function sumByKind(
  counts: ReadonlyMap<string, ReadonlyMap<string, number>>,
): Map<string, Map<string, number>> {
  const sums = new Map<string, Map<string, number>>();
  for (const [key, codes] of counts) {
    const kind = key.split(' ')[0]!;
    const sum = sums.get(kind) ?? new Map<string, number>();
    sums.set(kind, sum);
    for (const [code, n] of codes) sum.set(code, (sum.get(code) ?? 0) + n);
  }
  for (const sum of sums.values()) {
    const total = [...sum.values()].reduce((all, n) => all + n, 0);
    for (const [code, n] of sum) sum.set(code, n / total);
  }
  return sums;
}

/** The lemma as the annotator gives it: verbs in the ma-form. */
function makeBaseForm({ lemma, upos }: TreeToken): string {
  return upos === 'VERB' && !lemma.endsWith('ma') ? `${lemma}ma` : lemma;
}
