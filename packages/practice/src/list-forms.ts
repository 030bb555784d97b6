import type { CorrectorMorphology } from '@keelerada/corrector/sentence/corrector-morphology';
import { NOMINAL_CODES, VERB_CODES } from '@keelerada/corrector/sentence/cloze-classes';

/** What paradigms are made with. */
export type Morphology = Pick<CorrectorMorphology, 'analyse' | 'synthesise'>;

export interface Form {
  readonly code: string;
  readonly form: string;
}

/**
 * The forms of all inflected words of a base form together (`uus auto`: `uut autot`); a word that is the same in the
 * answer and in the base form stays, as in `kahekümne esimene`.
 */
export function listForms(base: string, answer: string, morphology: Morphology): Form[] {
  const words = base.split(' ');
  const answers = answer.split(' ');
  const isFixed = (at: number): boolean =>
    at < words.length - 1 && answers[at] === words[at] && !isInflected(words[at]!, morphology);
  const codes =
    /ma$/u.test(base) && morphology.synthesise({ lemma: base, form: 'da', partOfSpeech: 'V' }).length > 0
      ? ['ma', ...VERB_CODES]
      : NOMINAL_CODES;
  return codes.flatMap((code) => {
    const made = words.map((lemma, at) =>
      isFixed(at)
        ? [lemma]
        : synthesiseWord(
            readWord(lemma, answers[at] ?? '', morphology),
            code,
            at === words.length - 1,
            morphology,
          ),
    );
    if (made.some((each) => each.length === 0)) return [];
    const most = Math.max(...made.map((each) => each.length));
    return Array.from({ length: most }, (_, place) => ({
      code,
      form: made.map((each) => each[Math.min(place, each.length - 1)]!).join(' '),
    }));
  });
}

const UNINFLECTED = /(?:nud|[td]ud|mata)$|^(?:oma|eri|varem|väärt|täis|valmis)$/u;

/** Whether a word before a noun has forms of its own; participles and some adjectives have none. */
const isInflected = (word: string, { analyse }: Morphology): boolean =>
  !UNINFLECTED.test(word) &&
  analyse(word).analyses.some(
    ({ lemma, partOfSpeech }) => lemma === word && 'ACUSHPNO'.includes(partOfSpeech),
  );

type Word = Parameters<Morphology['synthesise']>[0];

/**
 * The lemma of a base form as a person writes it, which may be a plural one (`käärid`, `meie`), whose form the answer is. A
 * pronoun has no forms of the noun beside it.
 */
function findWord(base: string, answer: string, { analyse }: Morphology): Omit<Word, 'form'> {
  const { analyses } = analyse(base);
  const own = analyses.filter(({ lemma }) => lemma === base);
  const lemmas = [...own, ...analyses.filter(({ form }) => form === 'pl n')].map(({ lemma }) => lemma);
  const ofAnswer = new Set(analyse(answer.toLowerCase()).analyses.map(({ lemma }) => lemma));
  return {
    lemma: lemmas.find((lemma) => ofAnswer.has(lemma)) ?? lemmas[0] ?? base,
    partOfSpeech: analyses.some((each) => each.partOfSpeech === 'P') ? 'P' : '',
  };
}

/** The word of a lemma that the answer and a plural base form are forms of, where the lemma is several words. */
function readWord(base: string, answer: string, morphology: Morphology): Omit<Word, 'form'> {
  const word = findWord(base, answer, morphology);
  const { root } = morphology.analyse(word.lemma).analyses.find(({ lemma }) => lemma === word.lemma) ?? {
    root: '',
  };
  const head = root.slice(0, root.lastIndexOf('_') + 1).replaceAll('_', '');
  const genitives = [...new Set(morphology.synthesise({ ...word, form: 'sg g' }))].map((genitive) =>
    genitive.slice(head.length),
  );
  const wanted = [answer.toLowerCase(), ...(base === word.lemma ? [] : [base])];
  const listAll = (genitive: string): string[] =>
    NOMINAL_CODES.flatMap((form) => morphology.synthesise({ ...word, form, genitive }));
  const [best, next] = genitives
    .map((genitive) => ({ genitive, forms: listAll(genitive) }))
    .filter(({ forms }) => wanted.every((form) => forms.includes(form)))
    // The answer may be one of them; and Vabamorf gives some forms of the other word with a genitive, too.
    .map((each) => ({ ...each, rank: answer === head + each.genitive ? 0 : each.forms.length }))
    .toSorted((one, other) => one.rank - other.rank);
  const isOneWord = genitives.some((one) => genitives.some((other) => isShortened(one, other)));
  return genitives.length > 1 && !isOneWord && best && best.rank !== next?.rank
    ? { ...word, genitive: best.genitive }
    : word;
}

/** Whether the other is the one without a vowel inside: `väikese`, `väikse` are of one word; `kastme`, `kaste` are not. */
const isShortened = (one: string, other: string): boolean =>
  [...one].some(
    (letter, at) =>
      'aeiu'.includes(letter) && at < one.length - 1 && one.slice(0, at) + one.slice(at + 1) === other,
  );

/** Before -ni, -na, -ta and -ga only the last word has the ending; the short illative of an adjective is its long one. */
function synthesiseWord(
  word: Omit<Word, 'form'>,
  code: string,
  isLast: boolean,
  { synthesise }: Morphology,
): readonly string[] {
  const [number, nominalCase = ''] = code.split(' ');
  const own = !isLast && ['ter', 'es', 'ab', 'kom'].includes(nominalCase) ? `${number!} g` : code;
  const made = synthesise({ ...word, form: own });
  return made.length === 0 && own === 'adt' ? synthesise({ ...word, form: 'sg ill' }) : made;
}
