import { z } from 'zod';
import { MAX_SPEECH_CHARACTERS } from '../fields/limits';
import { DEFAULT_SPEED, MAX_SPEED, MIN_SPEED, speakers } from './speech-choices';

const DECIMAL = /^\d(?:\.\d{1,3})?$/u;

/** Text-to-speech. The original client sends the speed as text with one decimal, "1.0". */
export const speechRequestSchema = z
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
  .meta({ examples: [{ text: 'Tere! Kell on 5.', speaker: 'Mari', speed: '1.0' }] });
export const speechResponseSchema = z.string().describe('WAV file in Base64');

export type SpeechRequest = z.infer<typeof speechRequestSchema>;
