import { createHash } from 'node:crypto';
import type { ErrorTypeFigures } from '@keelerada/corrector/error-types/error-type-figures';
import { TokenAnnotator } from '../grammar/annotate-tokens';
import { hasLearnerCorpus, readDevelopmentSentences } from '../grammar/learner-corpus';
import { openTrainingMorphology } from '../grammar/open-morphology';
import { hasCleanText } from '../grammar/read-clean-text';
import { hasMorphology } from '../language/start-morphology';
import { correctOutOfFold } from './correct-out-of-fold';
import { formatAgreement, formatFigures } from './format-error-types';
import { measureAgreement, measureInner } from './measure-agreement';
import { analyseWords, readGoldEdits } from './read-gold-edits';
import { scoreByType } from './score-by-type';

/**
 * Types the edits of EstGEC-L2 dev and the corrections that the corrector makes there out of fold, and reports how both
 * agree with the annotators. The rules of the typer were developed on the sentences of even number. Undefined, with a
 * line that says so, if the data are absent.
 */
export async function measureErrorTypes(
  report: (line: string) => void,
): Promise<ErrorTypeFigures | undefined> {
  if (!hasLearnerCorpus() || !hasCleanText() || !hasMorphology()) {
    report('error-types: skipped, ../shared/data or the Python environment (.venv) is not there');
    return undefined;
  }
  const morphology = await openTrainingMorphology();
  try {
    const edits = await readGoldEdits(morphology);
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
    const corrections = await correctOutOfFold(morphology, (line) => console.error(line));
    const learners = await readDevelopmentSentences(new TokenAnnotator(morphology));
    const words = [
      ...learners.flatMap(({ gold }) => gold.tokens),
      ...corrections.flat().flatMap(({ replacement }) => replacement),
    ];
    const findWord = await analyseWords(words, morphology);
    const codes = scoreByType({ learners, corrections, findWord });
    report('the corrector out of fold, by code:');
    formatFigures(codes).forEach(report);
    const content = { sentences: learners.length, edits: all.edits, agreed: all.agreed, codes };
    const version = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
    return { version, ...content };
  } finally {
    morphology.close();
  }
}
