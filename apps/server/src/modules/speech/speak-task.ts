import { throwIfCancelled } from '@keelerada/corpus-engine/base/cancellation';
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

/** Reads a text aloud with eSpeak NG and answers a WAV file. Text with no sound in it gives a WAV without samples. */
export const speakTask: ComputeTask<SpeechRequest, Uint8Array<ArrayBuffer>> = {
  name: 'speak',
  isLong: true,
  async run({ text, speaker, speed }, { cancel }) {
    const engine = await openEngine();
    const { name, pitch } = voices[speaker];
    engine.set_voice(name);
    engine.set_pitch(pitch);
    engine.set_rate(Math.round(WORDS_PER_MINUTE * speed));
    const parts: Int16Array[] = [];
    engine.synthesize(readAloud(text), (samples) => {
      if (samples !== null) parts.push(samples);
      return Atomics.load(cancel.cells, cancel.index) !== 0;
    });
    throwIfCancelled(cancel);
    return writeWav(parts, engine.samplerate);
  },
  moveOutput: (wav) => [wav.buffer],
};
