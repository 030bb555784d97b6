import { makeTable, readOwn } from '@keelerada/estonian/make-table';
import en from '../messages/en/forms.json';
import et from '../messages/et/forms.json';
import type { ExplanationLanguage } from '../messages/messages';

const NAMES: Readonly<Record<ExplanationLanguage, Readonly<Record<string, string>>>> = { et, en };

/** The questions that a case answers, for people and things. */
const QUESTIONS = makeTable<string>({
  n: 'kes? mis?',
  g: 'kelle? mille?',
  p: 'keda? mida?',
  ill: 'kellesse? millesse? kuhu?',
  in: 'kelles? milles? kus?',
  el: 'kellest? millest? kust?',
  all: 'kellele? millele? kuhu?',
  ad: 'kellel? millel? kus?',
  abl: 'kellelt? millelt? kust?',
  tr: 'kelleks? milleks?',
  ter: 'kelleni? milleni?',
  es: 'kellena? millena?',
  ab: 'kelleta? milleta?',
  kom: 'kellega? millega?',
});

/** The case of a form code, which may be the case alone; the short illative counts as illative. */
function caseOf(code: string): string {
  return code === 'adt' ? 'ill' : (code.split(' ')[1] ?? code);
}

/** The name of the case of a form code, without number, for example `osastav` or `partitive`. Undefined for verb forms. */
export function nameCase(code: string, language: ExplanationLanguage): string | undefined {
  return readOwn(NAMES[language], `case.${caseOf(code)}`);
}

/** The name of a form with its number, for example `ainsuse osastav` or `partitive singular`. Undefined for unknown codes. */
export function nameForm(
  code: string,
  partOfSpeech: string,
  language: ExplanationLanguage,
): string | undefined {
  if (partOfSpeech === 'V') return readOwn(NAMES[language], `verb.${code}`);
  const name = nameCase(code, language);
  if (name === undefined) return undefined;
  return NAMES[language][code.startsWith('pl') ? 'plural' : 'singular']!.replace('{case}', name);
}

/** The questions that a case answers. */
export function listCaseQuestions(code: string): string {
  return QUESTIONS.get(caseOf(code)) ?? '';
}
