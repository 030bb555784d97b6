import { makeH5pFiles } from '@keelerada/corpus-engine/worksheet/files/make-h5p-files';
import {
  makeQuestion,
  type Gap,
  type Question,
  type QuestionSheet,
} from '@keelerada/corpus-engine/worksheet/files/question';
import { writeGift } from '@keelerada/corpus-engine/worksheet/files/write-gift';
import { writeMoodleXml } from '@keelerada/corpus-engine/worksheet/files/write-moodle-xml';
import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';

const CITATION = 'Keelerada. (2026). Korpus & <muu> [andmestik]. https://keel.example/worksheet?word=a--b';

const makeSheet = (questions: readonly Question[]): QuestionSheet => ({
  ...{ title: 'Lünk: „kool” & {muu}', instruction: 'Kirjuta <sõna>.\nTeine rida', questions },
  ...{ citation: CITATION, isOfCorpus: true },
  nameQuestion: (number) => `Lause ${number}`,
});
const gap = (answer: string, hint = '', choices: readonly string[] = []): Gap => ({ answer, hint, choices });
const isGap = (part: Question[number]): part is Gap => typeof part !== 'string';

/** Signs that mean something to one of the formats, and others. */
const sign = fc.constantFrom(...'aõ Õ~=#{}:\\/*"\'<>&[]%|;1'.split(''));
const piece = fc.string({ unit: sign, minLength: 1, maxLength: 8 });
const word = piece.map((text) => text.trim()).filter((text) => text !== '');
const anyGap = fc
  .record({
    answer: word,
    hint: fc.oneof(fc.constant(''), word),
    wrong: fc.uniqueArray(word, { maxLength: 3 }),
  })
  .map(({ answer, hint, wrong }): Gap => {
    const others = wrong.filter((each) => each !== answer);
    return gap(answer, hint, others.length === 0 ? [] : [answer, ...others]);
  });
const anyQuestion = fc.tuple(piece, anyGap, piece).map((parts): Question => parts);
const questions = fc.array(anyQuestion, { minLength: 1, maxLength: 3 });

/** A small reader of GIFT: name, text with a gap, answers; written from its description, not from the writer. */
function readGift(file: string) {
  const lines = file.split('\n').filter((line) => line !== '' && !line.startsWith('//'));
  return lines.map((line) => {
    const cut = (text: string, at: RegExp): string[] => {
      const parts = [''];
      for (const [token] of text.matchAll(/\\.|[^\\]/gsu)) {
        if (at.test(token)) parts.push('');
        else parts[parts.length - 1] += token;
      }
      return parts;
    };
    const plain = (text: string): string => text.replace(/\\n/gu, '\n').replace(/\\(.)/gu, '$1');
    const [, name = '', ...rest] = /^::((?:\\.|[^\\:])*)::\[plain\](.*)$/su.exec(line) ?? [];
    const [before = '', inside = '', after = ''] = cut(rest[0]!, /^[{}]$/u);
    const [, ...answers] = cut(inside, /^[=~]$/u);
    return {
      name: plain(name),
      text: [plain(before), plain(after)],
      answers: answers.map((each) => plain(each).trimEnd()),
    };
  });
}

interface XmlQuestion {
  readonly type: string;
  name: string;
  html: string;
}

function readXml(file: string): XmlQuestion[] {
  const found: XmlQuestion[] = [];
  const path: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    path.push(name);
    if (name === 'question') found.push({ type: attributes['type']!, name: '', html: '' });
  });
  parser.on('closetag', () => void path.pop());
  parser.on('text', (text) => {
    const last = found.at(-1);
    if (path.at(-2) === 'name' && last) last.name += text;
    if (path.at(-2) === 'questiontext' && last) last.html += text;
  });
  parser.write(file).close();
  return found.filter(({ type }) => type === 'cloze');
}

/** What the category of a Moodle XML file says of itself. */
function readInfo(file: string): string {
  let info = '';
  const path: string[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => void path.push(name));
  parser.on('closetag', () => void path.pop());
  parser.on('text', (text) => {
    if (path.at(-2) === 'info') info += text;
  });
  parser.write(file).close();
  return info;
}

