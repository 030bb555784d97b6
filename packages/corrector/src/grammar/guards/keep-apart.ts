import { hasCode, listWords } from '../../sentence/readings';
import type { Guard } from './guard';
import { NEVER } from './guard';

/** What is moved and what it is put into stand side by side. */
const FILLING = listWords('valama kallama panema tõstma lisama segama puistama raputama kühveldama pumpama');

/** `valasin kohvi kruusi`: a thing and the vessel that it goes into are two words. */
export const keepApart: Guard = ({ kind, start, end }, { sentence: { tokens } }) => {
  if (kind !== 'join' || end - start !== 2) return 0;
  const isMoved = hasCode(tokens[start]!, 'sg p', 'pl p') && hasCode(tokens[start + 1]!, 'adt', 'sg ill');
  return isMoved && tokens.some(({ pos, lemma }) => pos === 'V' && FILLING.has(lemma)) ? NEVER : 0;
};
