import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useQueries } from '@tanstack/react-query';
import type { FrequencyRow } from '@keelerada/contract/frequencies';
import { useTranslation } from 'react-i18next';
import { AxisHead, PairedBars } from '../../../shared/comparison/paired-cells';
import { pairRates, sides } from '../../../shared/comparison/paired-rows';
import { makeScales } from '../../../shared/comparison/paired-scales';
import { pairedStyle } from '../../../shared/comparison/paired-style';
import { useSides } from '../../../shared/comparison/use-sides';
import { useRateFormat } from '../../../shared/i18n/use-rate-format';
import { letters, space } from '../../../shared/design/tokens';
import { makeTextFields } from '../../../shared/text-selection/make-text-fields';
import { readSide } from '../../../shared/text-selection/selected-texts';
import { useWholeSelection } from '../../../shared/text-selection/text-selection';
import { nameCounted } from '../../../shared/word-menu/counted-lines';
import { CountingSelect } from './counting-select';
import type { FrequencyListProps } from './frequency-list';
import { FIRST_ROWS, frequenciesOptions } from './frequencies.queries';

const none = { value: 0, low: null, high: null };

/** Of a sample there is no rate: its lines stand for it. */
const toRate = (row: FrequencyRow | undefined) =>
  row === undefined ? none : { value: row.perMillion ?? row.hits, low: row.low, high: row.high };

/** The lines of both selections counted on one axis; a row opens its lines. */
export function PairedFrequencies({
  source,
  counting,
  onCountingChange,
  counted,
  onCount,
}: FrequencyListProps) {
  const { t } = useTranslation(['word-context-lines', 'comparison']);
  const formatRate = useRateFormat();
  const names = useSides();
  const selection = useWholeSelection();
  const { by, lemmas } = counting;
  const [A, B] = useQueries({
    queries: sides.map((side) => {
      const query = { ...source.query, tekstivalik: undefined, ...makeTextFields(readSide(selection, side)) };
      return frequenciesOptions({ ...source, query, pageToken: undefined }, counting, true, side);
    }),
  }).map(({ data }) => new Map(data?.frequencyList.map((row) => [row.value, row])));
  const values = [...new Set([...A!.keys(), ...B!.keys()])];
  const count = (value: string | null) => (A!.get(value)?.hits ?? 0) + (B!.get(value)?.hits ?? 0);
  const first = by === 'LEVEL' ? values : values.toSorted((one, other) => count(other) - count(one));
  const rows = first.slice(0, FIRST_ROWS).map((value) => {
    const [a, b] = [A!.get(value), B!.get(value)];
    return { ...pairRates(value ?? '', toRate(a), toRate(b), { A: a?.hits ?? 0, B: b?.hits ?? 0 }), value };
  });
  const { rates: scale } = makeScales(rows);
  return (
    <Box component="section" sx={{ ...pairedStyle, mb: space[24] }}>
      <CountingSelect counting={counting} onChange={onCountingChange} />
      <Box sx={headStyle}>
        <AxisHead {...{ scale, label: t('comparison:axis'), format: formatRate }} />
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows.map((row) => {
          const { value } = row;
          const name = nameCounted({ by, value }, t);
          const isChosen = counted?.by === by && counted.lemmas === lemmas && counted.value === value;
          const figures = sides.map((side) => `${names[side].name} ${formatRate(row[side].value)}`);
          return (
            <Box key={value ?? ' '} component="li" sx={{ borderBottom: '1px solid var(--grid)' }}>
              <ButtonBase
                aria-pressed={isChosen}
                aria-label={`${name}: ${figures.join(', ')}`}
                onClick={() => onCount(isChosen ? null : { by, lemmas, value })}
                sx={rowStyle}
              >
                <span data-part="pair-name" lang={by === 'LEVEL' || by === 'GRAMMAR' ? undefined : 'et'}>
                  {name}
                </span>
                <PairedBars row={row} scale={scale} />
                <span data-part="rate">
                  {sides.map((side) => (
                    <small key={side}>{formatRate(row[side].value)}</small>
                  ))}
                </span>
              </ButtonBase>
            </Box>
          );
        })}
      </Box>
      {rows.length === 0 && <Typography sx={letters[14]}>{t('frequencies.nothing')}</Typography>}
    </Box>
  );
}

const headStyle = {
  ...{ ...letters[12], pl: '92px', borderBottom: '1px solid var(--line)' },
  '& [data-part="axis"]': { mr: '56px' },
} as const;

const rowStyle = {
  ...{ display: 'grid', gridTemplateColumns: '84px minmax(0, 1fr) 48px', columnGap: '8px', width: '100%' },
  ...{ alignItems: 'center', textAlign: 'left', color: 'var(--ink)', font: 'inherit', py: '4px' },
  '&:hover': { bgcolor: 'var(--hover)' },
  '&[aria-pressed="true"]': { bgcolor: 'var(--sunken)', fontWeight: 600 },
  '&:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: '-2px' },
  '& small': { display: 'block' },
} as const;
