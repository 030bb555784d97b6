import type { WordFormReason } from '../correction-reason';
import { readMessage, type ExplanationLanguage } from '../messages/messages';
import { readExplanation, type Explanation } from './explanation';
import { listCaseQuestions, nameCase, nameForm } from './form-names';

/** Explains a wrong form; `right` is the right one. */
export function explainForm(
  reason: WordFormReason,
  right: string,
  language: ExplanationLanguage,
): Explanation {
  const rule = explainCause(reason, language);
  const form = readMessage('quoted', language, { word: right });
  const change = describeChange(reason, right, language);
  return rule
    ? { short: `${rule.short}: ${form}`, long: `${rule.long} ${change}` }
    : { short: nameRightForm(reason, right, language), long: change };
}

function nameRightForm(
  { writtenForm, wantedForm, partOfSpeech }: WordFormReason,
  right: string,
  language: ExplanationLanguage,
): string {
  const wanted = nameForm(wantedForm, partOfSpeech, language);
  return wanted === undefined || writtenForm === wantedForm
    ? readMessage('form.same', language, { right })
    : readMessage('form.fits', language, { wanted, right });
}

/** Names the written and the wanted form. */
function describeChange(
  { lemma, partOfSpeech, writtenForm, wantedForm }: WordFormReason,
  right: string,
  language: ExplanationLanguage,
): string {
  const written = nameForm(writtenForm, partOfSpeech, language);
  const wanted = nameForm(wantedForm, partOfSpeech, language);
  if (wanted === undefined || writtenForm === wantedForm)
    return readMessage('form.right', language, { lemma, right });
  const changed = readMessage('form.changed', language, { lemma, right, wanted });
  return written === undefined ? changed : `${changed} ${readMessage('form.written', language, { written })}`;
}

function explainCause(
  { cause, wantedForm, partOfSpeech }: WordFormReason,
  language: ExplanationLanguage,
): Explanation | undefined {
  if (!cause) return undefined;
  const { kind, word, lemma } = cause;
  const isVerb = partOfSpeech === 'V';
  const { short, long } = readExplanation(
    kind === 'negation' && isVerb ? 'cause.negated-verb' : `cause.${kind}`,
    language,
    {
      word,
      lemma,
      case: nameCase(wantedForm, language) ?? '',
      form: nameForm(wantedForm, partOfSpeech, language) ?? '',
      questions: listCaseQuestions(wantedForm),
    },
  );
  const isGenitive = kind === 'agreement-attribute' && wantedForm.endsWith(' g');
  return { short, long: isGenitive ? `${long} ${readMessage('last-cases', language)}` : long };
}
