import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  contentNames,
  type ContentName,
  siteContentSchemas,
  type SiteContents,
} from '@keelerada/contract/site/site-content';
import { type ComponentType, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  contentCall,
  contentPublicationCall,
  type ContentState,
  contentVersionCall,
} from '@keelerada/contract/site/content-calls';
import { queryApi, callApi } from '../../../shared/http/call-api';
import { SelectField } from '../../../shared/ui/select-field';
import { useSearchParams } from 'react-router';
import { ProsePage } from '../../../shared/ui/prose-page';
import { QueryStates } from '../query-states';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useUnsentEdit } from '../../../shared/session/unsent-edit';
import { DraftProvider } from '../../../shared/site-content/site-content';
import { useNotices } from '../../../shared/notices/notices';
import { useSession } from '../../../shared/session/session';
import { describeContent } from './content-fields';
import { FieldEditor } from './field-editor';
import Box from '@mui/material/Box';
import { useDateFormat } from '../../../shared/i18n/use-language';
import { AdminList, rowStyle } from '../admin-list';
import about from '../../../../content/about.json';
import grants from '../../../../content/grants.json';
import links from '../../../../content/links.json';
import people from '../../../../content/people.json';
import publications from '../../../../content/publications.json';
import videos from '../../../../content/videos.json';
import { PlainDialog } from '../../../shared/ui/plain-dialog';

/** What each content begins with. */
export const startContents: SiteContents = { about, people, grants, publications, links, videos };

interface ContentHistoryProps {
  readonly name: ContentName;
  /** Null for the content folder. */
  readonly current: number | null;
  readonly history: ContentState['history'];
  readonly start: unknown;
  /** Takes an earlier version into the form; it is published like any other. */
  readonly onTake: (content: unknown) => void;
}

/** Earlier versions, the newest first, the content folder last. */
function ContentHistory({ name, current, history, start, onTake }: ContentHistoryProps) {
  const { t } = useTranslation('admin');
  const formatMoment = useDateFormat();
  const take = useMutation({
    mutationFn: (version: number) => callApi(contentVersionCall, { params: { name, version } }),
    onSuccess: onTake,
  });
  const lines = [
    ...history.map(({ version, at, actorName }) => ({
      version: version,
      text: `${formatMoment(at)} – ${actorName}`,
    })),
    { version: null, text: t('content.start') },
  ];
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t('content.history')}
      </Typography>
      <AdminList>
        {lines.map(({ version, text }) => (
          <Box
            component="li"
            key={version}
            sx={{ ...rowStyle, display: 'flex', alignItems: 'center', gap: 2, py: 0.5, minHeight: 40 }}
          >
            <Typography sx={{ flex: 1, minWidth: 0 }}>{text}</Typography>
            {version === current ? (
              <Typography color="text.secondary">{t('content.in_use')}</Typography>
            ) : (
              <Button
                aria-label={`${t('content.take')}: ${text}`}
                disabled={take.isPending}
                onClick={() => (version === null ? onTake(start) : take.mutate(version))}
              >
                {t('content.take')}
              </Button>
            )}
          </Box>
        ))}
      </AdminList>
    </section>
  );
}

/** Publishes a content; the pages of this tab show it at once, those of others when they are opened next. */
function usePublishing({ name, version }: Pick<ContentState, 'name' | 'version'>) {
  const client = useQueryClient();
  const { refresh } = useSession();
  const { showNotice, showFailure } = useNotices();
  return useMutation({
    mutationFn: (content: unknown) =>
      callApi(contentPublicationCall, { params: { name }, body: { basedOn: version, content } }),
    meta: { handlesErrors: true },
    onSuccess: async (state) => {
      client.setQueryData(queryApi(contentCall, { params: { name } }).queryKey, state);
      showNotice('success', 'admin:content.published');
      await refresh();
    },
    onError: (error) => showFailure(error, { EditConflict: 'admin:content.conflict' }),
  });
}

interface ContentPreviewProps {
  readonly name: ContentName;
  readonly draft: unknown;
  readonly Preview: ComponentType;
  readonly onClose: () => void;
}

/** The page as visitors will see it. */
function ContentPreview({ name, draft, Preview, onClose }: ContentPreviewProps) {
  const { t } = useTranslation('admin');
  return (
    <PlainDialog
      title={t('content.preview')}
      isRead
      onClose={onClose}
      maxWidth="lg"
      closeText={t('content.close')}
    >
      <DraftProvider drafts={{ [name]: draft }}>
        <Suspense>
          <Preview />
        </Suspense>
      </DraftProvider>
    </PlainDialog>
  );
}

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
function ContentEditor({ state, Preview }: ContentEditorProps) {
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

interface ContentPageProps {
  /** The page that shows each content. */
  readonly previews: Readonly<Record<ContentName, ComponentType>>;
}

/** Contents of the site: changed, looked at, published; the address names the content (`?name=`). */
export function ContentPage({ previews }: ContentPageProps) {
  const { t } = useTranslation('admin');
  const [parameters, setParameters] = useSearchParams();
  const name = contentNames.find((each) => each === parameters.get('name')) ?? contentNames[0];
  const query = useQuery(queryApi(contentCall, { params: { name } }));
  return (
    <ProsePage title={t('content.title')} intro={t('content.lead')}>
      <SelectField
        label={t('content.which')}
        value={name}
        onChange={(next) => setParameters({ name: next })}
        sx={{ width: '100%', maxWidth: 420, mb: 3 }}
        options={contentNames}
        nameOption={(each) => t(`content.names.${each}`)}
      />
      <QueryStates query={query}>
        {/* Another content, or a version that was published, begins a new form. */}
        {(state) => <ContentEditor key={`${name} ${state.version}`} state={state} Preview={previews[name]} />}
      </QueryStates>
    </ProsePage>
  );
}
