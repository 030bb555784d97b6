import type { Language } from '@keelerada/contract/fields/language';
import type { AnalysedToken } from '@keelerada/contract/tools/sentence-analysis';

const NONE = '–';

/** What is shortened in the name of a form, so that it has room under its word. */
const shorter: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  et: [
    [/ kääne/gu, ''],
    [/kindla kõneviisi /gu, ''],
    [/tingiva kõneviisi /gu, 'tingiv '],
    [/kaudse kõneviisi /gu, 'kaudne '],
    [/ kõneviis/gu, ''],
    [/ainsuse/gu, 'ains'],
    [/mitmuse/gu, 'mitm'],
    [/\. pööre/gu, '. p'],
    [/umbisikuline tegumood/gu, 'umbisikuline'],
    [/mineviku kesksõna (nud|tud)-vorm/gu, '$1-kesksõna'],
    [/lühike sisseütlev/gu, 'lüh sisseütlev'],
  ],
  en: [
    [/indicative /gu, ''],
    [/singular/gu, 'sg'],
    [/plural/gu, 'pl'],
    [/ person/gu, ''],
    [/(?:im)?personal past participle \((.*)\)/gu, '$1 participle'],
  ],
};

/** The form of a word in few letters; the class of one without a form. */
export function nameShortForm({ form, wordClass }: AnalysedToken, language: Language): string {
  if (form === NONE) return wordClass.replace(/ \(.*\)/u, '');
  return shorter[language].reduce((name, [long, short]) => name.replace(long, short), form);
}

/** Class and form in full; a dash for neither. */
export const nameReading = ({ form, wordClass }: AnalysedToken): string =>
  [wordClass, form].filter((name) => name !== NONE).join(' · ') || NONE;
