import { textFacetsCall } from '@keelerada/contract/texts/text-facets';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { INNER_FOCUS_RING, letters, TOUCH_PX } from '../../shared/design/tokens';
import { queryApi } from '../../shared/http/call-api';
import { useNumberFormat } from '../../shared/i18n/use-language';
import { LevelChip } from '../../shared/levels/level-chip';
import { useOpenSelection } from '../../shared/saved-selections/use-open-selection';
import { noTexts, readSide, type Side, withSide } from '../../shared/text-selection/selected-texts';
import { useWholeSelection } from '../../shared/text-selection/text-selection';
import { wholeCorpusQuery } from '../../shared/text-selection/whole-corpus.queries';

/** Levels with a colour of their own; the last one is that of native speakers. */
const levels = ['A2', 'B1', 'B2', 'C1', 'EK'] as const;

/** A tile was pressed whose texts are not chosen yet: the bar, which they make anew, opens again for a second one. */
let isPressed = false;

/** Whether a tile was pressed since this was asked. */
export function takeTilePress(): boolean {
  const wasPressed = isPressed;
  isPressed = false;
  return wasPressed;
}

/** The side that a level stands for, if one does. */
function useLevelSides() {
  const whole = useWholeSelection();
  const read = (side: Side) => {
    const chosen = readSide(whole, side).corpusSource?.query.level ?? [];
    return chosen.length === 1 ? chosen[0] : undefined;
  };
  const sides = { A: read('A'), B: whole.compared === null ? undefined : read('B') };
  return (level: string) => (['A', 'B'] as const).find((side) => sides[side] === level);
}

/** Levels side by side: one chooses its texts, the next is compared with them, a chosen one gives its place back. */
export function LevelTiles() {
  const { t } = useTranslation('tools');
  const formatNumber = useNumberFormat();
  const whole = useWholeSelection();
  const { compared, ownTexts, corpusTextIds, corpusSource, changeSelection } = whole;
  const { openQuery, isPending } = useOpenSelection();
  const findSide = useLevelSides();
  // Those that the query of a selection finds whatever their level, else of the corpus.
  const { level: _level, ...query } = (corpusSource ?? compared?.corpusSource)?.query ?? wholeCorpusQuery;
  const { data: counts } = useQuery({
    ...queryApi(textFacetsCall, { body: query }),
    meta: { handlesErrors: true },
  });
  const isOwn = ownTexts !== null && corpusTextIds === null;
  const hasFirst = isOwn || levels.some((level) => findSide(level) === 'A');
  const press = (level: string) => {
    isPressed = true;
    const side = findSide(level);
    if (side !== undefined && compared !== null) changeSelection((old) => withSide(old, side, noTexts));
    else if (side !== undefined) openQuery(t('selection.whole'), query);
    else openQuery(level, { ...query, level: [level] }, hasFirst ? 'B' : 'A');
  };
  return (
    <Box role="group" aria-label={t('selection.levels')} aria-busy={isPending} sx={tilesStyle}>
      {levels.map((level) => {
        const side = findSide(level);
        const count = counts?.filters.level?.[level];
        return (
          <ButtonBase
            key={level}
            aria-label={level}
            aria-pressed={side !== undefined}
            data-side={compared === null ? undefined : side}
            onClick={() => press(level)}
          >
            {compared !== null && side !== undefined && <small>{side}</small>}
            <LevelChip level={level} />
            <span>{count === undefined ? '' : formatNumber(count)}</span>
          </ButtonBase>
        );
      })}
    </Box>
  );
}

const tilesStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: '4px',
  '& > button': {
    ...{ ...letters[14], fontFamily: 'inherit', fontVariantNumeric: 'tabular-nums' },
    ...{ display: 'flex', flexDirection: 'column', gap: '4px', height: { xs: 60, md: 56 } },
    ...{ minHeight: TOUCH_PX, border: '1px solid var(--line)', borderRadius: '3px', position: 'relative' },
    '&:hover': { bgcolor: 'var(--sunken)' },
    '&:focus-visible': INNER_FOCUS_RING,
    '& > span:not(.MuiTouchRipple-root)': { minHeight: '1.25rem' },
    '&[aria-pressed="true"]:not([data-side])': {
      ...{ borderColor: 'var(--ink)', boxShadow: 'inset 0 0 0 1px var(--ink)', fontWeight: 600 },
    },
  },
  '& small': {
    ...{ ...letters[12], position: 'absolute', left: '-1px', top: '-1px', px: '4px', color: 'var(--paper)' },
    bgcolor: 'var(--side)',
  },
  '& [data-side]': {
    '&&': { borderColor: 'var(--side)', boxShadow: 'inset 0 0 0 1px var(--side)' },
    bgcolor: 'var(--soft)',
  },
  '& [data-side="A"]': { '--side': 'var(--div-a)', '--soft': 'var(--div-a-soft)' },
  '& [data-side="B"]': { '--side': 'var(--div-b)', '--soft': 'var(--div-b-soft)' },
} as const;
