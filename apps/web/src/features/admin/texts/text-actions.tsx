import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { corpusTextExportCall } from '@keelerada/contract/texts/corpus-text';
import type { CorpusTextFilter } from '@keelerada/contract/texts/corpus-text-filter';
import { useTranslation } from 'react-i18next';
import { fetchAnswer } from '../../../shared/http/call-api';
import { saveBlob } from '../../../shared/downloads/save-blob';
import { useNumberFormat } from '../../../shared/i18n/use-language';
import { AskingButton } from '../asking-button';
import { useWithdrawal } from './use-withdrawal';

interface TextActionsProps {
  readonly filter: CorpusTextFilter;
  readonly total: number;
  readonly ticked: ReadonlySet<string>;
  readonly onWithdrawn: () => void;
}

/** How many were found; the found ones to a file, the ticked ones out of the corpus. */
export function TextActions({ filter, total, ticked, onWithdrawn }: TextActionsProps) {
  const { t } = useTranslation('admin');
  const format = useNumberFormat();
  const download = useMutation({
    mutationFn: async () => (await fetchAnswer(corpusTextExportCall, { body: filter })).blob(),
    onSuccess: (blob) => saveBlob(blob, 'keelerada-texts.jsonl'),
  });
  const withdrawal = useWithdrawal(onWithdrawn);
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1 }}>
      <Typography role="status" sx={{ mr: 'auto' }}>
        {t('texts.found', { count: total, total: format(total) })}
      </Typography>
      <Button variant="outlined" disabled={download.isPending} onClick={() => download.mutate()}>
        {t('texts.export')}
      </Button>
      <AskingButton
        color="error"
        disabled={ticked.size === 0 || withdrawal.isPending}
        action={t('texts.withdraw')}
        question={t('texts.withdraw_ask', { count: ticked.size })}
        onConfirm={() => withdrawal.mutate([...ticked])}
      >
        {t('texts.withdraw_ticked', { count: ticked.size })}
      </AskingButton>
    </Stack>
  );
}
