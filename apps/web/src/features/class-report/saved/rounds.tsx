import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { RateChange } from '@keelerada/corpus-engine/distribution/rate-marks';
import { teacherKindTexts } from '@keelerada/contract/error-marks/teacher-kinds';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { letters } from '../../../shared/design/tokens';
import {
  useDateFormat,
  useLanguage,
  useListFormat,
  useNumberFormat,
} from '../../../shared/i18n/use-language';
import { KindName } from '../marks/kind-name';
import { ClassLevelChip } from '../marks/level-name';
import { PairedBars, PlainTable } from '../../../shared/ui/plain-table';
import { compareRounds } from './compare-rounds';
import type { SavedReport } from './saved-report';

interface RoundsProps {
  readonly before: SavedReport;
  readonly now: SavedReport;
  readonly onClose: () => void;
}

interface RoundTableProps {
  readonly head: string;
  readonly rows: readonly (RateChange & { readonly key: string; readonly name: ReactNode })[];
  readonly days: readonly string[];
}

function RoundTable({ head, rows, days }: RoundTableProps) {
  const { t } = useTranslation('class-report');
  const format = useNumberFormat(1);
  const most = Math.max(Number.MIN_VALUE, ...rows.flatMap(({ before, now }) => [before, now]));
  return (
    <PlainTable
      label={head}
      columns={[
        { title: head },
        ...days.map((day) => ({ title: day, kind: 'number' as const })),
        { title: '', kind: 'picture' },
        { title: t('rounds.change') },
      ]}
      rows={rows.map(({ key, name, before, now, turn }) => ({
        key,
        cells: [
          name,
          format(before),
          format(now),
          <PairedBars values={[before, now]} most={most} />,
          <Box component="span" sx={{ color: turn === 'better' ? 'var(--ok)' : 'var(--ink-3)' }}>
            {t(`rounds.turns.${turn ?? 'same'}`)}
          </Box>,
        ],
      }))}
    />
  );
}

/** Two rounds of one class side by side: what got better. */
export function Rounds({ before, now, onClose }: RoundsProps) {
  const { t } = useTranslation('class-report');
  const language = useLanguage();
  const list = useListFormat();
  const day = useDateFormat({ dateStyle: 'medium' });
  const { total, kinds, pupils } = compareRounds(before, now);
  const days = [day(before.made), t('rounds.now', { day: day(now.made) })];
  const named = (turn: RateChange['turn']) =>
    list(kinds.filter((each) => each.turn === turn).map(({ kind }) => teacherKindTexts[kind].name[language]));
  const [better, worse] = [named('better'), named('worse')];
  const say = [
    better === '' ? t('rounds.none_better') : t('rounds.better', { kinds: better }),
    ...(worse === '' ? [] : [t('rounds.worse', { kinds: worse })]),
  ].join(' ');
  return (
    <Box component="section" aria-label={t('rounds.title')} sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline', pt: 2 }}>
        <Typography role="status" sx={{ ...letters[20], fontWeight: 600, flex: 1 }}>
          {say}
        </Typography>
        <Button color="inherit" onClick={onClose} sx={{ displayPrint: 'none' }}>
          {t('rounds.close')}
        </Button>
      </Box>
      <Typography sx={{ color: 'var(--ink-3)' }}>{t('rounds.note')}</Typography>
      <Box sx={columnsStyle}>
        <RoundTable
          head={t('errors.kind')}
          days={days}
          rows={[
            { key: 'all', name: <b>{t('rounds.all')}</b>, ...total },
            ...kinds.map((row) => ({ key: row.kind, name: <KindName kind={row.kind} />, ...row })),
          ]}
        />
        {pupils.length > 0 && (
          <RoundTable
            head={t('heat.pupil')}
            days={days}
            rows={pupils.map(({ levels, name, ...row }) => ({
              ...row,
              key: name,
              name: (
                <Box component="span" sx={{ display: 'inline-flex', gap: 1, alignItems: 'center' }}>
                  {name}
                  {levels.map((level, place) => level && <ClassLevelChip key={place} level={level} />)}
                </Box>
              ),
            }))}
          />
        )}
      </Box>
    </Box>
  );
}

const columnsStyle = {
  display: 'grid',
  columnGap: 5,
  rowGap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;
