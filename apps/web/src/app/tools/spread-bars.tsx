import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { BarList } from '../../shared/charts/bar-list';
import { letters } from '../../shared/design/tokens';
import { useNumberFormat } from '../../shared/i18n/use-language';

/** More values than these are added up, unless all are asked for. */
const MOST_BARS = 5;

const nameStyle = {
  maxWidth: 130,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

interface SpreadValue {
  readonly label: string;
  readonly texts: number;
  /** Texts that do not tell it; their bar stands last whatever is added up. */
  readonly isUnknown?: boolean;
}

interface SpreadBarsProps {
  readonly title: string;
  readonly values: readonly SpreadValue[];
  readonly showsAll?: boolean;
  /** Chooses the texts of a value alone; absent where that is no choice. */
  readonly onChoose?: (label: string) => void;
}

/** How texts spread over the values of a property: a bar and a number each, the rest together. */
export function SpreadBars({ title, values, showsAll = false, onChoose }: SpreadBarsProps) {
  const { t } = useTranslation('tools');
  const id = useId();
  const formatNumber = useNumberFormat();
  const known = values.filter(({ isUnknown }) => isUnknown !== true);
  const isLong = !showsAll && known.length > MOST_BARS;
  const rest = isLong ? known.slice(MOST_BARS - 1) : [];
  const bars: SpreadValue[] = [
    ...(isLong ? known.slice(0, MOST_BARS - 1) : known),
    ...(isLong
      ? [{ label: t('selection.others'), texts: rest.reduce((sum, { texts }) => sum + texts, 0) }]
      : []),
    ...values.filter(({ isUnknown }) => isUnknown),
  ];
  if (bars.length === 0) return null;
  return (
    <Box sx={{ displayPrint: 'none', ...letters[14] }}>
      <Typography id={id} variant="body2" sx={{ color: 'text.secondary', mb: 0.25 }}>
        {title}
      </Typography>
      <BarList
        labelledBy={id}
        columns="minmax(0, max-content) minmax(40px, 1fr) max-content"
        rowPx={22}
        barPx={8}
        bars={bars.map(({ label, texts, isUnknown }) => ({
          ...{ key: label, value: texts, figure: formatNumber(texts), ground: 'var(--datum-strong)' },
          name: (
            <Box component="span" sx={nameStyle} style={isUnknown ? { fontStyle: 'italic' } : undefined}>
              {onChoose === undefined || isUnknown ? (
                label
              ) : (
                <Link
                  component="button"
                  type="button"
                  aria-label={t('selection.only', { value: label })}
                  onClick={() => onChoose(label)}
                  sx={{ font: 'inherit', minWidth: 24, textAlign: 'left' }}
                >
                  {label}
                </Link>
              )}
            </Box>
          ),
        }))}
      />
    </Box>
  );
}
