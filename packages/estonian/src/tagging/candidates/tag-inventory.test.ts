import { describe, expect, it } from 'vitest';
import { SLOT_BITS } from '../weights/feature-hash';
import { parseTags, UPOS_SLOT } from './tag-inventory';

describe('parseTags', () => {
  it('gives tags with the same short part one slot for it, and each a slot of its own', () => {
    const [sole, verb, abbreviation] = parseTags([
      'NOUN|Case=Gen|Number=Sing',
      'VERB|VerbForm=Inf',
      'NOUN|Abbr=Yes|Case=Gen|Number=Sing',
    ]);
    expect(sole!.shortHash).toBe(abbreviation!.shortHash);
    expect(sole!.shortSlot).toBe(abbreviation!.shortSlot);
    const own = [UPOS_SLOT, sole!.shortSlot, sole!.fullSlot, abbreviation!.fullSlot];
    expect(new Set(own).size).toBe(4);
    // Slots are counted UPOS by UPOS.
    expect(verb!.fullSlot).toBe(sole!.fullSlot);
    expect(verb!.uposHash).not.toBe(sole!.uposHash);
  });

  it('begins again where a UPOS has more parts than slots', () => {
    const slots = parseTags(Array.from({ length: 100 }, (_, i) => `ADJ|Style=S${i}`)).map(
      (tag) => tag.fullSlot,
    );
    expect(Math.max(...slots)).toBe(2 ** SLOT_BITS - 1);
    expect(slots[62]).toBe(0);
  });
});
