import { useEffect, useRef, useState, type RefObject } from 'react';
import { saveBlob } from '../../shared/downloads/save-blob';
import { useNotices } from '../../shared/notices/notices';
import { joinWavs } from './join-wavs';
import { playWav } from '../../shared/speech/play-wav';
import { fetchSpeech, type SpeechSettings } from '../../shared/speech/fetch-speech';
import { splitSpeech } from './split-speech';

/** What was played last: its pieces are fetched once, for playing and for the file. */
interface Reading {
  readonly settings: SpeechSettings;
  readonly stop: AbortController;
  readonly fetchPiece: (index: number) => Promise<Uint8Array<ArrayBuffer>>;
  readonly count: number;
}

function startReading(text: string, settings: SpeechSettings): Reading {
  const pieces = splitSpeech(text);
  const kept = new Map<number, Promise<Uint8Array<ArrayBuffer>>>();
  const fetchPiece = (index: number): Promise<Uint8Array<ArrayBuffer>> => {
    const piece = kept.get(index) ?? fetchSpeech(pieces[index]!, settings, new AbortController().signal);
    kept.set(index, piece);
    piece.catch(() => kept.delete(index));
    return piece;
  };
  return { settings, stop: new AbortController(), fetchPiece, count: pieces.length };
}

async function playAll(
  { count, fetchPiece, stop: { signal } }: Reading,
  audio: HTMLAudioElement,
  onSound: () => void,
) {
  for (let index = 0; index < count; index += 1) {
    const wav = await fetchPiece(index);
    signal.throwIfAborted();
    // A failure of it shows when its turn comes.
    if (index + 1 < count) fetchPiece(index + 1).catch(() => undefined);
    onSound();
    await playWav(audio, wav, signal);
  }
}

/** Reads texts aloud with the audio element, piece by piece, and gives what was read as a file. */
export function useSpeech(audio: RefObject<HTMLAudioElement | null>) {
  const { showFailure } = useNotices();
  const [state, setState] = useState<'silent' | 'loading' | 'playing'>('silent');
  const [hasPlayed, setHasPlayed] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const reading = useRef<Reading | null>(null);
  const stop = (): void => reading.current?.stop.abort();
  useEffect(() => () => reading.current?.stop.abort(), []);

  const play = async (text: string, settings: SpeechSettings): Promise<void> => {
    stop();
    const current = startReading(text, settings);
    reading.current = current;
    setState('loading');
    try {
      await playAll(current, audio.current!, () => {
        setState('playing');
        setHasPlayed(true);
      });
    } catch (error) {
      if (!current.stop.signal.aborted) showFailure(error);
    } finally {
      if (reading.current === current) setState('silent');
    }
  };

  const save = async (): Promise<void> => {
    const current = reading.current;
    if (current === null) return;
    setIsSaving(true);
    try {
      const wavs: Uint8Array<ArrayBuffer>[] = [];
      for (let index = 0; index < current.count; index += 1) wavs.push(await current.fetchPiece(index));
      const { speaker, speed } = current.settings;
      saveBlob(joinWavs(wavs), `${speaker}_ET_${speed}.wav`);
    } catch (error) {
      showFailure(error);
    } finally {
      setIsSaving(false);
    }
  };
  return { state, hasPlayed, isSaving, play, stop, save };
}
