import { throwIfCancelled } from '@keelerada/corpus-engine/base/cancellation';
import { MAX_SPOKEN_SECONDS } from '@keelerada/contract/limits';
import type { SpeechRequest } from '@keelerada/contract/speech';
import { readAloud } from '@keelerada/estonian/reading-aloud/read-aloud';
import type { ComputeTask } from '../../platform/compute/compute-task';
import { readOnce } from '../../platform/compute/read-once';
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

/**
 * Reads a text aloud with eSpeak NG and answers a WAV file, or null where the sound would be longer than
 * MAX_SPOKEN_SECONDS. Text with no sound in it gives a WAV without samples.
 */
export const speakTask: ComputeTask<SpeechRequest, Uint8Array<ArrayBuffer> | null> = {
  name: 'speak',
  isLong: true,
  hasOwnThread: true,
  async run({ text, speaker, speed }, { cancel }) {
    const engine = await openEngine();
    const { name, pitch } = voices[speaker];
    engine.set_voice(name);
    engine.set_pitch(pitch);
    engine.set_rate(Math.round(WORDS_PER_MINUTE * speed));
    const parts: Int16Array[] = [];
    let room = MAX_SPOKEN_SECONDS * engine.samplerate;
    engine.synthesize(readAloud(text), (samples) => {
      room -= samples?.length ?? 0;
      if (samples !== null && room >= 0) parts.push(samples);
      return room < 0 || Atomics.load(cancel.cells, cancel.index) !== 0;
    });
    throwIfCancelled(cancel);
    return room < 0 ? null : writeWav(parts, engine.samplerate);
  },
  moveOutput: (wav) => (wav === null ? [] : [wav.buffer]),
};
