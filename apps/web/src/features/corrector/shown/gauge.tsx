import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useNumberFormat } from '../../../shared/i18n/use-language';

/** A gauge whose value is past its end is prolonged to a multiple of this. */
const END_STEP = 5;
const TICKS = 5;

interface GaugeProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly unit?: string;
  readonly fractionDigits?: number;
  /** One line on what the figure says. */
  readonly note?: string;
}

/** A figure on its scale. */
export function Gauge({ label, value, min, max, unit = '', fractionDigits = 2, note }: GaugeProps) {
  const labelId = useId();
  const formatValue = useNumberFormat(fractionDigits);
  const end = value > max ? Math.ceil(value / END_STEP) * END_STEP : max;
  const formatEnd = useNumberFormat(Number.isInteger(min) && Number.isInteger(end) ? 0 : 1);
  const share = Math.min(1, Math.max(0, (value - min) / (end - min)));
  return (
    <Box sx={{ py: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, alignItems: 'baseline' }}>
        <Typography id={labelId}>{label}</Typography>
        <Typography sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
          {formatValue(value)}
          {unit}
        </Typography>
      </Box>
      <Box
        role="meter"
        aria-labelledby={labelId}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={end}
        sx={{
          ...{ position: 'relative', height: 10, my: 0.5, borderRadius: 1, bgcolor: 'action.selected' },
          '@media (forced-colors: active)': { border: '1px solid CanvasText' },
        }}
      >
        <Box
          sx={{
            position: 'absolute',
            inset: 0,
            right: `${(1 - share) * 100}%`,
            minWidth: 6,
            borderRadius: 1,
            bgcolor: 'primary.main',
          }}
        />
        {Array.from({ length: TICKS - 1 }, (_, tick) => (
          <Box
            key={tick}
            sx={{
              position: 'absolute',
              top: 0,
              bottom: 0,
              left: `${((tick + 1) / TICKS) * 100}%`,
              width: '1px',
              bgcolor: 'background.paper',
            }}
          />
        ))}
      </Box>
      <Box aria-hidden sx={{ display: 'flex', justifyContent: 'space-between', color: 'text.secondary' }}>
        <Typography variant="caption">{formatEnd(min)}</Typography>
        <Typography variant="caption">{formatEnd(end)}</Typography>
      </Box>
      {note !== undefined && (
        <Typography variant="body2" color="text.secondary">
          {note}
        </Typography>
      )}
    </Box>
  );
}
