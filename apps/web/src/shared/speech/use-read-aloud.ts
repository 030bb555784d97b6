import { DEFAULT_SPEED, speakers } from '@keelerada/contract/corrector/speech-choices';
import { useEffect, useRef, useState } from 'react';
import { useNotices } from '../notices/notices';
import { fetchSpeech } from './fetch-speech';
import { playWav } from './play-wav';

/** Reads a sentence aloud; asked again, it stops. */
export function useReadAloud(text: string) {
  const { showFailure } = useNotices();
  const [isPlaying, setIsPlaying] = useState(false);
  const reading = useRef<AbortController | null>(null);
  useEffect(() => () => reading.current?.abort(), []);
  const play = async () => {
    const { signal } = (reading.current = new AbortController());
    setIsPlaying(true);
    try {
      const wav = await fetchSpeech(text, { speaker: speakers[0], speed: DEFAULT_SPEED }, signal);
      await playWav(new Audio(), wav, signal);
    } catch (error) {
      if (!signal.aborted) showFailure(error);
    } finally {
      setIsPlaying(false);
    }
  };
  return { isPlaying, toggle: () => (isPlaying ? reading.current?.abort() : void play()) };
}
