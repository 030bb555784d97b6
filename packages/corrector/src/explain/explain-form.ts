import type { FormCause, WordFormReason } from '../correction-reason';
import type { Explanation, ExplanationLanguage } from '../sentence/explanation';
import { quote } from '../sentence/explanation';
import { listCaseQuestions, nameCase, nameForm } from '../sentence/form-names';

/** Explains a wrong form; `right` is the right one. */
export function explainForm(
  reason: WordFormReason,
  right: string,
  language: ExplanationLanguage,
): Explanation {
  const rule = reason.cause ? explainCause(reason, reason.cause, language) : undefined;
  const form = quote(right, language);
  if (!rule) return explainBareForm(reason, form, language);
  const change = describeChange(reason, form, language);
  return { short: `${rule.short}: ${form}`, long: `${rule.long} ${change}` };
}

function explainBareForm(reason: WordFormReason, form: string, language: ExplanationLanguage): Explanation {
  const name = nameForm(reason.wantedForm, reason.partOfSpeech, language);
  const change = describeChange(reason, form, language);
  if (language === 'et') {
    const isSame = reason.writtenForm === reason.wantedForm || name === undefined;
    return { short: isSame ? `õige vorm on ${form}` : `siia sobib ${name}: ${form}`, long: change };
  }
  const isSame = reason.writtenForm === reason.wantedForm || name === undefined;
  return { short: isSame ? `the right form is ${form}` : `the ${name} fits here: ${form}`, long: change };
}

/** Says in which form the word stands and in which it should. */
function describeChange(
  { lemma, partOfSpeech, writtenForm, wantedForm }: WordFormReason,
  form: string,
  language: ExplanationLanguage,
): string {
  const word = quote(lemma, language);
  const [written, wanted] = [writtenForm, wantedForm].map((code) => nameForm(code, partOfSpeech, language));
  if (wanted === undefined || writtenForm === wantedForm) {
    return language === 'et' ? `Sõna ${word} õige vorm on ${form}.` : `The right form of ${word} is ${form}.`;
  }
  if (language === 'et') {
    const found = written === undefined ? '' : ` Kirjutatud on ${written}.`;
    return `Sõna ${word} peab siin olema vormis ${form} (${wanted}).${found}`;
  }
  const found = written === undefined ? '' : ` What is written is the ${written}.`;
  return `Here ${word} should be ${form} (${wanted}).${found}`;
}

function explainCause(
  reason: WordFormReason,
  { kind, word, lemma }: FormCause,
  language: ExplanationLanguage,
): Explanation | undefined {
  const code = reason.wantedForm;
  const governor = quote(lemma, language);
  const seen = quote(word, language);
  const isVerb = reason.partOfSpeech === 'V';
  const name = isVerb ? nameForm(code, 'V', language) : nameCase(code, language);
  const object = isVerb ? name : nameCase(code, language, 'object');
  const questions = listCaseQuestions(code);
  const texts = language === 'et' ? explainInEstonian : explainInEnglish;
  return texts({
    kind,
    governor,
    seen,
    name: name ?? '',
    object: object ?? '',
    questions,
    isVerb,
    isGenitive: code.endsWith(' g'),
  });
}

interface CauseWords {
  readonly kind: FormCause['kind'];
  readonly governor: string;
  readonly seen: string;
  readonly name: string;
  readonly object: string;
  readonly questions: string;
  readonly isVerb: boolean;
  readonly isGenitive: boolean;
}

function explainInEstonian({
  kind,
  governor,
  seen,
  name,
  object,
  questions,
  isVerb,
  isGenitive,
}: CauseWords): Explanation {
  switch (kind) {
    case 'verb-government':
      return {
        short: `${governor} nõuab ${object}`,
        long: `Tegusõna ${governor} juures on laiend käändes, mis vastab küsimusele ${questions} See on ${name}.`,
      };
    case 'adposition-government':
      return {
        short: `${seen} nõuab ${object}`,
        long: `Kaassõna ${seen} juures on sõna käändes, mis vastab küsimusele ${questions} See on ${name}.`,
      };
    case 'noun-government':
      return {
        short: `${governor} nõuab ${object}`,
        long: `Nimisõna ${governor} juures on laiend käändes, mis vastab küsimusele ${questions} See on ${name}.`,
      };
    case 'agreement-attribute':
      return {
        short: `ühildub sõnaga ${seen}`,
        long:
          `Täiend on samas arvus ja käändes kui sõna ${seen}, mille juurde see kuulub.` +
          (isGenitive ? ' Rajava, oleva, ilmaütleva ja kaasaütleva ees on täiend omastavas.' : ''),
      };
    case 'agreement-subject':
      return {
        short: `ühildub alusega ${seen}`,
        long: `Öeldis on samas isikus ja arvus kui alus ${seen}.`,
      };
    case 'numeral':
      return {
        short: `arvsõna ${seen} järel on ainsuse osastav`,
        long: `Arvsõna ${seen} järel on nimisõna ainsuse osastavas, kui arvsõna ise on nimetavas.`,
      };
    case 'negation':
      return isVerb
        ? {
            short: `eituse ${seen} järel on pöördelõputa vorm`,
            long: `Eitussõna ${seen} järel ei ole tegusõnal pöördelõppu: vorm on kõigis isikutes sama.`,
          }
        : {
            short: 'eitavas lauses on osastav',
            long: `Eitavas lauses (${seen}) on sihitis osastavas.`,
          };
    case 'infinitive':
      return {
        short: `${governor} järel on ${name}`,
        long: `Sõna ${governor} järel on ${name}.`,
      };
  }
}

function explainInEnglish({
  kind,
  governor,
  seen,
  name,
  questions,
  isVerb,
  isGenitive,
}: CauseWords): Explanation {
  switch (kind) {
    case 'verb-government':
      return {
        short: `${governor} asks for the ${name}`,
        long: `The verb ${governor} takes its complement in the ${name} (${questions}).`,
      };
    case 'adposition-government':
      return {
        short: `${seen} asks for the ${name}`,
        long: `With ${seen} the word stands in the ${name} (${questions}).`,
      };
    case 'noun-government':
      return {
        short: `${governor} asks for the ${name}`,
        long: `The noun ${governor} takes its complement in the ${name} (${questions}).`,
      };
    case 'agreement-attribute':
      return {
        short: `agrees with ${seen}`,
        long:
          `An attribute has the number and case of its noun, here ${seen}.` +
          (isGenitive ? ' Before the last four cases it stands in the genitive.' : ''),
      };
    case 'agreement-subject':
      return {
        short: `agrees with the subject ${seen}`,
        long: `The verb has the person and number of its subject, here ${seen}.`,
      };
    case 'numeral':
      return {
        short: `partitive singular after the numeral ${seen}`,
        long: `After a numeral in the nominative, here ${seen}, the noun stands in the partitive singular.`,
      };
    case 'negation':
      return isVerb
        ? {
            short: `no personal ending after ${seen}`,
            long: `After the negation ${seen} the verb has no personal ending: the form is the same in all persons.`,
          }
        : {
            short: 'partitive in a negative clause',
            long: `In a negative clause (${seen}) the object stands in the partitive.`,
          };
    case 'infinitive':
      return {
        short: `${governor} is followed by the ${name}`,
        long: `After ${governor} the verb stands in the ${name}.`,
      };
  }
}
