import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { MAX_SPEED, MIN_SPEED, SPEED_STEP, speakers } from '@keelerada/contract/corrector/speech-choices';
import { useLanguage } from '../../shared/i18n/use-language';
import { Segments } from '../../shared/ui/segments';
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
      <Segments
        fullWidth
        label={t('voice')}
        options={speakers}
        value={settings.speaker}
        onChange={(speaker) => onChange({ ...settings, speaker })}
        sx={{ '& button': { textTransform: 'none' } }}
      />
    </>
  );
}
