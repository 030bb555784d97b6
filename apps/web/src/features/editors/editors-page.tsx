import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { MAX_CORRECTOR_CHARACTERS, MAX_CORRECTOR_PART_CHARACTERS } from '@keelerada/contract/fields/limits';
import { languageToolCall } from '@keelerada/contract/corrector/language-tool';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { letters, MEASURE } from '../../shared/design/tokens';
import { saveBlob } from '../../shared/downloads/save-blob';
import { useNumberFormat } from '../../shared/i18n/use-language';
import { ProseList } from '../../shared/ui/prose-facts';
import { ProsePage, ProseSection } from '../../shared/ui/prose-page';
import { makeOfficeExtension } from './make-office-extension';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useNotices } from '../../shared/notices/notices';

/** Text for another program, with a button that copies it. */
function CopyBlock({ text }: { readonly text: string }) {
  const { t } = useTranslation('editors');
  const { showNotice } = useNotices();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showNotice('success', 'editors:copied'),
      () => showNotice('error', 'editors:copy_failed'),
    );
  return (
    <Box sx={blockStyle}>
      <Box component="code" translate="no" sx={codeStyle}>
        {text}
      </Box>
      <Tooltip title={t('copy')}>
        <IconButton size="small" aria-label={`${t('copy')}: ${text}`} onClick={() => void copy()}>
          <ContentCopyIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  );
}

const EXTENSION_NAME = 'keelerada.oxt';
const STEPS = ['options', 'address', 'newer', 'paragraph'] as const;
const LOST = ['quiet', 'advice', 'level', 'context', 'explanation'] as const;
/** Of the limit that a server has when nothing is set. */
const PARAGRAPHS_IN_HALF_A_MINUTE = 200;

/** How to use the corrector from programs that can choose their LanguageTool server. */
export function EditorsPage() {
  const { t } = useTranslation('editors');
  const formatNumber = useNumberFormat();
  const { origin } = window.location;
  const limits = {
    characters: formatNumber(MAX_CORRECTOR_CHARACTERS),
    part: formatNumber(MAX_CORRECTOR_PART_CHARACTERS),
    paragraphs: formatNumber(PARAGRAPHS_IN_HALF_A_MINUTE),
  };
  return (
    <ProsePage title={t('title')} intro={t('intro')}>
      <ProseSection title={t('address.title')} text={t('address.text')}>
        <CopyBlock text={`${origin}/v2`} />
        <CopyBlock text={origin} />
      </ProseSection>
      <OfficeSection origin={origin} />
      <ProseSection title={t('thunderbird.title')} text={t('thunderbird.text')}>
        <CopyBlock text={`${origin}/v2`} />
        <Standing name="thunderbird" />
      </ProseSection>
      <CodeSection origin={origin} />
      <ProseSection title={t('obsidian.title')} text={t('obsidian.text')}>
        <CopyBlock text={origin} />
        <Standing name="obsidian" />
      </ProseSection>
      <ProseSection title={t('command.title')} text={t('command.text')}>
        <CopyBlock text={writeCommand(origin)} />
        <Standing name="command" isTried />
      </ProseSection>
      <ProseSection title={t('sent.title')} text={t('sent.text')} />
      <ProseSection title={t('limits.title')} text={t('limits.text', limits)} />
      <ProseSection title={t('lost.title')} text={t('lost.text')}>
        <ProseList items={LOST.map((name) => t(`lost.items.${name}`))} />
      </ProseSection>
    </ProsePage>
  );
}

function writeCommand(origin: string): string {
  return `curl ${origin}${languageToolCall.path} \\\n  --data-urlencode 'text=Minu sober elab Tartus.' \\\n  -d language=et`;
}

function OfficeSection({ origin }: { readonly origin: string }) {
  const { t } = useTranslation('editors');
  const save = () => saveBlob(makeOfficeExtension(origin, t('title')), EXTENSION_NAME);
  return (
    <ProseSection title={t('libreoffice.title')} text={t('libreoffice.text')}>
      <Button variant="outlined" onClick={save}>
        {t('libreoffice.download')}
      </Button>
      <SmallHeading>{t('libreoffice.manual')}</SmallHeading>
      <ProseList items={STEPS.map((name) => t(`libreoffice.steps.${name}`))} />
      <Standing name="libreoffice" isTried />
    </ProseSection>
  );
}

function CodeSection({ origin }: { readonly origin: string }) {
  const { t } = useTranslation('editors');
  const linter = {
    'languageToolLinter.serviceType': 'external',
    'languageToolLinter.external.url': origin,
    'languageToolLinter.languageTool.language': 'auto',
  };
  const ltex = { 'ltex.languageToolHttpServerUri': `${origin}/`, 'ltex.language': 'et' };
  return (
    <ProseSection title={t('vscode.title')} text={t('vscode.text')}>
      <SmallHeading>{t('vscode.linter')}</SmallHeading>
      <CopyBlock text={writeSettings(linter)} />
      <SmallHeading>{t('vscode.ltex')}</SmallHeading>
      <CopyBlock text={writeSettings(ltex)} />
      <Standing name="vscode" />
    </ProseSection>
  );
}

/** Lines as they stand in `settings.json`, without the brackets around all of it. */
const writeSettings = (settings: Readonly<Record<string, string>>): string =>
  Object.entries(settings)
    .map(([name, value]) => `"${name}": "${value}"`)
    .join(',\n');

function SmallHeading({ children }: { readonly children: ReactNode }) {
  return (
    <Typography variant="h3" sx={{ ...letters[14], fontWeight: 500, mt: 2, mb: '4px' }}>
      {children}
    </Typography>
  );
}

/** Whether somebody has tried it, with what and when. */
function Standing({ name, isTried = false }: { readonly name: string; readonly isTried?: boolean }) {
  const { t } = useTranslation('editors');
  const state = isTried ? 'tried' : 'untried';
  return (
    <Typography sx={{ ...letters[14], maxWidth: MEASURE, mt: 1, color: 'var(--ink-2)' }}>
      {t(state, { what: t(`${name}.${state}`) })}
    </Typography>
  );
}

const blockStyle = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1,
  maxWidth: MEASURE,
  my: 1,
  p: '8px 8px 8px 12px',
  border: '1px solid var(--line)',
  borderRadius: '8px',
};

const codeStyle = {
  ...letters[14],
  flex: 1,
  minWidth: 0,
  py: '4px',
  fontFamily: 'monospace',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
};
