import { ADPOSITIONS } from '@keelerada/corrector/rules/data/adposition-cases';
import { GOING_VERBS, STAYING_VERBS } from '@keelerada/corrector/rules/data/local-nouns';
import { ADJECTIVE_CASES } from '@keelerada/corrector/rules/data/verb-cases';
import { VERB_FRAMES } from '@keelerada/corrector/rules/data/verb-frames';
import { listFrames } from '@keelerada/corrector/rules/government';
import {
  type GrammarSentence,
  isNominalCode,
  readGrammarSentences,
} from '@keelerada/corrector/sentence/grammar-sentence';
import { changePhrase } from '@keelerada/corrector/sentence/phrase';
import { QUANTIFIERS } from '@keelerada/corrector/sentence/quantifiers';
import { caseOfCode, childrenOf, numberOfCode, relationOf } from '@keelerada/corrector/sentence/readings';
import { openAnnotator } from '../annotation/annotate';
import { listShuffled, makeRandom } from '../learning/random-order';
import { morphology } from '../morphology';
import { readTreebankLines } from '../sources/read-treebank';
import { openWholeCorrector, type WholeCorrector } from './open-correctors';

/** Edited text that frames were not counted in. */
const PARTS = ['et_edt-ud-dev', 'et_ewt-ud-dev'] as const;
const [FEWEST_CHARACTERS, MOST_CHARACTERS] = [25, 220];
const MOST = 1200;
const SEED = 1129;
const MOST_SHOWN = 30;

/** A phrase in a case that its governor does not take. */
interface PlantedFrame {
  readonly kind: string;
  /** The governor, and whether it is in the table of verbs written by hand. */
  readonly governor: string;
  readonly isListed: boolean;
  readonly right: string;
  readonly wrong: string;
  readonly start: number;
  readonly end: number;
}

interface Site {
  readonly kind: string;
  readonly governor: string;
  /** Codes that learners put in place of the right one. */
  readonly codes: readonly string[];
}

/** Plants a wrong case beside verbs, adjectives, adpositions, quantities and places, each in a sentence of its own, and prints what is marked and mended. */
export async function evaluatePlantedFrames(): Promise<void> {
  const corrector = await openWholeCorrector();
  const planted = await plantFrames();
  const kinds = [...new Set(planted.map(({ kind }) => kind)), 'all', 'governor counted in text only'];
  for (const kind of kinds) {
    const chosen = planted.filter(
      (frame) => kind === 'all' || frame.kind === kind || (kind.startsWith('governor') && !frame.isListed),
    );
    console.log(await measure(kind, chosen, corrector));
  }
}

async function plantFrames(): Promise<PlantedFrame[]> {
  const annotator = await openAnnotator();
  const random = makeRandom(SEED);
  const lines = PARTS.flatMap((part) => readTreebankLines(part));
  const planted: PlantedFrame[] = [];
  for (const i of listShuffled(lines.length, random)) {
    const text = lines[i]!;
    if (text.length < FEWEST_CHARACTERS || text.length > MOST_CHARACTERS) continue;
    const annotation = await annotator.annotate({ text, language: 'et' });
    const sentences = readGrammarSentences(text, annotation, morphology);
    if (sentences.length !== 1) continue;
    planted.push(...listFramesOf(text, sentences[0]!, random));
    if (planted.length >= MOST) break;
  }
  return planted.slice(0, MOST);
}

