import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { FrequencyRow } from '@keelerada/contract/tools/frequencies';
import { sides } from '../../../shared/comparison/paired-rows';
import { letters, space } from '../../../shared/design/tokens';
import { LevelChip } from '../../../shared/levels/level-chip';
import { findLevelInk } from '../../../shared/levels/level-ink';
import type { Side } from '../../../shared/text-selection/selected-texts';
import { HiddenText } from '../../../shared/ui/hidden-heading';

const LEVEL = /^(?:[ABC][12]|EK|AK)$/u;

interface FrequencyRowButtonProps {
  readonly row: FrequencyRow;
  /** What the row is called; Estonian words are told apart from the interface. */
  readonly name: string;
  readonly isEstonian: boolean;
  /** What the row shows at its end. */
  readonly figure: string;
  /** What describes it to a screen reader and under the pointer. */
  readonly description: string;
  /** Right end of the bar, and of the interval where there is one, as shares of the width. */
  readonly share: number;
  readonly interval: { readonly low: number; readonly high: number } | null;
  /** Of two selections: both rates, on one axis. */
  readonly pair?: Readonly<Record<Side, { readonly share: number; readonly figure: string }>> | undefined;
  readonly isLong: boolean;
  readonly isChosen: boolean;
  readonly onPress: () => void;
}

/** Stand where a level has no room for its name. */
const shortNames: ReadonlyMap<string | null, string> = new Map([
  [null, '–'],
  ['', '*'],
]);

const neutral = { ground: 'var(--datum)', edge: 'none' };

const percent = (share: number) => `${(100 * Math.min(1, Math.max(0, share))).toFixed(2)}%`;

function Bar({ row, share, interval }: Pick<FrequencyRowButtonProps, 'row' | 'share' | 'interval'>) {
  const { ground, edge } =
    interval !== null && LEVEL.test(row.value ?? '') ? findLevelInk(row.value!) : neutral;
  return (
    <Box component="span" aria-hidden sx={{ position: 'relative', display: 'block', height: '10px' }}>
      <Box
        component="span"
        data-drawn
        sx={{ position: 'absolute', inset: 0, right: 'auto', borderRadius: '1px', minWidth: '1px' }}
        style={{
          width: percent(share),
          background: ground,
          boxShadow: edge,
        }}
      />
      {interval !== null && (
        <Box
          component="span"
          sx={{
            ...{ position: 'absolute', top: '4px', height: '2px', bgcolor: 'var(--ink)' },
            boxShadow: '0 0 0 1px var(--paper)',
          }}
          style={{ left: percent(interval.low), right: percent(1 - Math.min(1, interval.high)) }}
        />
      )}
    </Box>
  );
}

/** Both rates under each other. */
function PairedBar({ pair }: { readonly pair: NonNullable<FrequencyRowButtonProps['pair']> }) {
  return (
    <Box component="span" aria-hidden sx={{ display: 'grid', gap: '2px', py: '6px' }}>
      {sides.map((side) => (
        <Box
          key={side}
          component="span"
          data-drawn
          sx={{ height: 8, bgcolor: `var(--div-${side.toLowerCase()})`, minWidth: '1px' }}
          style={{ width: percent(pair[side].share) }}
        />
      ))}
    </Box>
  );
}

/** What is written and what belongs there is too long for a line. */
const wrappedStyle = { whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;

function Name({
  row,
  name,
  isEstonian,
  isLong,
  isLevel,
}: { isLevel: boolean } & Pick<FrequencyRowButtonProps, 'row' | 'name' | 'isEstonian' | 'isLong'>) {
  if (isLevel && LEVEL.test(row.value ?? '')) return <LevelChip level={row.value!} />;
  if (isLevel)
    return (
      <Box component="span" sx={{ ...letters[12], fontWeight: 600, textAlign: 'center' }}>
        <span aria-hidden>{shortNames.get(row.value) ?? row.value}</span>
        <HiddenText>{name}</HiddenText>
      </Box>
    );
  return (
    <Box
      component="span"
      lang={isEstonian ? 'et' : undefined}
      sx={{
        ...{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 },
        ...(isEstonian
          ? { ...letters[16], fontFamily: 'var(--serif)', ...(isLong && wrappedStyle) }
          : { ...letters[12], color: 'var(--ink-2)' }),
      }}
    >
      {name}
    </Box>
  );
}

/** One value with its bar and figure; pressing it opens its lines, pressing it again all lines. */
export function FrequencyRowButton(props: FrequencyRowButtonProps) {
  const { row, name, isEstonian, figure, description, share, interval, pair } = props;
  const { isLong, isChosen, onPress } = props;
  const isLevel = interval !== null;
  const first = isLevel ? '28px' : isLong ? 'minmax(0, 1fr)' : '84px';
  return (
    <Box component="li" sx={{ borderBottom: '1px solid var(--grid)' }}>
      <ButtonBase
        aria-pressed={isChosen}
        title={description}
        disabled={row.hits === 0}
        onClick={onPress}
        sx={{
          ...{ display: 'grid', columnGap: space[8], alignItems: 'center', width: '100%', textAlign: 'left' },
          ...{ minHeight: 27, color: 'var(--ink)', font: 'inherit', borderRadius: 0 },
          '&:hover': { bgcolor: 'var(--hover)' },
          '&[aria-pressed="true"]': { bgcolor: 'var(--sunken)', fontWeight: 600 },
          '&:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: '-2px' },
          '@media (pointer: coarse)': { minHeight: 44 },
        }}
        style={{ gridTemplateColumns: isLong ? `${first} 56px 48px` : `${first} minmax(0, 1fr) 48px` }}
      >
        <Name {...{ row, name, isEstonian, isLong, isLevel }} />
        {pair ? <PairedBar pair={pair} /> : <Bar row={row} share={share} interval={interval} />}{' '}
        <Box component="span" sx={pair ? pairStyle : figureStyle}>
          {pair ? sides.map((side) => <span key={side}>{pair[side].figure}</span>) : figure}
        </Box>
      </ButtonBase>
    </Box>
  );
}

const figureStyle = { ...letters[14], textAlign: 'right', fontVariantNumeric: 'tabular-nums' } as const;
const pairStyle = { ...figureStyle, ...letters[12], display: 'grid' } as const;
