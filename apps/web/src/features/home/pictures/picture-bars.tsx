import Box from '@mui/material/Box';
import type { HomePicture } from '@keelerada/contract/site/home';
import { BarList } from '../../../shared/charts/bar-list';
import { letters } from '../../../shared/design/tokens';
import { useNumberFormat } from '../../../shared/i18n/use-language';
import { LevelChip } from '../../../shared/levels/level-chip';
import { findLevelInk } from '../../../shared/levels/level-ink';

interface PictureBarsProps {
  readonly rows: HomePicture['rows'];
}

const wordStyle = {
  ...letters[16],
  fontFamily: 'var(--serif)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

interface WordBarsProps extends PictureBarsProps {
  /** Numbers below nought go to the left. */
  readonly isTwoSided?: boolean;
  /** Share of the width that names take; whole sequences of words need more than words. */
  readonly nameWidth?: string;
}

/** Estonian words, the largest first. */
export function WordBars({ rows, isTwoSided = false, nameWidth = '84px' }: WordBarsProps) {
  const formatNumber = useNumberFormat(isTwoSided ? 1 : 0);
  return (
    <BarList
      bars={rows.map(({ word, value }) => ({
        ...{ key: word, value, figure: formatNumber(value).replace('-', '−') },
        name: (
          <Box component="span" lang="et" sx={wordStyle}>
            {word}
          </Box>
        ),
        ...(isTwoSided && { ground: `var(--div-${value < 0 ? 'b' : 'a'})` }),
      }))}
      columns={`${nameWidth} minmax(0, 1fr) 40px`}
      rowPx={24}
      barPx={10}
      isTwoSided={isTwoSided}
    />
  );
}

/** Levels from weak to strong, each in its colour. */
export function LevelBars({ rows }: PictureBarsProps) {
  const formatNumber = useNumberFormat();
  return (
    <BarList
      bars={rows.map(({ word: level, ...row }) => ({
        ...{ ...row, key: level, name: <LevelChip level={level} />, figure: formatNumber(row.value) },
        ...findLevelInk(level),
      }))}
      columns="1.75rem minmax(0, 1fr) 3rem"
      rowPx={32}
      barPx={12}
    />
  );
}
