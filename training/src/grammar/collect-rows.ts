import type { EncoderEvidence } from '@keelerada/corrector/encoder/encoder-evidence';
import {
  collectCandidates,
  type CollectedSentence,
  type SentenceModels,
} from '@keelerada/corrector/grammar/collect-candidates';
import { cutInto } from '../cut-into';
import { morphology } from '../morphology';
import type { LearnerSentence } from './learner-corpus';
import type { RespellSentences } from './respell-sentences';
import { candidateKey, type Candidate } from '@keelerada/corrector/sentence/candidate';
import { alignTokens } from '../sources/align-tokens';
import type { GoldSentence } from '../sources/read-m2';
import { editKey } from '../sources/token-edit';

const SENTENCES_PER_PART = 200;

/** A sentence with its candidates, their values and whether they are right. */
export interface CandidateRows extends Pick<CollectedSentence, 'candidates' | 'rows'> {
  readonly learner: LearnerSentence;
  readonly labels: Uint8Array;
}

/** What an encoder that has not seen them says of sentences; nothing where each has. */
export type EncodeLearners = (
  learners: readonly LearnerSentence[],
) => Promise<(EncoderEvidence | undefined)[]>;

/** What rows are made with. */
export interface RowMakers {
  /** The models that may be used for a sentence: none has seen it. */
  readonly modelsOf: (learner: LearnerSentence) => SentenceModels;
  readonly respell: RespellSentences;
  readonly ruleNumbers: ReadonlyMap<string, number>;
  /** Encoders of which none has seen the sentence; undefined for rows without one. */
  readonly encode?: EncodeLearners | undefined;
}

/** Makes the candidates of learner sentences with the code of the product. */
export async function collectRows(
  learners: readonly LearnerSentence[],
  { modelsOf, respell, ruleNumbers, encode }: RowMakers,
): Promise<CandidateRows[]> {
  const made: CandidateRows[] = [];
  for (const part of cutInto(learners, SENTENCES_PER_PART)) {
    const collected = await collectCandidates(
      part.map(({ written }) => written),
      {
        morphology,
        ruleNumbers,
        respell,
        modelsOf: (i) => modelsOf(part[i]!),
        encode: encode && (() => encode(part)),
      },
    );
    collected.forEach(({ candidates, rows }, i) => {
      const learner = part[i]!;
      const gold = new GoldLabels(learner.gold);
      const labels = Uint8Array.from(candidates, (candidate) => (gold.isRight(candidate) ? 1 : 0));
      made.push({ learner, candidates, rows, labels });
    });
  }
  return made;
}

/** Letters that tell moved words apart from others even if their form was corrected as well. */
const MOVED_PREFIX = 3;

/** Tells which candidates an annotator agrees with. */
class GoldLabels {
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
        for (const part of alignTokens(tokens.slice(start, end), replacement))
          this.keys.add(editKey({ ...part, start: part.start + start, end: part.end + start }));
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
