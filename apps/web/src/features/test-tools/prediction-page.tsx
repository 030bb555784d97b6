import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { predictionCall } from '@keelerada/contract/corrector/test-tools';
import { useTranslation } from 'react-i18next';
import { TestTool } from './test-tool';

/** Sends a text and lists the lines of the answer. */
export function PredictionPage() {
  const { t } = useTranslation('test-tools');
  return (
    <TestTool title={t('prediction.title')} label={t('prediction.label')} call={predictionCall} isMultiline>
      {({ result }) => (
        <>
          <Typography component="h2" variant="h3">
            {t('prediction.result')}
          </Typography>
          <Box component="ol" lang="et" sx={{ pl: 4, overflowWrap: 'anywhere' }}>
            {result.split('\n').map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </Box>
        </>
      )}
    </TestTool>
  );
}
