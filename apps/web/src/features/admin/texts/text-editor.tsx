import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  corpusTextCall,
  corpusTextEditCall,
  type CorpusTextDetail,
  type CorpusTextEdit,
} from '@keelerada/contract/texts/corpus-text';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { callApi, queryApi } from '../../../shared/http/call-api';
import { CallFailure } from '../../../shared/http/call-failure';
import { useNotices } from '../../../shared/notices/notices';
import { useUnsentEdit } from '../../../shared/session/unsent-edit';
import { AskingButton } from '../asking-button';
import { PropertyFields } from './property-fields';
import { useWithdrawal } from './use-withdrawal';

/** Changes data and words of a text, or takes it out. */
export function TextEditor({ text }: { readonly text: CorpusTextDetail }) {
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
