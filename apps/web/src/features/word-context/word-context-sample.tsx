import ShuffleIcon from '@mui/icons-material/Shuffle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import { DEFAULT_SAMPLE_LINES, MAX_SAMPLE_LINES } from '@keelerada/contract/fields/limits';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../shared/i18n/use-language';
import { readCount } from '../../shared/word-search/word-search-values';
import type { LineSample } from '../../shared/word-menu/line-choice';

const sizes = [DEFAULT_SAMPLE_LINES, 250] as const;
/** Seeds short enough to be read out. */
const SEEDS = 1_000_000;

interface WordContextSampleProps {
  readonly sample: LineSample | null;
  readonly onChange: (sample: LineSample | null) => void;
}

const drawSeed = () => Math.floor(Math.random() * SEEDS);

/** How many lines to draw: a usual number, an own one, the same number again, or all. */
function SampleChoices({ sample, onChange }: WordContextSampleProps) {
  const { t } = useTranslation('word-context-lines');
  const formatNumber = useNumberFormat();
  const [typed, setTyped] = useState(String(sample?.size ?? DEFAULT_SAMPLE_LINES));
  const size = readCount(typed, MAX_SAMPLE_LINES);
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (size !== null) onChange({ size, seed: drawSeed() });
      }}
      sx={{ display: 'grid', gap: 1.5, p: 2, width: 300 }}
    >
      <Box sx={{ display: 'flex', gap: 1 }}>
        {sizes.map((usual) => (
          <Button
            key={usual}
            variant="outlined"
            aria-pressed={sample?.size === usual}
            onClick={() => onChange({ size: usual, seed: drawSeed() })}
          >
            {t('sample.usual', { formatted: formatNumber(usual) })}
          </Button>
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-end' }}>
        <TextField
          type="number"
          label={t('sample.own')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={size === null}
          helperText={size === null && t('sample.bounds', { most: formatNumber(MAX_SAMPLE_LINES) })}
          slotProps={{ htmlInput: { min: 1, max: MAX_SAMPLE_LINES } }}
          sx={{ flex: 1 }}
        />
        <Button type="submit" variant="outlined" disabled={size === null}>
          {t('sample.take')}
        </Button>
      </Box>
      {sample !== null && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button onClick={() => onChange({ ...sample, seed: drawSeed() })}>{t('sample.again')}</Button>
          <Button onClick={() => onChange(null)}>{t('sample.all')}</Button>
        </Box>
      )}
    </Box>
  );
}

/** Takes a random sample of the lines; its seed keeps it the same in links and files. */
export function WordContextSample({ sample, onChange }: WordContextSampleProps) {
  const { t } = useTranslation('word-context-lines');
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        id={id}
        color="inherit"
        startIcon={<ShuffleIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('sample.open')}
      </Button>
      <Popover
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id } }}
      >
        <SampleChoices
          sample={sample}
          onChange={(next) => {
            setAnchor(null);
            onChange(next);
          }}
        />
      </Popover>
    </>
  );
}
