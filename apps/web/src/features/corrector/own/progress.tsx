import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FREQUENT_LEMMAS, proficiencyLevels } from '@keelerada/contract/corrector/corrector-choices';
import { rateMarks } from '@keelerada/corpus-engine/distribution/rate-marks';
import { useTranslation } from 'react-i18next';
import { useDateFormat, useNumberFormat } from '../../../shared/i18n/use-language';
import { LevelChip } from '../../../shared/levels/level-chip';
import type { LoggedText } from '../../../shared/error-log/error-log';
import { ErrorTable, tableStyle } from './error-table';

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
    <Box sx={{ overflowX: 'auto' }} role="region" aria-label={t('own.by_text')} tabIndex={0}>
      <Box component="table" sx={tableStyle}>
        <caption style={{ textAlign: 'left' }}>{t('own.by_text')}</caption>
        <thead>
          <tr>
            <th>{t('own.day')}</th>
            <th className="number">{t('drafts.words')}</th>
            <th>{t('tabs.level')}</th>
            <th className="number">{t('drafts.rate')}</th>
            <th className="number">{t('own.rare', { last: format(FREQUENT_LEMMAS) })}</th>
          </tr>
        </thead>
        <tbody>
          {texts.map(({ id, day, words, counts, level, bands }) => (
            <tr key={id}>
              <td>{nameDay(day)}</td>
              <td className="number">{format(words)}</td>
              <td style={{ whiteSpace: 'nowrap' }}>{showLevel({ level, words })}</td>
              <td className="number">{rate(sum(Object.values(counts)), words)}</td>
              <td className="number">{share(bands[1] ?? 0, sum(bands))}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
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