const decodeHtml = (html: string): string =>
  html
    .replace(/<\/?p[^>]*>/gu, '')
    .replace(
      /&(lt|gt|quot|#123|#42|#92);/gu,
      (_, name: string) => ({ lt: '<', gt: '>', quot: '"', '#123': '{', '#42': '*', '#92': '\\' })[name]!,
    )
    .replace(/&amp;/gu, '&');

describe('questions', () => {
  it('are the sentence cut at its marks', () => {
    const sentence = {
      text: 'Ma ootan bussi.',
      marks: [{ start: 9, end: 14, lemma: 'buss', choices: ['buss', 'bussi'] }],
    };
    expect(makeQuestion(sentence, true)).toEqual(['Ma ootan ', gap('bussi', 'buss', ['buss', 'bussi']), '.']);
    expect(makeQuestion(sentence, false)[1]).toMatchObject({ hint: '' });
  });

  it('about commas are whole sentences: a gap would tell where a comma belongs', () => {
    const text = 'Ta teab, et Mari, kes laulab, tuleb.';
    const marks = [7, 16, 28].map((start) => ({ start, end: start + 1, lemma: ',' }));
    expect(makeQuestion({ text, marks }, true)).toEqual(['Ta teab et Mari kes laulab tuleb. ', gap(text)]);
  });
});

describe('what is as right as the answer', () => {
  const typed: Gap = { ...gap('majasse', 'maja'), accepted: ['majja'] };
  const sheet = makeSheet([['Lähen ', typed, '.']]);

  it('is right in each file', () => {
    expect(writeGift(sheet)).toContain('Lähen {=majasse =majja} (maja).');
    expect(readXml(writeMoodleXml(sheet))[0]?.html).toContain('{1:SHORTANSWER_C:=majasse~=majja} (maja)');
    expect(makeH5pFiles(sheet)['content/content.json']).toContain('*majasse/majja* (maja)');
  });

  it('is no choice', () => {
    const chosen = makeSheet([[{ ...typed, choices: ['maja', 'majasse'] }]]);
    expect(readXml(writeMoodleXml(chosen))[0]?.html).toContain('{1:MULTICHOICE_S:=majasse~maja}');
    expect(makeH5pFiles(chosen)['content/content.json']).toContain('*majasse:maja, majasse* (maja)');
  });
});

describe('the citation', () => {
  const sheet = makeSheet([['Ma ', gap('ootan'), '.']]);

  it('stands whole in each file, where no pupil meets it', () => {
    expect(writeGift(sheet)).toContain(`\n// ${CITATION}\n\n::`);
    expect(readInfo(writeMoodleXml(sheet))).toBe(CITATION);
    expect(readXml(writeMoodleXml(sheet))[0]?.html).not.toContain('Keelerada');
    const h5p = makeH5pFiles(sheet);
    expect(JSON.parse(h5p['h5p.json'])).toMatchObject({ licenseExtras: CITATION });
    expect(h5p['content/content.json']).not.toContain('Keelerada');
  });

  it('leaves no empty place where there is none', () => {
    const without = { ...sheet, citation: '' };
    expect(writeGift(without)).toContain('// Teine rida\n\n::');
    expect(writeMoodleXml(without)).not.toContain('<info');
    expect(makeH5pFiles(without)['h5p.json']).not.toContain('licenseExtras');
  });
  it('comes with the licence of the corpus in H5P, where every sentence is of it', () => {
    expect(makeH5pFiles(sheet)['h5p.json']).toContain('"license":"CC BY","licenseVersion":"4.0"');
    expect(makeH5pFiles({ ...sheet, isOfCorpus: false })['h5p.json']).toContain('"U"');
  });
});

describe('a GIFT file', () => {
  it('has a question for each gap, the other words in place', () => {
    const file = writeGift(
      makeSheet([['Ma ', gap('ootan', 'ootama'), ' ', gap('bussi', '', ['bussi', 'buss']), '.']]),
    );
    expect(file).toContain('::Lause 1::[plain]Ma {=ootan} (ootama) bussi.\n');
    expect(file).toContain('::Lause 2::[plain]Ma ootan {=bussi ~buss}.\n');
  });

  it.each(['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029', '\0\n\u001b'])(
    'has no line of its own making where a title, name or sentence holds %j',
    (end) => {
      const evil = `Leht${end}${end}::Muu::{=vale}`;
      const sheet = makeSheet([
        [`Ma${end}`, gap(`oo${end}tan`, `oota${end}ma`, [`oo${end}tan`, `va${end}le`])],
      ]);
      const file = writeGift({
        ...sheet,
        ...{ title: evil, instruction: `Üks${end}kaks`, citation: evil, nameQuestion: () => evil },
      });
      const comment = '// Leht ::Muu::{=vale}';
      expect(file).not.toMatch(/[^\n\P{Cc}]|[\u2028\u2029]/u);
      expect(file.replace(/(?:\\n| (?=\\n)|(?<=\\n) )+/gu, '\\n').split('\n')).toEqual([
        ...[comment, '// Üks', '// kaks', comment, ''],
        '::Leht \\:\\:Muu\\:\\:\\{\\=vale\\}::[plain]Ma\\n{=oo\\ntan ~va\\nle} (oota\\nma)',
        '',
      ]);
    },
  );

  it('is read back as it was, whatever signs it holds', () => {
    fc.assert(
      fc.property(questions, (given) => {
        const read = readGift(writeGift(makeSheet(given)));
        const expected = given.map((question, place) => {
          const [before, own, after] = question as readonly [string, Gap, string];
          const { answer, hint, choices } = own;
          return {
            name: `Lause ${place + 1}`,
            text: [before, `${hint === '' ? '' : ` (${hint})`}${after}`],
            answers: [answer, ...choices.filter((choice) => choice !== answer)],
          };
        });
        expect(read).toEqual(expected);
      }),
    );
  });
});

describe('a Moodle XML file', () => {
  it('has a cloze question for each sentence with all its gaps', () => {
    const [question] = readXml(
      writeMoodleXml(
        makeSheet([['Ma ', gap('ootan', 'ootama'), ' ', gap('bussi', '', ['buss', 'bussi']), ' {1}.']]),
      ),
    );
    expect(question).toEqual({
      type: 'cloze',
      name: 'Lause 1',
      html: '<p>Kirjuta &lt;sõna&gt;.\nTeine rida</p><p lang="et">Ma {1:SHORTANSWER_C:=ootan} (ootama) {1:MULTICHOICE_S:=bussi~buss} &#123;1}.</p>',
    });
  });

  it('is well-formed and is read back as it was, whatever signs it holds', () => {
    fc.assert(
      fc.property(questions, (given) => {
        const read = readXml(writeMoodleXml(makeSheet(given)));
        expect(read).toHaveLength(given.length);
        read.forEach(({ html }, place) => {
          const sentence = html.slice(html.indexOf('<p lang="et">'));
          const [, before = '', answers = '', after = ''] =
            /^(.*?)\{1:[A-Z_]+:((?:\\.|[^\\}])*)\}(.*)$/su.exec(sentence)!;
          const [first, own, last] = given[place] as readonly [string, Gap, string];
          const plain = answers.split(/(?<!\\)~/u).map((each) => decodeHtml(each.replace(/\\(.)/gu, '$1')));
          expect(decodeHtml(before)).toBe(first);
          expect(decodeHtml(after)).toBe(`${own.hint === '' ? '' : ` (${own.hint})`}${last}`);
          expect(plain.filter((each) => each.startsWith('=')).length).toBeGreaterThan(0);
          expect(plain[0]).toBe(`=${own.answer}`);
          expect(plain.slice(1)).toEqual(own.choices.filter((choice) => choice !== own.answer));
        });
      }),
    );
  });
});

