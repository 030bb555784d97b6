import type { Guard } from './guard';
import { NEVER } from './guard';

/** A sentence of one noun as it stands in the dictionary (`Hirm.`) is a statement, no call. */
export const keepFullStop: Guard = ({ kind, replacement }, { sentence: { tokens } }) => {
  const words = tokens.filter(({ isWord }) => isWord);
  const isNoun = words.length === 1 && words[0]!.code === 'sg n';
  return kind === 'end-mark' && replacement[0] === '!' && isNoun ? NEVER : 0;
};
