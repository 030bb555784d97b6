import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { makeQuestionFile, type QuestionFileParts } from './make-question-file';

const parts: QuestionFileParts = {
  title: 'Leht',
  instruction: 'Täida lüngad.',
  citation: 'Keelerada (2026).',
  isOfCorpus: true,
  hasLemma: true,
  nameQuestion: (number) => `Lause ${number}`,
  sentences: [
    { text: 'Ma ootan bussi.', marks: [{ start: 9, end: 14, lemma: 'buss', choices: ['buss', 'bussi'] }] },
    { text: 'Lüngata lause.', marks: [] },
  ],
};

it('the sentences with gaps become files of questions', async () => {
  const gift = makeQuestionFile('gift', parts);
  expect(gift.ending).toBe('gift');
  expect(await gift.blob.text()).toBe(
    '// Leht\n// Täida lüngad.\n// Keelerada (2026).\n\n::Lause 1::[plain]Ma ootan {=bussi ~buss} (buss).\n',
  );
  expect(await makeQuestionFile('moodle-xml', parts).blob.text()).toContain('{1:MULTICHOICE_S:=bussi~buss}');
  const files = unzipSync(new Uint8Array(await makeQuestionFile('h5p', parts).blob.arrayBuffer()));
  expect(JSON.parse(strFromU8(files['content/content.json']!))).toMatchObject({
    questions: ['<p>Ma ootan *bussi:buss, bussi* (buss).</p>'],
  });
});
