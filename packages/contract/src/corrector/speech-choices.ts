/** Choices of text-to-speech, without the schema library for the browser. The first voice is the default. */
export const speakers = ['Mari', 'Albert', 'Kalev'] as const;
export type Speaker = (typeof speakers)[number];
export const MIN_SPEED = 0.5;
export const MAX_SPEED = 1.5;
export const SPEED_STEP = 0.1;
export const DEFAULT_SPEED = 1;

/** Answer header that says who read. */
export const SPEECH_SOURCE_HEADER = 'x-speech-source';
