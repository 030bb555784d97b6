import { type RefObject, useEffect, useRef, useState } from 'react';
import { saveBlob } from '../../shared/downloads/save-blob';
import { useNotices } from '../../shared/notices/notices';
import { playWav } from '../../shared/speech/play-wav';
import { fetchSpeech, type SpeechSettings } from '../../shared/speech/fetch-speech';
import { splitSpeech } from './split-speech';

/** Places in a WAV file (RIFF): size of the file, and the first chunk. */
const FILE_SIZE_AT = 4;
const FIRST_CHUNK_AT = 12;
const CHUNK_HEADER_BYTES = 8;
/** "data" */
const DATA_CHUNK = 0x64_61_74_61;

/** Where the samples begin and end. */
function findSamples(wav: Uint8Array<ArrayBuffer>): { readonly start: number; readonly end: number } {
  const view = new DataView(wav.buffer);
  let at = FIRST_CHUNK_AT;
  while (at + CHUNK_HEADER_BYTES <= wav.length && view.getUint32(at) !== DATA_CHUNK) {
    const size = view.getUint32(at + 4, true);
    at += CHUNK_HEADER_BYTES + size + (size % 2);
  }
  const start = Math.min(at + CHUNK_HEADER_BYTES, wav.length);
  const size = start >= wav.length ? 0 : view.getUint32(start - 4, true);
  return { start, end: Math.min(start + size, wav.length) };
}

/** One WAV file of several with the same format. */
function joinWavs(wavs: readonly Uint8Array<ArrayBuffer>[]): Blob {
  const [first] = wavs;
  if (first === undefined) return new Blob([], { type: 'audio/wav' });
  const head = first.slice(0, findSamples(first).start);
  const samples = wavs.map((wav) => {
    const { start, end } = findSamples(wav);
    return wav.subarray(start, end);
  });
  const bytes = samples.reduce((sum, part) => sum + part.length, 0);
  const view = new DataView(head.buffer);
  view.setUint32(FILE_SIZE_AT, head.length + bytes - CHUNK_HEADER_BYTES, true);
  view.setUint32(head.length - 4, bytes, true);
  return new Blob([head, ...samples], { type: 'audio/wav' });
}

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
