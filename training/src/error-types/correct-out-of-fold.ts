import { loadTrees } from '@keelerada/corrector/language/tree-ensemble';
import { findSearch } from '@keelerada/corrector/spelling/rank-respellings';
import {
  loadSpellingModel,
  encodeErrors,
  type SpellingFiles,
} from '@keelerada/corrector/spelling/spelling-model';
import type { TokenSpan } from '@keelerada/estonian/annotated-text';
import { openGrammarModels } from '../../../apps/server/src/corpus/corrector/corrector-models';
import { isMark, placeReplacement } from '../../../apps/server/src/corpus/error-marks/make-marks';
import { findTextsOfSentences } from '../../../apps/server/src/corpus/error-marks/match-m2';
import { LEVEL_PROPERTY } from '../../../apps/server/src/corpus/store/property-names';
import { makeWholeCorrector, type WholeCorrector } from '../corrector/open-correctors';
import { cutInto } from '../cut-into';
import { findFold as findGrammarFold, learnCandidateTrees } from '../grammar/candidate-trees';
import { findDevelopmentBlock } from '../grammar/learner-corpus';
import { morphology } from '../morphology';
import { readData, findCache, readModel } from '../project-files';
import type { TokenEdit } from '../sources/token-edit';
import { findFold as findSpellingFold, FOLDS } from '../spelling/spelling-corpus';
import { readCorpusTexts, readGoldTokens } from './read-corpus-texts';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { PLAIN_FEATURES } from '@keelerada/corrector/grammar/features/feature-names';
import { collectRows } from '../grammar/collect-rows';
import { readLearners } from '../grammar/train-grammar';
import { crossFitSpelling, crossFitThresholds } from '../spelling/cross-fit-spelling';

/** The corrector looks at so many sentences of a text at once. */
const MOST_SENTENCES = 40;

/** Sentences of one text, by their places in EstGEC-L2 dev. */
export interface GoldText {
  /** Level of the text of the real corpus that they are from; null where it is not known. */
  readonly level: string | null;
  readonly sentences: readonly number[];
}

/** The sentences by text: runs that are from one text of the real corpus, and what lies between them. */
export function listGoldTexts(tokens: readonly (readonly string[])[]): GoldText[] {
  const corpus = readCorpusTexts();
  const starts = new Map<number, string | null>([[0, null]]);
  for (const [text, [first, last]] of findTextsOfSentences(corpus, tokens)) {
    if (!starts.has(last + 1)) starts.set(last + 1, null);
    starts.set(first, corpus[text]!.properties.find(({ name }) => name === LEVEL_PROPERTY)?.value ?? null);
  }
  const sorted = [...starts].filter(([start]) => start < tokens.length).sort(([a], [b]) => a - b);
  return sorted.map(([start, level], i) => ({
    level,
    sentences: Array.from({ length: (sorted[i + 1]?.[0] ?? tokens.length) - start }, (_, k) => start + k),
  }));
}

/**
 * What the product marks in each sentence of EstGEC-L2 dev as it marks the corpus: the whole corrector without the encoder,
 * with late rules and second look, on the running text; trees and spelling models have not seen the fold of the sentence.
 * Models of context and words are those of the product, which have not seen these sentences.
 */
export async function correctOutOfFold(report: (line: string) => void): Promise<TokenEdit[][]> {
  const openCorrector = await openFoldCorrectors(report);
  const tokens = readGoldTokens();
  const lines = readData('gec/estgec-l2-dev.txt').split('\n');
  const edits = tokens.map((): TokenEdit[] => []);
  const nameFolds = (place: number): string =>
    [
      findGrammarFold({ source: 'dev', block: findDevelopmentBlock(place) }),
      findSpellingFold(place, tokens.length),
    ].join(' ');
  for (const { sentences } of listGoldTexts(tokens)) {
    for (const places of cutInto(sentences, MOST_SENTENCES)) {
      const part = placeSentences(places, lines, tokens);
      for (const folds of new Set(part.sentences.map(({ place }) => nameFolds(place)))) {
        const { shown } = await openCorrector(folds)(part.text);
        for (const { place, spans } of part.sentences.filter((one) => nameFolds(one.place) === folds))
          edits[place]!.push(...readEdits(part.text, spans, shown.filter(isMark)));
      }
    }
  }
  report('texts corrected');
  return edits;
}

async function openFoldCorrectors(
  report: (line: string) => void,
): Promise<(folds: string) => WholeCorrector> {
  const files = await learnFolds(report);
  const { model, words } = await openGrammarModels();
  const { lexicon } = words;
  const spellers = files.map((fold) => {
    const spelling = loadSpellingModel(fold);
    return { spelling, search: findSearch(lexicon, spelling), trees: loadTrees(fold.trees) };
  });
  const opened = new Map<string, WholeCorrector>();
  return (folds) => {
    const known = opened.get(folds);
    if (known) return known;
    const [{ trees }, { spelling, search }] = folds.split(' ').map((fold) => spellers[Number(fold)]!) as [
      (typeof spellers)[number],
      (typeof spellers)[number],
    ];
    const corrector = makeWholeCorrector(
      {
        morphology,
        words,
        respelling: { lexicon, errors: spelling.errors, search },
        model: { ...model, plain: { ...model.plain, trees }, encoded: undefined },
      },
      spelling,
    );
    opened.set(folds, corrector);
    return corrector;
  };
}

