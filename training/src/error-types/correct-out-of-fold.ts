import { readFileSync } from 'node:fs';
import { loadGrammarModel } from '@keelerada/corrector/grammar/grammar-model';
import { loadTrees } from '@keelerada/corrector/language/tree-ensemble';
import { findSearch } from '@keelerada/corrector/spelling/rank-respellings';
import { loadSpellingModel } from '@keelerada/corrector/spelling/spelling-model';
import type { TokenSpan } from '@keelerada/estonian/annotated-text';
import { isMark, placeReplacement } from '../../../apps/server/src/corpus/error-marks/make-marks';
import { findTextsOfSentences } from '../../../apps/server/src/corpus/error-marks/match-m2';
import { LEVEL_PROPERTY } from '../../../apps/server/src/corpus/store/property-names';
import { findFold as findGrammarFold } from '../grammar/candidate-trees';
import { readGrammarFiles } from '../grammar/grammar-files';
import { findDevelopmentBlock } from '../grammar/learner-corpus';
import { morphology } from '../morphology';
import { readLexicon, readWordModel } from '../language/language-files';
import { DATA_FOLDER } from '../language/read-sentences';
import type { TokenEdit } from '../sources/token-edit';
import { makeWholeCorrector, type WholeCorrector } from '../spelling/open-whole-corrector';
import { findFold as findSpellingFold } from '../spelling/spelling-corpus';
import { learnFolds } from './learn-folds';
import { readCorpusTexts, readGoldTokens } from './read-corpus-texts';

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
  const lines = readFileSync(new URL('gec/estgec-l2-dev.txt', DATA_FOLDER), 'utf8').split('\n');
  const edits = tokens.map((): TokenEdit[] => []);
  const nameFolds = (place: number): string =>
    [
      findGrammarFold({ source: 'dev', block: findDevelopmentBlock(place) }),
      findSpellingFold(place, tokens.length),
    ].join(' ');
  for (const { sentences } of listGoldTexts(tokens)) {
    for (let from = 0; from < sentences.length; from += MOST_SENTENCES) {
      const part = placeSentences(sentences.slice(from, from + MOST_SENTENCES), lines, tokens);
      for (const folds of new Set(part.sentences.map(({ place }) => nameFolds(place)))) {
        const { shown } = await openCorrector(folds).correct(part.text);
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
  const lexicon = readLexicon();
  const words = { lexicon, words: readWordModel(lexicon) };
  const model = loadGrammarModel(readGrammarFiles());
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
        ...{ morphology, words, respelling: { lexicon, errors: spelling.errors, search } },
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
  marks: Awaited<ReturnType<WholeCorrector['correct']>>['shown'],
): TokenEdit[] {
  const [first, last] = [spans[0]!.start, spans.at(-1)!.end];
  let end = -1;
  return marks
    .filter((mark) => mark.start >= first && mark.end <= last)
    .flatMap((mark) => {
      const placed = placeReplacement(text, spans, {
        ...{ from: mark.start, to: mark.end, replacement: mark.replacements[0]! },
      });
      if (!placed || placed.start < end) return [];
      end = placed.end;
      return [{ start: placed.start, end: placed.end, replacement: placed.words }];
    });
}
