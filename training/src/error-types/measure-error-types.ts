import { createHash } from 'node:crypto';
import type {
  ErrorTypeFigure,
  ErrorTypeFigures,
  TextFigures,
} from '@keelerada/corrector/error-types/error-type-figures';
import { readAnnotatorVersion } from '../../../apps/server/src/corpus/annotation/read-annotator-version';
import { readCorrectorVersion } from '../../../apps/server/src/corpus/error-marks/read-corrector-version';
import { compareEstimates } from '../../../apps/server/src/corpus/error-marks/testing/compare-estimates';
import { TokenAnnotator } from '../grammar/annotate-tokens';
import { hasLearnerCorpus, readDevelopmentSentences, type LearnerSentence } from '../grammar/learner-corpus';
import { hasCleanText } from '../grammar/read-clean-text';
import { correctOutOfFold, listGoldTexts, type GoldText } from './correct-out-of-fold';
import { formatAgreement, formatEstimates, formatFigures } from './format-error-types';
import { measureAgreement, measureInner } from './measure-agreement';
import { analyseWord, readGoldEdits } from './read-gold-edits';
import { scoreSentences, sumByCode } from './score-by-type';

const LETTER = /\p{L}/u;

/**
 * Types the edits of EstGEC-L2 dev and the corrections that the corrector makes there out of fold, and reports how both
 * agree with the annotators. The rules of the typer were developed on the sentences of even number. Undefined, with a
 * line that says so, if the data are absent.
 */
export async function measureErrorTypes(
  report: (line: string) => void,
): Promise<ErrorTypeFigures | undefined> {
  if (!hasLearnerCorpus() || !hasCleanText()) {
    report('error-types: skipped, ../shared/data is not there');
    return undefined;
  }
  const edits = await readGoldEdits();
  const all = measureAgreement(edits);
  const halves = [0, 1].map((half) =>
    measureAgreement(edits.filter(({ sentenceId }) => sentenceId % 2 === half)),
  );
  formatAgreement('agreement with the annotators', all).forEach(report);
  report(formatAgreement('sentences of even number, on which the rules were developed', halves[0]!)[0]!);
  report(formatAgreement('sentences of odd number', halves[1]!)[0]!);
  const inner = measureInner(edits);
  report(
    `errors inside moves: ${inner.placed} of ${inner.wanted} found in their place, ` +
      `${inner.agreed} with their code; ${inner.proposed} named`,
  );
  const corrections = await correctOutOfFold((line) => console.error(line));
  const learners = await readDevelopmentSentences(new TokenAnnotator());
  const scored = scoreSentences({ learners, corrections, findWord: analyseWord });
  const codes = sumByCode(scored);
  report('the corrector out of fold, by code:');
  formatFigures(codes).forEach(report);
  const markedWith = await readCorrectorVersion(await readAnnotatorVersion());
  const texts = listGoldTexts(learners.map(({ gold }) => gold.tokens)).map((text) =>
    describeText(text, learners, scored),
  );
  formatEstimates(compareEstimates(texts)).forEach(report);
  const content = {
    markedWith,
    sentences: learners.length,
    edits: all.edits,
    agreed: all.agreed,
    codes,
    texts,
  };
  const version = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
  return { version, ...content };
}

function describeText(
  { level, sentences }: GoldText,
  learners: readonly LearnerSentence[],
  scored: readonly (readonly ErrorTypeFigure[])[],
): TextFigures {
  const own = sentences.map((place) => learners[place]!.gold);
  const first = own.flatMap(({ annotators }) => annotators[0]!.map(({ type }) => type));
  const none = { wanted: 0, found: 0, proposed: 0, right: 0, atError: 0 };
  const marked = [...new Set(first)].map((code) => ({ code: code as ErrorTypeFigure['code'], ...none }));
  const codes = sumByCode([...sentences.map((place) => scored[place]!), marked]);
  return {
    level,
    words: own.flatMap(({ tokens }) => tokens.filter((token) => LETTER.test(token))).length,
    codes: codes.map((figure) => ({
      ...figure,
      marked: first.filter((code) => code === figure.code).length,
    })),
  };
}
