import type { Guard } from './guard';

/** What a move needs in calls, questions and short sentences, whose order shows what is stressed. */
const LEAST_MOVE = 0.75;
const SHORT_SENTENCE_TOKENS = 4;

/** The order of `Seal ta oli!`, `Miks see siin oli?` and `Isegi ema naeris.` is what the writer means. */
export const keepOrder: Guard = ({ kind }, { sentence: { tokens } }) => {
  const isStressed = tokens.length <= SHORT_SENTENCE_TOKENS || '!?'.includes(tokens.at(-1)?.form ?? '.');
  return kind === 'move' && isStressed ? LEAST_MOVE : 0;
};
