import Link from '@mui/material/Link';
import { DEFAULT_SPEED, speakers } from '@keelerada/contract/corrector/speech-choices';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { letters } from '../../../shared/design/tokens';
import { useNotices } from '../../../shared/notices/notices';
import { fetchSpeech } from '../../../shared/speech/fetch-speech';
import { playWav } from '../../../shared/speech/play-wav';

/** Reads a sentence aloud; pressed again, it stops. */
export function ListenLink({ text }: { readonly text: string }) {
  const { t } = useTranslation('word-context-lines');
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
  return (
    <Link
      component="button"
      type="button"
      sx={letters[14]}
      onClick={() => (isPlaying ? reading.current?.abort() : void play())}
    >
      {t(isPlaying ? 'detail.stop' : 'detail.listen')}
    </Link>
  );
}
