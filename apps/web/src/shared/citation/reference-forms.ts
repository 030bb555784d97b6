import type { Citation } from '@keelerada/citation/write-citation';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../i18n/use-language';
import { type ApiCall, hideOwnTexts, OWN_TEXT } from './api-call';
import { type CodeLanguage, codeLanguages, writeCode } from './write-code';

const citationForms = ['text', 'bibtex', 'csl'] as const;
type CitationForm = (typeof citationForms)[number];
export type ReferenceForm = CitationForm | CodeLanguage;

/** Forms of a result's dialog, in the order of its tabs. */
export const listForms = (hasCode: boolean): readonly ReferenceForm[] =>
  hasCode ? [...citationForms, ...codeLanguages] : citationForms;

const extensions: Readonly<Record<ReferenceForm, string>> = {
  text: 'txt',
  bibtex: 'bib',
  csl: 'json',
  python: 'py',
  r: 'R',
  curl: 'sh',
};
const types: Partial<Record<ReferenceForm, string>> = {
  bibtex: 'application/x-bibtex',
  csl: 'application/vnd.citationstyles.csl+json',
};

interface ReferenceFile {
  readonly content: string;
  readonly name: string;
  readonly type: string;
  readonly isCode: boolean;
}

const isCitationForm = (form: ReferenceForm): form is CitationForm =>
  citationForms.some((each) => each === form);

/** What each form holds, as a file. */
export function useReferenceFiles(
  citation: Citation,
  calls: readonly ApiCall[],
): (form: ReferenceForm) => ReferenceFile {
  const { t } = useTranslation('citation');
  const formatNumber = useNumberFormat();
  const write = (form: ReferenceForm): string => {
    if (form === 'text') return `${citation.text}\n`;
    if (isCitationForm(form)) return citation[form];
    const codes = calls.map((call) => {
      const { path, body, hasOwnText, ids } = hideOwnTexts(call);
      const notes = [
        ...(hasOwnText ? [t('code.own_text', { placeholder: OWN_TEXT })] : []),
        ...(ids > 0 ? [t('code.ids', { count: ids, formatted: formatNumber(ids) })] : []),
      ];
      return writeCode(form, { site: window.location.origin, call: { path, body }, notes });
    });
    return codes.join('\n');
  };
  return (form) => ({
    content: write(form),
    name: `${citation.key}.${extensions[form]}`,
    type: `${types[form] ?? 'text/plain'};charset=utf-8`,
    isCode: !isCitationForm(form),
  });
}