function listFramesOf(right: string, sentence: GrammarSentence, random: () => number): PlantedFrame[] {
  const { tokens } = sentence;
  return [...tokens.keys()].flatMap((at) => {
    const { pos, code, isKnown } = tokens[at]!;
    if (!'SP'.includes(pos) || !isKnown || !isNominalCode(code)) return [];
    return findSites(sentence, at).flatMap(({ kind, governor, codes }): PlantedFrame[] => {
      const wanted = codes[Math.floor(random() * codes.length)]!;
      const phrase = changePhrase(tokens, at, wanted, { isWhole: true });
      const words = phrase?.wanted[0]?.map((word) =>
        typeof word === 'string' ? word : morphology.synthesise(word)[0],
      );
      if (!phrase || !words || words.includes(undefined)) return [];
      const [first, last] = [tokens[phrase.start]!, tokens[phrase.end - 1]!];
      const written = right.slice(first.start, last.end);
      const put = words.join(' ');
      if (phrase.start === 0 || put.toLowerCase() === written.toLowerCase()) return [];
      const wrong = right.slice(0, first.start) + put + right.slice(last.end);
      const place = { start: first.start, end: first.start + put.length };
      return [{ kind, governor, isListed: VERB_FRAMES.has(governor), right, wrong, ...place }];
    });
  });
}

/** What governs the case of a noun, with the cases that learners confuse with it. */
function findSites(sentence: GrammarSentence, at: number): Site[] {
  const { tokens } = sentence;
  const { code, head, lemma } = tokens[at]!;
  const [own, number] = [caseOfCode(code), numberOfCode(code)];
  const above = tokens[head];
  const children = childrenOf(sentence, at).map((i) => tokens[i]!);
  const inNumber = (cases: readonly string[]): string[] => cases.map((name) => `${number} ${name}`);
  const sites: Site[] = [];
  const add = (kind: string, governor: string, codes: readonly string[]): void => {
    if (codes.length > 0) sites.push({ kind, governor, codes });
  };
  for (const child of children) {
    const frames = relationOf(child) === 'case' ? ADPOSITIONS.get(child.lower) : undefined;
    if (frames?.some((frame) => frame.case === own))
      add('adposition', child.lower, inNumber(['n', 'g', 'p'].filter((name) => name !== own)));
    if (relationOf(child) === 'nummod' && child.code === 'sg n' && code === 'sg p')
      add('numeral', child.lower, ['pl n', 'sg n']);
    if (QUANTIFIERS.has(child.lower) && code === 'pl p') add('quantity', child.lower, ['pl n']);
  }
  if (!above || children.some((child) => ['case', 'nummod'].includes(relationOf(child)))) return sites;
  if (above.pos === 'V') {
    const frame = listFrames(above.lemma).find(({ particle, ...one }) => !particle && one.case === own);
    if (frame) add('verb', above.lemma, inNumber(frame.wrong.filter((name) => name !== 'adt')));
    if (GOING_VERBS.has(above.lemma) && ['adt', 'sg ill'].includes(code))
      add('place', above.lemma, ['sg in']);
    if (STAYING_VERBS.has(above.lemma) && code === 'sg in') add('place', above.lemma, ['sg ill']);
  }
  const adjective = ADJECTIVE_CASES.get(above.lower.endsWith('tud') ? above.lower : above.lemma);
  if (adjective?.case === own && lemma !== 'see') add('adjective', above.lemma, inNumber(adjective.wrong));
  return sites;
}

async function measure(
  kind: string,
  planted: readonly PlantedFrame[],
  corrector: WholeCorrector,
): Promise<string> {
  let [marked, first] = [0, 0];
  const missed: string[] = [];
  for (const { right, wrong, start, end, governor } of planted) {
    const { shown } = await corrector(wrong);
    const here = shown.filter((mark) => mark.start < end && start < mark.end);
    const mended = here.toReversed().reduce((text, mark) => {
      return text.slice(0, mark.start) + (mark.replacements[0] ?? mark.original) + text.slice(mark.end);
    }, wrong);
    marked += here.length > 0 ? 1 : 0;
    first += mended === right ? 1 : 0;
    if (here.length === 0) missed.push(`  ${governor}: ${wrong}`);
  }
  const share = (count: number): string => `${((100 * count) / planted.length).toFixed(1)} %`;
  const title = `${kind}, ${planted.length}: marked ${share(marked)}, first right ${share(first)}`;
  return [title, ...(kind === 'all' ? [] : missed.slice(0, MOST_SHOWN))].join('\n');
}
