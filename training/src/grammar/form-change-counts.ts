import type { WordReading } from '@keelerada/corrector/sentence/candidate';
import { FormChanges, formChangeKey } from '@keelerada/corrector/grammar/candidates/form-changes';
import { findWordGroup } from '@keelerada/corrector/sentence/cloze-classes';
import { BLOCK_COUNT, type LearnerSentence } from './learner-corpus';

/** Changes seen less often are not tried. */
const LEAST_COUNT = 2;

/** Counts of changed forms by block, so that those of a block can be left out. */
export class FormChangeCounts {
  private readonly blocks: Map<string, number>[] = Array.from(
    { length: BLOCK_COUNT },
    () => new Map<string, number>(),
  );

  addSentence({ written, corrected, block }: LearnerSentence): void {
    if (!corrected) return;
    for (const [i, token] of written.tokens.entries()) {
      const partner = corrected.sentence.tokens[corrected.partners[i]!];
      if (!partner || partner.lower === token.lower || partner.lemma !== token.lemma) continue;
      const source: WordReading = { lemma: token.lemma, pos: token.pos, code: token.code };
      const group = findWordGroup(token.pos, token.code);
      if (!group || findWordGroup(partner.pos, partner.code) !== group) continue;
      const key = formChangeKey(source, partner.code);
      this.blocks[block]!.set(key, (this.blocks[block]!.get(key) ?? 0) + 1);
    }
  }

  /** The counts of all blocks but one; of all if `leftOut` is -1. */
  makeChanges(leftOut: number): FormChanges {
    const sums = new Map<string, number>();
    this.blocks.forEach((counts, block) => {
      if (block === leftOut) return;
      for (const [key, count] of counts) sums.set(key, (sums.get(key) ?? 0) + count);
    });
    return new FormChanges(new Map([...sums].filter(([, count]) => count >= LEAST_COUNT)));
  }
}
