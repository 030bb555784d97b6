import { throwIfCancelled } from '@keelerada/corpus-engine/base/cancellation';
import { MAX_SPOKEN_SECONDS } from '@keelerada/contract/fields/limits';
import type { SpeechRequest } from '@keelerada/contract/corrector/speech';
import { listCases } from '@keelerada/estonian/reading-aloud/noun-case';
import { readAloud } from '@keelerada/estonian/reading-aloud/read-aloud';
import type { ComputeTask } from '../../platform/compute/compute-task';
import { readOnce } from '../../platform/compute/read-once';
import { openMorphology } from '../../platform/morphology/open-morphology';
import { voices } from './voices';
import { writeWav } from './write-wav';

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
