import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { letters, MEASURE } from '../../shared/design/tokens';
import { PageContent } from '../../shared/ui/page-content';
import { useKeptValue } from '../../shared/kept-value/kept-value';
import { MAX_SAVED_SELECTIONS, savedSelections } from '../../shared/saved-selections/saved-selections';
import type { ToolDeclaration } from '../../shared/tool-frame/tool-declaration';
import { SearchList } from './search-list';
import { SelectionList } from './selection-list';
import { useSavedFile } from './use-saved-file';

/** Rows of names and buttons that the eye still joins. */
const LIST_PX = 960;

interface SavedSelectionsPageProps {
  readonly tools: readonly ToolDeclaration[];
  /** Where a selection is opened. */
  readonly toolPath: string;
}

/** Picks a file; the browser's own button cannot be named in the language of the page. */
function FileButton({ onPick }: { readonly onPick: (file: File) => void }) {
  const { t } = useTranslation('saved-selections');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => input.current?.click()}>
        {t('file.upload')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={t('file.upload')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file can then be picked again.
          target.value = '';
          if (file !== undefined) onPick(file);
        }}
      />
    </>
  );
}

/** What this browser keeps for the visitor: named selections of texts, and the last searches. */
export function SavedSelectionsPage({ tools, toolPath }: SavedSelectionsPageProps) {
  const { t } = useTranslation('saved-selections');
  const { selections } = useKeptValue(savedSelections);
  const { fault, download, upload } = useSavedFile();
  return (
    <PageContent>
      <Typography variant="h1" gutterBottom>
        {t('title')}
      </Typography>
      <Typography sx={{ ...letters[16], maxWidth: MEASURE, color: 'var(--ink-2)' }}>{t('intro')}</Typography>
      <Stack
        component="section"
        aria-label={t('list.title')}
        spacing={1.5}
        sx={{ mt: '24px', maxWidth: LIST_PX }}
      >
        <Typography variant="h2">{t('list.title')}</Typography>
        <SelectionList toolPath={toolPath} />
        {fault !== null && (
          <Alert severity="error">
            {t('file.refused', { file: fault.file })}{' '}
            {t(`faults.${fault.key}`, { most: MAX_SAVED_SELECTIONS })}
          </Alert>
        )}
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          {selections.length > 0 && (
            <Button size="small" variant="outlined" onClick={() => download('selections')}>
              {t('file.download')}
            </Button>
          )}
          <FileButton onPick={(file) => void upload(file)} />
        </Stack>
      </Stack>
      <Stack
        component="section"
        aria-label={t('history.title')}
        spacing={1.5}
        sx={{ mt: '40px', maxWidth: LIST_PX }}
      >
        <Typography variant="h2">{t('history.title')}</Typography>
        <Typography sx={{ ...letters[16], maxWidth: MEASURE, color: 'var(--ink-2)' }}>
          {t('history.intro')}
        </Typography>
        <SearchList tools={tools} onDownload={() => download('searches')} />
      </Stack>
    </PageContent>
  );
}
