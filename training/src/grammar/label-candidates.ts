import { candidateKey, type Candidate } from '@keelerada/corrector/sentence/candidate';
import { alignTokens } from '../sources/align-tokens';
import type { GoldSentence } from '../sources/read-m2';
import { editKey } from '../sources/token-edit';

/** Letters that tell moved words apart from others even if their form was corrected as well. */
const MOVED_PREFIX = 3;

/** Tells which candidates an annotator agrees with. */
export class GoldLabels {
  private readonly keys = new Set<string>();
  private readonly moves = new Set<string>();
  private readonly tokens: readonly string[];

  constructor({ tokens, annotators }: GoldSentence) {
    this.tokens = tokens;
    for (const { start, end, alternatives } of annotators.flat()) {
      for (const replacement of alternatives) {
        this.keys.add(editKey({ start, end, replacement }));
        this.moves.add(makeMoveKey(start, end, replacement));
        if (end - start < 2 && replacement.length < 2) continue;
        // An edit of several tokens also says what is right of each.
        for (const part of alignTokens(tokens.slice(start, end), replacement)) {
          this.keys.add(editKey({ ...part, start: part.start + start, end: part.end + start }));
        }
      }
    }
  }

  isRight(candidate: Candidate): boolean {
    if (this.keys.has(candidateKey(candidate)) || this.isRightByWord(candidate)) return true;
    const { kind, start, end, replacement } = candidate;
    return kind === 'move' && this.moves.has(makeMoveKey(start, end, replacement));
  }

  /** A phrase whose changed words are each corrected so. */
  private isRightByWord({ kind, start, end, replacement }: Candidate): boolean {
    if (kind !== 'rule' || end - start < 2 || replacement.length !== end - start) return false;
    return replacement.every((word, k) => {
      const span = { start: start + k, end: start + k + 1 };
      return this.tokens[start + k] === word || this.keys.has(editKey({ ...span, replacement: [word] }));
    });
  }
}

function makeMoveKey(start: number, end: number, replacement: readonly string[]): string {
  const words = replacement.map((word) => word.toLowerCase().slice(0, MOVED_PREFIX));
  return `${start} ${end} ${words.join(' ')}`;
}
