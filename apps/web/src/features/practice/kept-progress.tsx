import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { BYTE_ORDER_MARK, writeCsvRows } from '@keelerada/contract/fields/csv-rows';
import { useTranslation } from 'react-i18next';
import { letters } from '../../shared/design/tokens';
import { nameFile } from '../../shared/downloads/name-file';
import { saveBlob } from '../../shared/downloads/save-blob';
import { csvSignsOf } from '../../shared/downloads/write-csv';
import { useDateFormat, useLanguage } from '../../shared/i18n/use-language';
import { useKeptValue } from '../../shared/kept-value/kept-value';
import { LevelChip } from '../../shared/levels/level-chip';
import { deleteResults, keptPractice, sumTopics } from './kept-practice';

/** What this device remembers of exercises, by topic; it can be saved as a file and deleted. */
export function KeptProgress() {
  const { t } = useTranslation('practice');
  const language = useLanguage();
  const formatDay = useDateFormat({ dateStyle: 'short' });
  const { results } = useKeptValue(keptPractice);
  const nameTopic = (topic: (typeof results)[number]['topic']) => t(`topics.${topic}.name`);
  const save = () => {
    const head = ['day', 'topic', 'level', 'right', 'count'] as const;
    const rows = results.map(({ day, topic, level, right, count }) => [
      day,
      nameTopic(topic),
      level,
      right,
      count,
    ]);
    const csv = writeCsvRows([head.map((name) => t(`kept.${name}`)), ...rows], csvSignsOf[language]);
    saveBlob(new Blob([BYTE_ORDER_MARK, csv], { type: 'text/csv' }), `${nameFile([t('kept.file')])}.csv`);
  };
  return (
    <Box component="section" aria-labelledby="practice-kept" sx={{ pt: 4 }}>
      <Typography id="practice-kept" variant="h2">
        {t('kept.title')}
      </Typography>
      <Typography sx={{ color: 'var(--ink-2)', py: '4px' }}>
        {t(results.length === 0 ? 'kept.nothing' : 'kept.where')}
      </Typography>
      {results.length > 0 && (
        <>
          <Box component="table" sx={tableStyle}>
            <thead>
              <tr>
                <th>{t('kept.topic')}</th>
                <th>{t('kept.exercises')}</th>
                <th>{t('kept.all')}</th>
                <th>{t('kept.last')}</th>
              </tr>
            </thead>
            <tbody>
              {sumTopics(results).map(({ topic, exercises, right, count, last }) => (
                <tr key={topic}>
                  <td>{nameTopic(topic)}</td>
                  <td>{exercises}</td>
                  <td>{t('result.of', { right, count })}</td>
                  <td>
                    <LevelChip level={last.level} /> {t('result.of', { ...last })}, {formatDay(last.day)}
                  </td>
                </tr>
              ))}
            </tbody>
          </Box>
          <Box sx={{ display: 'flex', gap: 1, pt: 1.5 }}>
            <Button variant="outlined" color="inherit" onClick={save} sx={{ borderColor: 'var(--line)' }}>
              {t('kept.save')}
            </Button>
            <Button color="inherit" onClick={deleteResults}>
              {t('kept.delete')}
            </Button>
          </Box>
        </>
      )}
    </Box>
  );
}

const tableStyle = {
  borderCollapse: 'collapse',
  width: '100%',
  fontVariantNumeric: 'tabular-nums',
  '& th': {
    ...letters[12],
    fontWeight: 500,
    color: 'var(--ink-3)',
    textAlign: 'left',
    verticalAlign: 'bottom',
  },
  '& th, & td': { py: '6px', pr: 1, borderBottom: '1px solid var(--grid)' },
} as const;
