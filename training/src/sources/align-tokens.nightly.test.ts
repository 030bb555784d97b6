import { describe, expect, it } from 'vitest';
import { alignTokens } from './align-tokens';
import { applyEdits } from './token-edit';

const words = (text: string): string[] => text.split(' ');
const align = (source: string, corrected: string): string[] =>
  alignTokens(words(source), words(corrected)).map(
    ({ start, end, replacement }) => `${start}-${end}: ${replacement.join(' ')}`,
  );

describe('the edits between a sentence and its correction', () => {
  it('are substitutions of similar words, insertions and deletions', () => {
    expect(align('Mulle vaja appi .', 'Mul on vaja abi .')).toEqual(['0-1: Mul', '1-1: on', '2-3: abi']);
    expect(align('ma tean et ta tuleb', 'ma tean , et ta tuleb')).toEqual(['2-2: ,']);
    expect(align('kes teed , ja töötab', 'kes teeb ja töötab')).toEqual(['1-2: teeb', '2-3: ']);
  });

  it('keep words apart or together as one edit', () => {
    expect(align('töötab remonti firmas .', 'töötab remondifirmas .')).toEqual(['1-3: remondifirmas']);
    expect(align('ma eiole kodus', 'ma ei ole kodus')).toEqual(['1-2: ei ole']);
  });

  it('hold a move as one edit over the tokens between the old place and the new', () => {
    expect(align('Mul kodus läks masin katki', 'Mul läks kodus masin katki')).toContain('1-3: läks kodus');
  });

  it('give the corrected tokens when they are made', () => {
    const [source, corrected] = [
      words('Ta lähen , kooli siis kui aeg on'),
      words('Ta läheb kooli siis , kui on aeg .'),
    ];
    const plain = alignTokens(source, corrected).filter(
      (edit, _, all) =>
        !all.some((other) => other !== edit && other.start <= edit.start && edit.end < other.end),
    );
    expect(plain.length).toBeGreaterThan(3);
    expect(applyEdits(words('a b c'), [{ start: 1, end: 2, replacement: [] }])).toEqual(['a', 'c']);
  });
});
