import type { EstonianFormAnalyses, VabamorfAnalysis } from '@keelerada/estonian/morphology';
import type { Example } from '@keelerada/corpus-engine/worksheet/cut-example';
import type { ComputeTask } from '../../platform/compute/compute-task';

type Sentence = Pick<Example, 'text' | 'marks'>;
/** The parallel forms of each gap; null for a sentence that is not given. */
type CheckedAnswers = readonly (readonly string[])[] | null;

const WORD = /\p{L}[\p{L}\p{M}'’-]*/gu;
const ONE_WORD = /^\p{L}[\p{L}\p{M}-]*$/u;
const CAPITAL = /^\p{Lu}/u;

const fold = (word: string): string => word.toLowerCase();

/**
 * Whether a teacher would hand out each sentence: the dictionary knows its words, and a word that belongs in a gap is a form
 * that the dictionary makes of the base form beside it.
 */
export const checkAnswersTask: ComputeTask<readonly Sentence[], readonly CheckedAnswers[]> = {
  name: 'check-answers',
  isLong: false,
  async run(sentences, { morphology, signal }) {
    const words = [...new Set(sentences.flatMap(({ text }) => text.match(WORD) ?? []))];
    const forms = words.map((form) => ({ form, isSentenceInitial: false }));
    const analysed = await morphology.analyseEstonian(forms, { signal });
    const known = new Map(words.map((word, i) => [word, analysed[i]!]));
    const read = sentences.map((sentence) => readGaps(sentence, known));
    const readings = read.flatMap((gaps) => gaps?.flat() ?? []);
    const made = await morphology.synthesise(
      readings.map(({ lemma, form, partOfSpeech }) => ({ lemma, form, partOfSpeech })),
      { signal },
    );
    const formsOf = new Map(readings.map((reading, i) => [reading, made[i]!]));
    return read.map((gaps, i) => {
      if (gaps === null) return null;
      const { text, marks } = sentences[i]!;
      const accepted = gaps.map((own, place) => {
        const answer = text.slice(marks[place]!.start, marks[place]!.end);
        return ONE_WORD.test(answer)
          ? acceptForms(
              answer,
              own.map((reading) => formsOf.get(reading)!),
            )
          : [];
      });
      return accepted.every((each) => each !== null) ? accepted : null;
    });
  },
};

/** The readings of each gap with the base form beside it; null where a word is not known or a gap has none. */
function readGaps(
  { text, marks }: Sentence,
  known: ReadonlyMap<string, EstonianFormAnalyses>,
): readonly (readonly VabamorfAnalysis[])[] | null {
  const isRead = (text.match(WORD) ?? []).every((word) => CAPITAL.test(word) || known.get(word)!.isKnown);
  if (!isRead) return null;
  const gaps = marks.map(({ start, end, lemma }) => {
    const answer = text.slice(start, end);
    if (!ONE_WORD.test(answer)) return [];
    const readings = (known.get(answer)?.analyses ?? []).filter(
      (reading) => fold(reading.lemma) === fold(lemma) && reading.clitic === '',
    );
    const isVerb = readings.some(({ partOfSpeech }) => partOfSpeech === 'V');
    return readings.length === 0 || (fold(answer) === fold(lemma) && !isVerb) ? null : readings;
  });
  return gaps.every((gap) => gap !== null) ? gaps : null;
}

/** Forms that are as right in every reading: which one the sentence has is not known. Null where the answer is not made. */
function acceptForms(answer: string, made: readonly (readonly string[])[]): readonly string[] | null {
  const right = made.filter((forms) => forms.some((form) => fold(form) === fold(answer)));
  const [first, ...others] = right;
  if (first === undefined) return null;
  return first.filter((form) => fold(form) !== fold(answer) && others.every((forms) => forms.includes(form)));
}
