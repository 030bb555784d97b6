import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { letters } from '../../shared/design/tokens';
import { useNumberFormat } from '../../shared/i18n/use-language';

/** More values than these are added up, unless all are asked for. */
const MOST_BARS = 5;

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
  const most = Math.max(...bars.map(({ texts }) => texts));
  if (bars.length === 0) return null;
  return (
    <Box sx={{ displayPrint: 'none' }}>
      <Typography id={id} variant="body2" sx={{ color: 'text.secondary', mb: 0.25 }}>
        {title}
      </Typography>
      <Box
        component="ul"
        aria-labelledby={id}
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gridTemplateColumns: 'minmax(0, max-content) minmax(40px, 1fr) max-content',
          columnGap: 1,
          rowGap: 0.25,
          alignItems: 'center',
          ...letters[14],
        }}
      >
        {bars.map(({ label, texts, isUnknown }) => (
          <Box key={label} component="li" sx={{ display: 'contents' }}>
            <Box
              component="span"
              sx={{ maxWidth: 130, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
              style={isUnknown ? { fontStyle: 'italic' } : undefined}
            >
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
            <Box aria-hidden sx={{ height: 8 }}>
              <Box
                sx={{ height: '100%', borderRadius: '1px', bgcolor: 'var(--datum-strong)' }}
                style={{ width: `${(100 * texts) / most}%` }}
              />
            </Box>
            <Box component="span" sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
              {formatNumber(texts)}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
