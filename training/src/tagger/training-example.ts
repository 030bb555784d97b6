import { fillWindowCodes } from '@keelerada/estonian/tagging/document-window';
import { makeSentenceView, type SentenceView } from '@keelerada/estonian/tagging/sentence-view';
import { makeLearnedEntry, type WordEntry } from '@keelerada/estonian/tagging/word-entry';
import type { TrainingKnowledge } from './training-knowledge';
import type { TokenKind } from './training-token';

/** A sentence to learn from: what the tagger sees, and for each token which candidate it should choose. */
export interface TrainingExample {
  readonly view: SentenceView;
  readonly gold: Int32Array;
}

/** Prepares the sentences of one treebank, each token as if it had not been counted. */
export class ExampleMaker {
  private readonly knowledge: TrainingKnowledge;
  private readonly entries = new Map<TokenKind, { entry: WordEntry; gold: number }>();

  constructor(knowledge: TrainingKnowledge) {
    this.knowledge = knowledge;
  }

  /** `sentences` of one treebank in file order, for the words nearby count. */
  makeExamples(sentences: readonly (readonly TokenKind[])[]): TrainingExample[] {
    const examples = sentences.map((kinds) => {
      const found = kinds.map((kind) => this.findEntry(kind));
      return {
        view: makeSentenceView(found.map(({ entry }) => entry)),
        gold: Int32Array.from(found, ({ gold }) => gold),
      };
    });
    fillWindowCodes(examples.map(({ view }) => view));
    return examples;
  }

  private findEntry(kind: TokenKind): { entry: WordEntry; gold: number } {
    let found = this.entries.get(kind);
    if (!found) {
      const entry = makeLearnedEntry(kind.token.form, kind.analyses, this.knowledge.leaveOut(kind));
      found = { entry, gold: findNearestCandidate(entry, kind) };
      this.entries.set(kind, found);
    }
    return found;
  }
}

/** The candidate that says most of what the treebank says; where all is there, the very reading. */
function findNearestCandidate({ candidates }: WordEntry, { token }: TokenKind): number {
  const scores = candidates.map(({ lemma, tag }) => {
    const lemmaScore = lemma === token.lemma ? 3 : 0;
    return lemmaScore + (tag.upos === token.upos ? 4 : 0) + (tag.features === token.features ? 4 : 0);
  });
  return scores.indexOf(Math.max(...scores));
}
