import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { siteContentSchemas, type ContentState } from '@keelerada/contract/site/site-content';
import type { ComponentType } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsentEdit } from '../../../shared/session/unsent-edit';
import { describeContent } from './content-fields';
import { ContentHistory } from './content-history';
import { ContentPreview } from './content-preview';
import { FieldEditor } from './field-editor';
import { startContents } from './start-contents';
import { usePublishing } from './use-publishing';

interface ContentEditorProps {
  readonly state: ContentState;
  readonly Preview: ComponentType;
}

interface Edit {
  /** What it began from: who has published meanwhile is not written over. */
  readonly version: ContentState['version'];
  readonly draft: unknown;
}

/** The form of one content with preview, publishing and its earlier versions. */
export function ContentEditor({ state, Preview }: ContentEditorProps) {
  const { t } = useTranslation('admin');
  const { name, version, content, history } = state;
  const start = startContents[name];
  const shown = (content ?? start) as typeof start;
  const [edit, setEdit] = useUnsentEdit<Edit>(`content ${name}`, { version, draft: shown });
  const { draft } = edit;
  const setDraft = (changed: unknown) => setEdit({ ...edit, draft: changed });
  const [isPreviewed, setIsPreviewed] = useState(false);
  const publishing = usePublishing({ name, version: edit.version });
  const isWhole = siteContentSchemas[name].safeParse(draft).success;
  const isChanged = draft !== shown;
  return (
    <Stack spacing={3}>
      <Typography variant="h2">{t(`content.names.${name}`)}</Typography>
      <FieldEditor
        field={describeContent(name, draft as typeof start)}
        label={t(`content.names.${name}`)}
        value={draft}
        onChange={setDraft}
      />
      {!isWhole && <Typography color="error">{t('content.fault')}</Typography>}
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
        <Button
          variant="contained"
          disabled={!isChanged || !isWhole || publishing.isPending}
          onClick={() => publishing.mutate(draft)}
        >
          {t('content.publish')}
        </Button>
        <Button variant="outlined" disabled={!isWhole} onClick={() => setIsPreviewed(true)}>
          {t('content.preview')}
        </Button>
        <Button variant="outlined" disabled={!isChanged} onClick={() => setDraft(shown)}>
          {t('content.undo')}
        </Button>
      </Stack>
      {isPreviewed && (
        <ContentPreview name={name} draft={draft} Preview={Preview} onClose={() => setIsPreviewed(false)} />
      )}
      <ContentHistory name={name} current={version} history={history} start={start} onTake={setDraft} />
    </Stack>
  );
}