interface PlacedSentence {
  readonly place: number;
  readonly spans: readonly TokenSpan[];
}

/** The sentences as one text, and where the tokens of the annotators lie in it. Throws an Error where a line has other tokens. */
function placeSentences(
  places: readonly number[],
  lines: readonly string[],
  tokens: readonly (readonly string[])[],
): { readonly text: string; readonly sentences: readonly PlacedSentence[] } {
  const text = places.map((place) => lines[place]).join(' ');
  let at = 0;
  const sentences = places.map((place) => ({
    place,
    spans: tokens[place]!.map((token) => {
      const start = text.indexOf(token, at);
      if (start < 0 || text.slice(at, start).trim() !== '')
        throw new Error(`Sentence ${place} of EstGEC-L2 dev has other tokens than its line.`);
      at = start + token.length;
      return { start, end: at };
    }),
  }));
  return { text, sentences };
}

/** The marks that begin in a sentence as edits of its tokens; none overlaps another, what crosses its end is left out. */
function readEdits(
  text: string,
  spans: readonly TokenSpan[],
  marks: Awaited<ReturnType<WholeCorrector>>['shown'],
): TokenEdit[] {
  const [first, last] = [spans[0]!.start, spans.at(-1)!.end];
  let end = -1;
  return marks
    .filter((mark) => mark.start >= first && mark.end <= last)
    .flatMap((mark) => {
      const { start: from, end: to, replacements } = mark;
      const placed = placeReplacement(text, spans, { from, to, replacement: replacements[0]! });
      if (!placed || placed.start < end) return [];
      end = placed.end;
      return [{ start: placed.start, end: placed.end, replacement: placed.words }];
    });
}

const HASH_DIGITS = 8;

/** What replaces the files of the product where a fold of EstGEC-L2 dev must not have been seen; grammar and spelling cut it in their own ways. */
interface FoldFiles extends SpellingFiles {
  readonly trees: Uint8Array;
}

const PARTS = ['trees', 'errors', 'ranker', 'detector'] as const;

/**
 * The learned files of the corrector without each fold, without the encoder: the folds, data and thresholds of
 * `evaluate -- grammar` and `evaluate -- spelling`. Kept in `.cache/error-types` as long as the models of the product are
 * the same: a change of rules alone learns nothing anew.
 */
async function learnFolds(report: (line: string) => void): Promise<readonly FoldFiles[]> {
  const hash = createHash('sha256').update(readModel('grammar/trees.bin'));
  for (const part of ['errors', 'ranker', 'detector']) hash.update(readModel(`spelling/${part}.bin`));
  const folder = `error-types/folds-${hash.digest('hex').slice(0, HASH_DIGITS)}`;
  const fileOf = (part: string, fold: number): string => findCache(`${folder}/${part}-${fold}.bin`);
  if (!existsSync(fileOf(PARTS.at(-1)!, FOLDS - 1))) {
    const trees = await learnGrammarFolds(report);
    const spelling = await learnSpellingFolds(report);
    for (const [fold, files] of spelling.entries())
      for (const part of PARTS)
        writeFileSync(fileOf(part, fold), part === 'trees' ? trees[fold]! : files[part]);
  }
  return Array.from({ length: FOLDS }, (_, fold) => {
    const [trees, errors, ranker, detector] = PARTS.map((part) => readFileSync(fileOf(part, fold)));
    return { trees: trees!, errors: errors!, ranker: ranker!, detector: detector! };
  });
}

async function learnGrammarFolds(report: (line: string) => void): Promise<readonly Uint8Array[]> {
  const { model } = await openGrammarModels();
  const { forms, commas } = model.context;
  const base = { nominal: forms.nominal, verb: forms.verb, comma: commas.context };
  const { learners, makers } = await readLearners(base, model.ruleNumbers, report);
  return learnCandidateTrees(await collectRows(learners, makers), PLAIN_FEATURES).foldFiles;
}

async function learnSpellingFolds(report: (line: string) => void): Promise<readonly SpellingFiles[]> {
  const crossFit = await crossFitSpelling(report);
  const thresholds = crossFitThresholds(crossFit);
  return crossFit.foldTrees.map((trees, fold) => {
    const { errors, edits } = crossFit.foldErrors[fold]!;
    return { ...trees, errors: encodeErrors(errors, crossFit.triples, edits, thresholds[fold]!) };
  });
}
