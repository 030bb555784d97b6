import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FREQUENT_LEMMAS, proficiencyLevels } from '@keelerada/contract/corrector/corrector-choices';
import { rateMarks } from '@keelerada/corpus-engine/distribution/rate-marks';
import { useTranslation } from 'react-i18next';
import { useDateFormat, useNumberFormat } from '../../../shared/i18n/use-language';
import { LevelChip } from '../../../shared/levels/level-chip';
import type { LoggedText } from '../../../shared/error-log/error-log';
import { PlainTable } from '../../../shared/ui/plain-table';
import { ErrorTable } from './error-table';

/** So many of the newest texts are shown one by one. */
const SHOWN_TEXTS = 10;
const PERCENT = 100;
/** A shorter text may have the neighbouring level too, however sure the model is (`levelDetails.range`). */
const SURE_WORDS = 60;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** A rate with its interval, or a share of words in percent. */
function useRate(digits: number) {
  const format = useNumberFormat(digits);
  return (marks: number, words: number) => {
    if (words === 0) return '–';
    const { rate, low, high } = rateMarks({ marks, words });
    return `${format(rate)} (${format(low)}–${format(high)})`;
  };
}

/** Level, marks and words by frequency of the newest texts, the newest first. */
function TextTable({ texts }: { readonly texts: readonly LoggedText[] }) {
  const { t } = useTranslation('corrector');
  const [format, rate, share] = [useNumberFormat(), useRate(1), useRate(0)];
  const nameDay = useDateFormat({ dateStyle: 'medium' });
  const showLevel = ({ level, words }: Pick<LoggedText, 'level' | 'words'>) => {
    const most = Math.max(...level);
    const name = proficiencyLevels[level.indexOf(most)];
    if (name === undefined) return '–';
    return (
      <>
        <LevelChip level={name} />{' '}
        {words < SURE_WORDS
          ? t('own.unsure')
          : `${format(Math.min(PERCENT - 1, Math.round(most * PERCENT)))}%`}
      </>
    );
  };
  return (
    <PlainTable
      label={t('own.by_text')}
      hasCaption
      columns={[
        { title: t('own.day') },
        { title: t('drafts.words'), kind: 'number' },
        { title: t('tabs.level') },
        { title: t('drafts.rate'), kind: 'number' },
        { title: t('own.rare', { last: format(FREQUENT_LEMMAS) }), kind: 'number' },
      ]}
      rows={texts.map(({ id, day, words, counts, level, bands }) => ({
        key: id,
        cells: [
          nameDay(day),
          format(words),
          showLevel({ level, words }),
          rate(sum(Object.values(counts)), words),
          share(bands[1] ?? 0, sum(bands)),
        ],
      }))}
    />
  );
}

/** How the writer's texts have changed: kinds of errors, level and words, each with how far it may be off. */
export function Progress({ texts }: { readonly texts: readonly LoggedText[] }) {
  const { t } = useTranslation('corrector');
  if (texts.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="own-progress" sx={gridStyle}>
      <Typography id="own-progress" component="h2" variant="h3">
        {t('own.progress')}
      </Typography>
      <ErrorTable texts={texts} />
      <TextTable texts={texts.slice(-SHOWN_TEXTS).toReversed()} />
      <Typography sx={{ color: 'var(--ink-3)' }}>
        {t('own.uncertain')} {t('proofreading.by_machine')}
      </Typography>
    </Box>
  );
}

const gridStyle = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 2 };
