import type { Citation } from '@keelerada/citation/write-citation';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import Link from '@mui/material/Link';
import { saveBlob } from '../downloads/save-blob';
import { type ApiCall, hideOwnTexts, OWN_TEXT } from './api-call';
import { type CodeLanguage, codeLanguages, writeCode } from './write-code';
import { PlainDialog } from '../ui/plain-dialog';

const citationForms = ['text', 'bibtex', 'csl'] as const;
type CitationForm = (typeof citationForms)[number];
type ReferenceForm = CitationForm | CodeLanguage;

/** Forms of a result's dialog, in the order of its tabs. */
const listForms = (hasCode: boolean): readonly ReferenceForm[] =>
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
function useReferenceFiles(
  citation: Citation,
  calls: readonly ApiCall[],
): (form: ReferenceForm) => ReferenceFile {
  const { t } = useTranslation('citation');
  const write = (form: ReferenceForm): string => {
    if (form === 'text') return `${citation.text}\n`;
    if (isCitationForm(form)) return citation[form];
    const codes = calls.map((call) => {
      const { path, body, hasOwnText, ids } = hideOwnTexts(call);
      const notes = [
        ...(hasOwnText ? [t('code.own_text', { placeholder: OWN_TEXT })] : []),
        ...(ids > 0 ? [t('code.ids', { count: ids })] : []),
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

/** Descriptions of all calls, served with the product. */
const API_DOCS_PATH = '/api/docs';

/** What the code needs and what it gives. */
function CodeExplanation({ form }: { readonly form: ReferenceForm }) {
  const { t } = useTranslation('citation');
  return (
    <Typography>
      <Trans
        t={t}
        i18nKey={`code.${form}`}
        components={[<Link key="docs" href={API_DOCS_PATH} target="_blank" rel="noreferrer" />]}
      />
    </Typography>
  );
}

export interface CiteDialogProps {
  readonly citation: Citation;
  /** What gives the result again; empty where no call does. */
  readonly calls: readonly ApiCall[];
  /** What a reader of the citation should know, or null. */
  readonly note: string | null;
  readonly onClose: () => void;
}

/** More rows scroll inside the field. */
const MAX_ROWS = 12;

/** Citation and code of a result in tabs, each to be copied or saved. */
export function CiteDialog({ citation, calls, note, onClose }: CiteDialogProps) {
  const { t } = useTranslation('citation');
  const id = useId();
  const forms = listForms(calls.length > 0);
  const [form, setForm] = useState<ReferenceForm>('text');
  const [copied, setCopied] = useState<'yes' | 'failed' | null>(null);
  const files = useReferenceFiles(citation, calls);
  const { content, name, type, isCode } = files(form);
  const open = (next: ReferenceForm) => {
    setForm(next);
    setCopied(null);
  };
  // Pages without TLS have no clipboard: the text can then be copied by hand.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(content);
      setCopied('yes');
    } catch {
      setCopied('failed');
    }
  };
  return (
    <PlainDialog
      title={t(calls.length === 0 ? 'title_citation' : 'title')}
      onClose={onClose}
      maxWidth="md"
      actions={
        <>
          <Typography role="status" sx={{ flex: '1 1 auto', px: copied === null ? 0 : 2 }}>
            {copied !== null && t(`copied.${copied}`)}
          </Typography>
          <Button onClick={() => saveBlob(new Blob([content], { type }), name)}>{t('save')}</Button>
        </>
      }
      closeText={t('close')}
      confirm={{ text: t('copy'), run: () => void copy() }}
    >
      <Tabs
        value={form}
        onChange={(_, next: ReferenceForm) => open(next)}
        variant="scrollable"
        aria-label={t('forms.title')}
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}
      >
        {forms.map((each) => (
          <Tab
            key={each}
            value={each}
            label={t(`forms.${each}`)}
            id={`${id}-${each}`}
            {...(each === form && { 'aria-controls': `${id}-panel` })}
          />
        ))}
      </Tabs>
      <Stack spacing={2} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${form}`}>
        {isCode && <CodeExplanation form={form} />}
        {!isCode && note !== null && <Alert severity="info">{note}</Alert>}
        <TextField
          key={form}
          multiline
          fullWidth
          minRows={3}
          maxRows={MAX_ROWS}
          value={content.trimEnd()}
          slotProps={{
            htmlInput: {
              readOnly: true,
              'aria-label': t(`forms.${form}`),
              spellCheck: false,
              ...(form !== 'text' && { lang: 'zxx', style: codeStyle }),
            },
          }}
          onFocus={({ target }) => target.select()}
        />
      </Stack>
    </PlainDialog>
  );
}

const codeStyle = { fontFamily: 'ui-monospace, monospace', fontSize: '0.75rem', lineHeight: 1.5 } as const;
