import { capitalise } from '@keelerada/estonian/capitalise';
import type { GrammarSentence } from '../../sentence/grammar-sentence';
import type { Candidate } from '../../sentence/candidate';
import { decapitalise, startsWithCapital } from '../../sentence/match-case';

const FARTHEST_VERB = 5;
const FARTHEST_WORD = 2;

/** Moves of a verb by up to five places and of any word by up to two, none over a mark. */
export function listMoves({ tokens }: GrammarSentence): Candidate[] {
  const moves: Candidate[] = [];
  for (let from = 0; from < tokens.length; from++) {
    if (!tokens[from]!.isWord) continue;
    const far = tokens[from]!.pos === 'V' ? FARTHEST_VERB : FARTHEST_WORD;
    for (let to = from + 1; to <= from + far && tokens[to]?.isWord; to++)
      moves.push(makeMove(tokens, from, to));
    // The neighbour's move to the right is the same as a move by one place to the left.
    for (let to = from - 1; to >= from - far && tokens[to]?.isWord; to--) {
      if (to < from - 1) moves.push(makeMove(tokens, from, to));
    }
  }
  return moves;
}

function makeMove(tokens: GrammarSentence['tokens'], from: number, to: number): Candidate {
  const [start, end] = [Math.min(from, to), Math.max(from, to) + 1];
  const order = tokens.slice(start, end);
  const [moved] = order.splice(from - start, 1);
  order.splice(to - start, 0, moved!);
  const isInitial = start === 0 || (start === 1 && !tokens[0]!.isWord);
  const isCapital = isInitial && startsWithCapital(tokens[start]!.form);
  const replacement = order.map((token, i) => {
    if (!isCapital) return token.form;
    if (i === 0) return capitalise(token.form);
    const isOldFirst =
      token === tokens[start] && token.pos !== 'H' && token.form !== token.form.toUpperCase();
    return isOldFirst ? decapitalise(token.form) : token.form;
  });
  return { kind: 'move', start, end, replacement, move: { from, to } };
}
