import i18next from 'i18next';
import { expect, it } from 'vitest';
import messages from '../../../../locales/en/lazy/corrector.json';
import type { Work } from './kept-drafts';
import { writeDraftsFile } from './write-drafts-file';

it('the file has each task with all its drafts, their figures, and what is unfinished', async () => {
  const i18n = i18next.createInstance();
  await i18n.init({ lng: 'en', resources: { en: { corrector: messages } } });
  const draft = { text: 'Ma elan Tartus.', day: '2030-01-31', words: 3, corrections: [], level: null };
  const works: readonly Work[] = [
    { id: '1', taskId: null, task: 'Minu linn', drafts: [draft], writing: 'Ma elan Tartus ja' },
    { id: '2', taskId: 'a2-season', task: '', drafts: [draft], writing: null },
  ];
  const file = writeDraftsFile(works, { t: i18n.getFixedT('en', 'corrector'), formatRate: String });
  const figures = 'Draft 1 (2030-01-31; words 3, errors per 100 words 0)\n\nMa elan Tartus.';
  expect(file.split('\n\n\n')[0]).toBe(`# Minu linn\n\n${figures}\n\nUnfinished\n\nMa elan Tartus ja`);
  expect(file.split('\n\n\n')[1]).toMatch(/^# Missugune aastaaeg .*\n\nDraft 1 /u);
});
