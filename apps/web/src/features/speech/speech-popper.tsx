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
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_SPEED, speakers } from '@keelerada/contract/corrector/speech-choices';
import { SpeechSettingsForm } from './speech-settings-form';
import type { SpeechSettings } from '../../shared/speech/fetch-speech';
import { isMostlyCyrillic } from './is-mostly-cyrillic';
import { useSelectedText } from './use-selected-text';
import { useSpeech } from './use-speech';

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
            <Typography variant="body2" color="text.secondary" lang="et" noWrap>
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
