import { z } from 'zod';
import { defineCall } from '../fields/call';
import { MAX_SPEECH_CHARACTERS } from '../fields/limits';
import { DEFAULT_SPEED, MAX_SPEED, MIN_SPEED, speakers, SPEECH_SOURCE_HEADER } from './speech-choices';

const DECIMAL = /^\d(?:\.\d{1,3})?$/u;

export const speechResponseSchema = z.string().describe('WAV file in Base64');

export const speechCall = defineCall('speech', 'POST /api/text-to-speech', {
  summary: `Estonian text read aloud: WAV in Base64; ${SPEECH_SOURCE_HEADER} says who read`,
  usage: 'speech',
  /** Text-to-speech. The original client sends the speed as text with one decimal, "1.0". */
  body: z
    .object({
      text: z.string().max(MAX_SPEECH_CHARACTERS).regex(/\S/u),
      speaker: z.enum(speakers).default(speakers[0]),
      speed: z
        .preprocess(
          (given) => (typeof given === 'string' && DECIMAL.test(given.trim()) ? Number(given) : given),
          z.number().min(MIN_SPEED).max(MAX_SPEED),
        )
        .default(DEFAULT_SPEED),
    })
    .meta({ examples: [{ text: 'Tere! Kell on 5.', speaker: 'Mari', speed: '1.0' }] }),
  answer: { content: { 'text/plain': { schema: speechResponseSchema } } },
  isBusyAtTimes: true,
});

export type SpeechRequest = z.infer<typeof speechCall.body>;
