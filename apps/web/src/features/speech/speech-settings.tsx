import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import {
  MAX_SPEED,
  MIN_SPEED,
  SPEED_STEP,
  speakers,
  type Speaker,
} from '@keelerada/contract/corrector/speech-choices';
import { useLanguage } from '../../shared/i18n/use-language';
import type { SpeechSettings } from '../../shared/speech/fetch-speech';

interface SpeechSettingsFormProps {
  readonly settings: SpeechSettings;
  readonly onChange: (settings: SpeechSettings) => void;
}

/** Speed and voice. */
export function SpeechSettingsForm({ settings, onChange }: SpeechSettingsFormProps) {
  const { t } = useTranslation('speech');
  const language = useLanguage();
  const describeSpeed = (speed: number): string =>
    t('speed_value', { speed: speed.toLocaleString(language, { minimumFractionDigits: 1 }) });
  return (
    <>
      <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
        <Typography id="speech-speed" variant="body2">
          {t('speed')}
        </Typography>
        <Typography variant="body2" aria-hidden sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {describeSpeed(settings.speed)}
        </Typography>
      </Stack>
      <Slider
        aria-labelledby="speech-speed"
        size="small"
        min={MIN_SPEED}
        max={MAX_SPEED}
        step={SPEED_STEP}
        marks={[{ value: MIN_SPEED }, { value: 1 }, { value: MAX_SPEED }]}
        value={settings.speed}
        getAriaValueText={describeSpeed}
        onChange={(_event, speed) => onChange({ ...settings, speed: Number(speed.toFixed(1)) })}
      />
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        color="primary"
        aria-label={t('voice')}
        value={settings.speaker}
        onChange={(_event, speaker: Speaker | null) => speaker && onChange({ ...settings, speaker })}
      >
        {speakers.map((speaker) => (
          <ToggleButton key={speaker} value={speaker} sx={{ textTransform: 'none' }}>
            {speaker}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </>
  );
}
