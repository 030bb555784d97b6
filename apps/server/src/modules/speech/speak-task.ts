import { throwIfCancelled } from '@keelerada/corpus-engine/base/cancellation';
import { MAX_SPOKEN_SECONDS } from '@keelerada/contract/fields/limits';
import type { SpeechRequest } from '@keelerada/contract/corrector/speech';
import { listCases } from '@keelerada/estonian/reading-aloud/noun-case';
import { readAloud } from '@keelerada/estonian/reading-aloud/read-aloud';
import type { Speaker } from '@keelerada/contract/corrector/speech-choices';
import type { ComputeTask } from '../../platform/compute/compute-task';
import { readOnce } from '../../platform/compute/read-once';
import { openMorphology } from '../../platform/morphology/open-morphology';

const HEADER_BYTES = 44;
const BYTES_PER_SAMPLE = 2;
const BITS_PER_SAMPLE = 16;
const FORMAT_CHUNK_BYTES = 16;
const PCM = 1;
const CHANNELS = 1;

/** A WAV file of one channel of 16-bit samples (Microsoft's RIFF format). */
function writeWav(parts: readonly Int16Array[], samplesPerSecond: number): Uint8Array<ArrayBuffer> {
  const dataBytes = parts.reduce((sum, part) => sum + part.length, 0) * BYTES_PER_SAMPLE;
  const wav = new Uint8Array(HEADER_BYTES + dataBytes);
  const view = new DataView(wav.buffer);
  const writeName = (at: number, name: string): void => {
    for (let index = 0; index < name.length; index += 1) view.setUint8(at + index, name.charCodeAt(index));
  };
  writeName(0, 'RIFF');
  view.setUint32(4, wav.length - 8, true);
  writeName(8, 'WAVEfmt ');
  view.setUint32(16, FORMAT_CHUNK_BYTES, true);
  view.setUint16(20, PCM, true);
  view.setUint16(22, CHANNELS, true);
  view.setUint32(24, samplesPerSecond, true);
  view.setUint32(28, samplesPerSecond * BYTES_PER_SAMPLE, true);
  view.setUint16(32, BYTES_PER_SAMPLE, true);
  view.setUint16(34, BITS_PER_SAMPLE, true);
  writeName(36, 'data');
  view.setUint32(40, dataBytes, true);
  let at = HEADER_BYTES;
  for (const part of parts) {
    wav.set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength), at);
    at += part.byteLength;
  }
  return wav;
}

interface Voice {
  /** Voice and variant of eSpeak NG. */
  readonly name: string;
  /** 0 to 100; 50 is the pitch of the variant itself. */
  readonly pitch: number;
}

/** Three variants of the Estonian voice that differ in pitch and timbre. */
const voices: Readonly<Record<Speaker, Voice>> = {
  Mari: { name: 'et+f2', pitch: 60 },
  Albert: { name: 'et+m3', pitch: 50 },
  Kalev: { name: 'et+m7', pitch: 15 },
};

/** Words a minute at speed 1; the engine's default. */
const WORDS_PER_MINUTE = 175;

/** About 50 ms and 60 MB for each thread. */
const openEngine = readOnce(async () => {
  const { default: loadEspeak } = await import('@echogarden/espeak-ng-emscripten');
  const { eSpeakNGWorker: Engine } = await loadEspeak();
  return new Engine();
});

/** At speed 1 in a second: numbers take 12, other Estonian words 14 to 17. */
const MAX_LETTERS_PER_SECOND = 18;

/** Whether the sound is longer than allowed however fast it is said: the engine itself would find out after 20 s. */
export function isSurelyTooLong(said: string, speed: number): boolean {
  const letters = said.replaceAll(/[^\p{L}]/gu, '').length;
  return letters > MAX_LETTERS_PER_SECOND * speed * MAX_SPOKEN_SECONDS;
}

/**
 * Reads a text aloud with eSpeak NG and answers a WAV file, or null where the sound would be longer than
 * MAX_SPOKEN_SECONDS. Text with no sound in it gives a WAV without samples.
 */
export const speakTask: ComputeTask<SpeechRequest, Uint8Array<ArrayBuffer> | null> = {
  name: 'speak',
  isLong: true,
  hasOwnThread: true,
  async run({ text, speaker, speed }, { cancel }) {
    const morphology = await openMorphology();
    const said = readAloud(text, (word) => listCases(morphology.analyse(word).analyses));
    if (isSurelyTooLong(said, speed)) return null;
    const engine = await openEngine();
    const { name, pitch } = voices[speaker];
    engine.set_voice(name);
    engine.set_pitch(pitch);
    engine.set_rate(Math.round(WORDS_PER_MINUTE * speed));
    const parts: Int16Array[] = [];
    let room = MAX_SPOKEN_SECONDS * engine.samplerate;
    engine.synthesize(said, (samples) => {
      room -= samples?.length ?? 0;
      if (samples !== null && room >= 0) parts.push(samples);
      return room < 0 || Atomics.load(cancel.cells, cancel.index) !== 0;
    });
    throwIfCancelled(cancel);
    return room < 0 ? null : writeWav(parts, engine.samplerate);
  },
  moveOutput: (wav) => (wav === null ? [] : [wav.buffer]),
};
