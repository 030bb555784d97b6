import CloseIcon from '@mui/icons-material/Close';
import DownloadIcon from '@mui/icons-material/Download';
import PlayIcon from '@mui/icons-material/PlayArrow';
import StopIcon from '@mui/icons-material/Stop';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import {
  DEFAULT_SPEED,
  speakers,
  MAX_SPEED,
  MIN_SPEED,
  SPEED_STEP,
} from '@keelerada/contract/corrector/speech-choices';
import type { SpeechSettings } from '../../shared/speech/fetch-speech';
import { isMostlyCyrillic } from './is-mostly-cyrillic';
import { useSpeech } from './use-speech';
import Slider from '@mui/material/Slider';
import { useLanguage } from '../../shared/i18n/use-language';
import { Segments } from '../../shared/ui/segments';

interface SpeechSettingsFormProps {
  readonly settings: SpeechSettings;
  readonly onChange: (settings: SpeechSettings) => void;
}

/** Speed and voice. */
function SpeechSettingsForm({ settings, onChange }: SpeechSettingsFormProps) {
  const { t } = useTranslation('speech');
  const language = useLanguage();
  const describeSpeed = (speed: number): string =>
    t('speed_value', { speed: speed.toLocaleString(language, { minimumFractionDigits: 1 }) });
  return (
    <>
      <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
        <Typography id="speech-speed">{t('speed')}</Typography>
        <Typography aria-hidden sx={{ fontVariantNumeric: 'tabular-nums' }}>
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

type TextBox = HTMLTextAreaElement | HTMLInputElement;

/** The marked part of a text box; empty for fields without a selection, such as a check box. */
function readFromBox(box: TextBox): string {
  const { selectionStart, selectionEnd, value } = box;
  return selectionStart === null || selectionEnd === null ? '' : value.slice(selectionStart, selectionEnd);
}

function isTextBox(element: Element | null): element is TextBox {
  const isInput = element instanceof HTMLInputElement && ['text', 'search'].includes(element.type);
  return isInput || element instanceof HTMLTextAreaElement;
}

/**
 * The text that the visitor has marked, in the page or in a text box; empty if there is none. A text box keeps its marked
 * part while the focus is elsewhere, as it is for those who reach the button by keyboard.
 */
function readSelectedText(): string {
  const focused = document.activeElement;
  const marked = isTextBox(focused) ? readFromBox(focused) : (document.getSelection()?.toString() ?? '');
  if (marked.trim() !== '' || isTextBox(focused)) return marked.trim();
  const boxes = [...document.querySelectorAll('textarea, input')].filter(isTextBox);
  return boxes.map((box) => readFromBox(box).trim()).find((text) => text !== '') ?? '';
}

/** The text marked last; it is kept when the visitor marks nothing. */
function useSelectedText(): string {
  const [text, setText] = useState(readSelectedText);
  useEffect(() => {
    const look = (): void => setText((kept) => readSelectedText() || kept);
    // Not every browser tells of a selection in a text box by the first event.
    const events = ['selectionchange', 'select', 'keyup', 'pointerup'];
    for (const name of events) document.addEventListener(name, look);
    return () => {
      for (const name of events) document.removeEventListener(name, look);
    };
  }, []);
  return text;
}

const WIDTH_PX = 320;

interface SpeechPopperProps {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** Reads marked text aloud. It stays open while the visitor marks text in the page. */
export function SpeechPopper({ anchor, onClose }: SpeechPopperProps) {
  const { t } = useTranslation('speech');
  const audio = useRef<HTMLAudioElement>(null);
  const text = useSelectedText();
  const [settings, setSettings] = useState<SpeechSettings>({ speaker: speakers[0], speed: DEFAULT_SPEED });
  const { state, hasPlayed, isSaving, play, stop, save } = useSpeech(audio);
  const close = (): void => {
    onClose();
    anchor.focus();
  };
  return (
    <Popper
      open
      disablePortal
      anchorEl={anchor}
      placement="bottom-end"
      sx={{ zIndex: 'modal', maxWidth: 'calc(100vw - 16px)' }}
    >
      <Paper
        role="dialog"
        aria-label={t('title')}
        elevation={8}
        sx={{ width: WIDTH_PX, maxWidth: '100%', p: 2 }}
        // Pressing a button must not take the selection away.
        onMouseDown={(event) => event.preventDefault()}
        onKeyDown={({ key }) => key === 'Escape' && close()}
      >
        <Stack sx={{ gap: 1.5 }}>
          <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
            <Typography component="h2" variant="subtitle1">
              {t('title')}
            </Typography>
            <IconButton size="small" aria-label={t('close')} onClick={close}>
              <CloseIcon fontSize="small" />
            </IconButton>
          </Stack>
          <SpeechSettingsForm settings={settings} onChange={setSettings} />
          {text === '' ? (
            <Alert severity="warning">{t('nothing_selected')}</Alert>
          ) : (
            <Typography color="text.secondary" lang="et" noWrap>
              {text}
            </Typography>
          )}
          {isMostlyCyrillic(text) && <Alert severity="info">{t('russian')}</Alert>}
          <Stack direction="row" sx={{ gap: 1 }}>
            {state === 'silent' ? (
              <Button
                variant="contained"
                startIcon={<PlayIcon />}
                disabled={text === ''}
                onClick={() => void play(text, settings)}
                sx={{ flex: 1 }}
              >
                {t('play')}
              </Button>
            ) : (
              <Button variant="outlined" startIcon={<StopIcon />} onClick={stop} sx={{ flex: 1 }}>
                {t(state === 'loading' ? 'stop_loading' : 'stop')}
              </Button>
            )}
            <Button
              startIcon={<DownloadIcon />}
              disabled={!hasPlayed}
              loading={isSaving}
              loadingPosition="start"
              onClick={() => void save()}
            >
              {t('download')}
            </Button>
          </Stack>
        </Stack>
        {/* The text that is read stands in the page. */}
        <audio ref={audio} hidden />
      </Paper>
    </Popper>
  );
}
