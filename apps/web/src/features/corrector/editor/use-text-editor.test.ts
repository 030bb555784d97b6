import { expect, it } from 'vitest';
import { makeState } from './create-editor';
import { makeDocument } from './text-document';
import { isAnother } from './use-text-editor';

const LINE = 'Sober elab Tartus ja kirjutab mulle iga nädal. Ma ootan kiri.';

it('corrections at both ends leave it the same text, another one in its place does not', () => {
  const { doc, tr } = makeState(LINE);
  expect(isAnother(tr)).toBe(false);
  const place = (word: string) => LINE.indexOf(word) + 1;
  tr.insertText('kirja', place('kiri.'), place('kiri.') + 4).insertText('Sõber', 1, 6);
  expect(tr.doc.textContent).toBe('Sõber elab Tartus ja kirjutab mulle iga nädal. Ma ootan kirja.');
  expect(isAnother(tr)).toBe(false);
  const replace = (text: string) =>
    makeState(LINE).tr.replaceWith(0, doc.content.size, makeDocument(text).content);
  expect(isAnother(replace('Homme sajab lund.'))).toBe(true);
  expect(isAnother(replace(''))).toBe(true);
});
