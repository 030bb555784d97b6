import VolumeUpIcon from '@mui/icons-material/VolumeUpOutlined';
import IconButton from '@mui/material/IconButton';
import { DEFAULT_SPEED, speakers } from '@keelerada/contract/corrector/speech-choices';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotices } from '../../shared/notices/notices';
import { fetchSpeech } from '../../shared/speech/fetch-speech';
import { playWav } from '../../shared/speech/play-wav';

/** Reads a word aloud; a second press begins anew. */
export function ListenButton({ word }: { readonly word: string }) {
  const { t } = useTranslation('word-page');
  const { showFailure } = useNotices();
  const audio = useRef<HTMLAudioElement>(null);
  const playing = useRef<AbortController>(null);
  useEffect(() => () => playing.current?.abort(), []);
  const play = async () => {
    playing.current?.abort();
    const { signal } = (playing.current = new AbortController());
    try {
      const wav = await fetchSpeech(word, { speaker: speakers[0], speed: DEFAULT_SPEED }, signal);
      await playWav(audio.current!, wav, signal);
    } catch (error) {
      if (!signal.aborted) showFailure(error);
    }
  };
  return (
    <>
      <IconButton
        aria-label={t('listen', { word })}
        title={t('listen', { word })}
        onClick={() => void play()}
      >
        <VolumeUpIcon />
      </IconButton>
      {/* The word that is read stands beside it. */}
      <audio ref={audio} hidden />
    </>
  );
}
