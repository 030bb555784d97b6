import Typography from '@mui/material/Typography';
import { WORD_LENGTH_PATH } from '@keelerada/contract/site/paths';
import type { WordLengthResponse } from '@keelerada/contract/corrector/test-tools';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../shared/i18n/use-language';
import { TestTool } from './test-tool';

/** Sends a word and shows its length. */
export function WordLengthPage() {
  const { t } = useTranslation('test-tools');
  const formatNumber = useNumberFormat();
  return (
    <TestTool<WordLengthResponse> title={t('length.title')} label={t('length.label')} path={WORD_LENGTH_PATH}>
      {({ length }) => (
        <Typography>{t('length.result', { count: length, formatted: formatNumber(length) })}</Typography>
      )}
    </TestTool>
  );
}