describe('an H5P file', () => {
  const read = (given: readonly Question[]) => {
    const files = makeH5pFiles(makeSheet(given));
    return {
      about: JSON.parse(files['h5p.json']) as {
        mainLibrary: string;
        preloadedDependencies: { machineName: string }[];
      },
      content: JSON.parse(files['content/content.json']) as { text: string; questions: string[] },
    };
  };

  it('names its library and has the sentences with their gaps and hints', () => {
    const { about, content } = read([
      ['Ma ', gap('ootan', 'ootama'), ' ', gap('bussi', 'buss', ['buss', 'bussi']), '.'],
      ['2*3 on ', gap('6/1'), '.'],
    ]);
    expect(about.mainLibrary).toBe('H5P.Blanks');
    expect(about.preloadedDependencies.map(({ machineName }) => machineName)).toContain('H5P.Blanks');
    expect(content.questions).toEqual([
      '<p>Ma *ootan* (ootama) *bussi:buss, bussi* (buss).</p>',
      '<p>2&#42;3 on 6/1.</p>',
    ]);
  });

  it('has as many gaps as there are answers that can be one, whatever signs it holds', () => {
    fc.assert(
      fc.property(questions, (given) => {
        const { content } = read(given);
        content.questions.forEach((html, place) => {
          const own = given[place]!.find(isGap)!;
          const parts = html.split('*');
          if (/[*/:\\]/u.test(own.answer)) expect(parts).toHaveLength(1);
          else {
            expect(parts).toHaveLength(3);
            expect(decodeHtml(parts[1]!.split(':')[0]!)).toBe(own.answer);
            if (own.hint !== '') expect(decodeHtml(parts[2]!).startsWith(` (${own.hint})`)).toBe(true);
          }
        });
      }),
    );
  });
});
