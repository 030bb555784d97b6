import { useTranslation } from 'react-i18next';
import { useSearchParams, Link as RouterLink, useNavigate } from 'react-router';
import { AdminFrame } from '../admin-section';
import { TextList } from './text-list';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  corpusTextCall,
  type CorpusTextDetail,
  corpusTextEditCall,
  type CorpusTextEdit,
} from '@keelerada/contract/texts/corpus-text';
import { queryApi, callApi } from '../../../shared/http/call-api';
import { useDateFormat } from '../../../shared/i18n/use-language';
import { QueryStates } from '../query-states';
import { TextFacts } from './text-row';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { CallFailure } from '../../../shared/http/call-failure';
import { useNotices } from '../../../shared/notices/notices';
import { useUnsentEdit } from '../../../shared/session/unsent-edit';
import { AskingButton } from '../asking-button';
import { PropertyFields } from './property-fields';
import { useWithdrawal } from './use-withdrawal';

/** Changes data and words of a text, or takes it out. */
function TextEditor({ text }: { readonly text: CorpusTextDetail }) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  // With its revision: who changed the text meanwhile is not written over.
  const [edit, setEdit] = useUnsentEdit(`text ${text.id}`, {
    ...{ revision: text.revision, text: text.text, properties: text.properties },
  });
  const { text: content, properties } = edit;
  const save = useSaving(text);
  const withdrawal = useWithdrawal(() => void navigate('/admin/texts'));
  const isChanged = content !== text.text || properties !== text.properties;
  const isWhole =
    content.trim() !== '' && properties.every(({ propertyValue }) => propertyValue.trim() !== '');
  return (
    <Stack spacing={2}>
      <PropertyFields
        properties={properties}
        onChange={(changed) => setEdit({ ...edit, properties: changed })}
      />
      <TextField
        label={t('texts.content')}
        value={content}
        onChange={({ target }) => setEdit({ ...edit, text: target.value })}
        multiline
        minRows={8}
        maxRows={24}
        helperText={t('texts.content_hint')}
        slotProps={{ htmlInput: { lang: 'et' } }}
      />
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
        <Button
          variant="contained"
          disabled={!isChanged || !isWhole || save.isPending}
          onClick={() => save.mutate(edit)}
        >
          {t('texts.save')}
        </Button>
        <AskingButton
          color="error"
          disabled={withdrawal.isPending}
          action={t('texts.withdraw')}
          question={t('texts.withdraw_ask', { count: 1 })}
          onConfirm={() => withdrawal.mutate([text.id])}
        >
          {t('texts.withdraw')}
        </AskingButton>
      </Stack>
    </Stack>
  );
}

/** Saves an edit; who comes after somebody else is told to look again. */
function useSaving({ id }: CorpusTextDetail) {
  const client = useQueryClient();
  const { showNotice, showFailure } = useNotices();
  return useMutation({
    mutationFn: (body: CorpusTextEdit) => callApi(corpusTextEditCall, { params: { id }, body }),
    meta: { handlesErrors: true },
    onSuccess: (saved) => {
      client.setQueryData(queryApi(corpusTextCall, { params: { id } }).queryKey, saved);
      showNotice('success', 'notices:success');
    },
    onError: (error) => {
      if (error instanceof CallFailure && error.code === 'EditConflict')
        showNotice('error', 'admin:texts.conflict');
      else showFailure(error);
    },
  });
}

/** One text with its data, what can be changed, and what was done to it. */
function TextDetail({ id }: { readonly id: string }) {
  const { t } = useTranslation('admin');
  const query = useQuery(queryApi(corpusTextCall, { params: { id } }));
  return (
    <Stack spacing={3}>
      <Link component={RouterLink} to="/admin/texts" sx={{ alignSelf: 'flex-start' }}>
        {t('texts.back')}
      </Link>
      <QueryStates query={query}>
        {(text) => (
          <Stack spacing={3}>
            <div>
              <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
                {text.title ?? t('texts.untitled')}
              </Typography>
              <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
                <TextFacts text={text} /> · {text.id}
              </Typography>
            </div>
            {/* A saved text begins a new form. */}
            <TextEditor key={text.revision} text={text} />
            {text.log.length > 0 && <TextLog log={text.log} />}
          </Stack>
        )}
      </QueryStates>
    </Stack>
  );
}

function TextLog({ log }: Pick<CorpusTextDetail, 'log'>) {
  const { t } = useTranslation('admin');
  const formatMoment = useDateFormat();
  return (
    <section>
      <Typography variant="h3">{t('texts.log')}</Typography>
      <ul>
        {log.map(({ at, actorName, action, details }) => (
          <li key={`${at} ${action}`}>
            {formatMoment(at)} – {actorName}: {t(`history.actions.${action}`)}
            {details !== null && ` (${details})`}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All texts of the corpus: the list that the address describes, or the text that it names (`?id=`). */
export function TextsPage() {
  const { t } = useTranslation('admin');
  const [parameters] = useSearchParams();
  const id = parameters.get('id');
  return (
    <AdminFrame title={t('texts.title')} {...(id === null ? { lead: t('texts.lead') } : {})}>
      {id === null ? <TextList /> : <TextDetail key={id} id={id} />}
    </AdminFrame>
  );
}
