import Typography from '@mui/material/Typography';
import { wordLengthCall } from '@keelerada/contract/corrector/test-tools';
import { useTranslation } from 'react-i18next';
import { TestTool } from './test-tool';

/** Sends a word and shows its length. */
export function WordLengthPage() {
  const { t } = useTranslation('test-tools');
  return (
    <TestTool title={t('length.title')} label={t('length.label')} call={wordLengthCall}>
      {({ length }) => <Typography>{t('length.result', { count: length })}</Typography>}
    </TestTool>
  );
}
