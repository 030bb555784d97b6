import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { practiceLevels, practiceTopics } from '@keelerada/contract/teaching/practice-choices';
import { compileStock, compileTexts, writeSentence } from '@keelerada/practice/compile-stock';
import { practiceThemes, readStock, readStockTexts } from '@keelerada/practice/read-stock';
import { describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../platform/config/project-root';
import { openMorphology } from '../../platform/morphology/open-morphology';

const FOLDER = join(PROJECT_ROOT, 'apps', 'web', 'content', 'practice');
const FREQUENT = join(PROJECT_ROOT, 'models', 'frequent-lemmas', 'frequent-lemmas.txt');
const LEAST_OF_LEVEL = 30;
const LEAST_OF_THEME = 40;
const LEAST_ITEMS = 1500;
/** Running words of a sentence. */
const LENGTHS = { A2: [2, 10], B1: [2, 14], B2: [3, 18], C1: [3, 24] } as const;
/** Words beyond the 5,000 most frequent lemmas, of ten. */
const MOST_RARE = { A2: 1, B1: 1.5 } as const;

const stock = practiceTopics.map((topic) => ({
  topic,
  items: readStock(topic, readFileSync(join(FOLDER, `${topic}.txt`), 'utf8')),
}));
const all = stock.flatMap(({ items }) => items);
const texts = readStockTexts(readFileSync(join(FOLDER, 'texts.txt'), 'utf8'));
/** `oleks tulnud`, `tulnuks`: compound tenses, of which the paradigm has the participle. */
const isCompound = (answer: string, forms: ReadonlySet<string>): boolean =>
  forms.has(
    answer
      .toLowerCase()
      .replace(/^.* |(?<=nu)ks(?:in|id|ime|ite)?$/gu, (end) => (end.startsWith('ks') ? 'd' : '')),
  );
const listWords = (text: string): string[] => text.match(/[\p{L}-]+/gu) ?? [];
const morphology = await openMorphology();

describe('the stock', () => {
  it('has enough for each topic, level and theme, and no sentence twice', () => {
    for (const { topic, items } of stock)
      for (const level of practiceLevels)
        expect([topic, level, items.filter((item) => item.level === level).length >= LEAST_OF_LEVEL]).toEqual(
          [topic, level, true],
        );
    for (const theme of practiceThemes)
      expect(all.filter((item) => item.theme === theme).length).toBeGreaterThan(LEAST_OF_THEME);
    expect(all.length).toBeGreaterThanOrEqual(LEAST_ITEMS);
    const sentences = all.map((item) => writeSentence(item).toLowerCase());
    expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
  });

  it.each(stock)('has answers of the dictionary and a reason in $topic', ({ items }) => {
    const tasks = (['et', 'en'] as const).map((language) => compileStock(items, morphology, language));
    const faults = items.flatMap((item, at) => {
      const task = tasks[0]![at]!;
      const forms = new Set(task.forms.map(({ form }) => form.toLowerCase()));
      const isStrange =
        item.gap?.base &&
        item.gap.accepted.some((form) => !forms.has(form.toLowerCase()) && !isCompound(form, forms));
      const isOpen = item.gap !== null && task.wrong.length === 0;
      const isBoth = task.wrong.some((form) => task.accepted.includes(form));
      const isEmpty = tasks.some((each) => /\{|undefined|: *$/u.test(each[at]!.explanation.text));
      return isStrange || isOpen || isBoth || isEmpty ? [writeSentence(item)] : [];
    });
    expect(faults).toEqual([]);
  });

  it('has short texts with six to nine gaps, each with answers of the dictionary and a reason', () => {
    expect(texts.length).toBeGreaterThanOrEqual(40);
    for (const language of ['et', 'en'] as const)
      for (const { title, words, tasks } of compileTexts(texts, morphology, language, all)) {
        expect([title, words >= 58 && words <= 102, tasks.length >= 6 && tasks.length <= 9]).toEqual([
          title,
          true,
          true,
        ]);
        for (const { accepted, forms, explanation, examples } of tasks) {
          const known = new Set(forms.map(({ form }) => form.toLowerCase()));
          const strange = accepted.filter(
            (form) => !known.has(form.toLowerCase()) && !isCompound(form, known),
          );
          expect([title, strange]).toEqual([title, []]);
          expect(explanation.text).not.toMatch(/\{|undefined|: *$/u);
          expect(examples.length).toBeGreaterThan(0);
        }
      }
  });

  it('has the verb second in each sentence that is put in order, the time before it', () => {
    const { items } = stock.find(({ topic }) => topic === 'tense')!;
    const tasks = compileStock(items, morphology, 'et').filter(({ tiles }) => tiles !== null);
    expect(tasks.length).toBeGreaterThanOrEqual(70);
    for (const { tiles, before, accepted, after } of tasks) {
      expect(`${tiles!.words.join(' ')}.`).toBe(`${before}${accepted[0]!}${after}`.replace(/[!?]$/u, '.'));
      const { analyses } = morphology.analyse(tiles!.words[1]!);
      expect(analyses.some(({ partOfSpeech }) => partOfSpeech === 'V')).toBe(true);
      expect(tiles!.examples.length).toBe(2);
    }
  });

  it('takes no form of a noun that looks like a pronoun, and has two examples of nearly every rule', () => {
    const tasks = stock.flatMap(({ items }) => compileStock(items, morphology, 'et'));
    const pronouns = tasks.filter(({ rule }) => rule === 'pronoun');
    expect(
      pronouns.flatMap(({ accepted }) => accepted.filter((form) => /^(?:mina|sina)/u.test(form))),
    ).toEqual([]);
    expect(tasks.filter(({ examples }) => examples.length < 2).length).toBeLessThan(tasks.length / 40);
  });

  it('is written in words of the dictionary, names apart', () => {
    const unknown = all.flatMap((item) =>
      listWords(writeSentence(item)).filter(
        (word, at) => !morphology.isKnown(word) && !(at > 0 && /^\p{Lu}/u.test(word)),
      ),
    );
    expect(unknown).toEqual([]);
  });

  it('suits its levels in length and words', () => {
    const frequent = new Set(readFileSync(FREQUENT, 'utf8').split('\n'));
    const isFrequent = (word: string): boolean =>
      morphology
        .analyse(word.toLowerCase())
        .analyses.some(({ lemma, root }) =>
          [lemma, ...root.split('_')].some((each) => frequent.has(each.toLowerCase())),
        ) || /^\p{Lu}/u.test(word);
    const long = all.filter((item) => {
      const count = listWords(writeSentence(item)).length;
      return count < LENGTHS[item.level][0] || count > LENGTHS[item.level][1];
    });
    expect(long.map(writeSentence)).toEqual([]);
    for (const [level, most] of Object.entries(MOST_RARE)) {
      const words = all
        .filter((item) => item.level === level)
        .flatMap((item) => listWords(writeSentence(item)));
      const rare = words.filter((word) => !isFrequent(word));
      expect([level, (10 * rare.length) / words.length < most, rare.length > 0]).toEqual([level, true, true]);
    }
  });
});

describe('a line of the stock', () => {
  const compile = (topic: (typeof practiceTopics)[number], ...lines: string[]) =>
    compileStock(readStock(topic, lines.join('\n')), morphology, 'et');

  it.each([
    ['Kokk *viskas [kõrbenud kastme = kõrbenud kaste] ära.', ['kõrbenud kaste', 'kõrbenud kasted']],
    ['Külalised *sõid [pajaroa = pajaroog] ära.', ['pajaroo', 'pajaroogu', 'pajaroogasid']],
  ])('has the forms of the one word that the answer of %s is of', (sentence, others) => {
    const [task] = compile('object', `B1 | food | whole | ${sentence}`);
    expect(task!.accepted).toHaveLength(1);
    const right = [...task!.accepted, ...task!.almost];
    expect(right.filter((form) => others.includes(form))).toEqual([]);
  });

  it('takes both stems of an adjective that is one word', () => {
    const [task] = compile(
      'agreement',
      'B1 | city | adjective-case | Jäin truuks [väikestele = väike] *turgudele.',
    );
    expect(task!.accepted).toEqual(expect.arrayContaining(['väikestele', 'väikesile']));
  });

  it('names the case that the rule asks for, and none where it leaves several', () => {
    const nameOf = (...given: Parameters<typeof compile>) => compile(...given)[0]!.explanation.formName;
    expect(nameOf('numerals', 'A2 | family | two-up | Mul on *kaks [venda = vend].')).toBe('ainsuse osastav');
    expect(nameOf('government', 'A2 | nature | adposition | Kass magab [põõsa = põõsas] *all.')).toBe(
      'ainsuse omastav',
    );
    expect(nameOf('numerals', 'A2 | food | half | Jõin pool [tassi = tass] piima.')).toBeNull();
    expect(nameOf('tense', 'A2 | food | past | *Eile [maksid = maksma] õunad kaks eurot.')).toBeNull();
  });

  it('offers nothing that is right in the other number, which is nearly right', () => {
    const [task] = compile('partitive', 'A2 | office | verb | Ma *ootan sinu [vastust = vastus].');
    expect(task!.almost).toEqual(['vastuseid']);
    expect(task!.wrong).not.toContain('vastuseid');
    const [there] = compile('partitive', 'B2 | nature | existential | Parki *ilmus [rebaseid = rebased].');
    expect([there!.almost, there!.wrong.includes('rebane')]).toEqual([['rebane'], false]);
  });

  it('inflects the adjective of an answer in the nominative', () => {
    const [task] = compile(
      'object',
      'A2 | shop | da-infinitive | Mul on *vaja *osta [uus mantel = uus mantel].',
    );
    expect(task!.wrong).toContain('uut mantlit');
  });

  it('speaks of a word in its small letter, unless it is a name', () => {
    const [before, name] = compile(
      'government',
      'A2 | doctor | adposition | *Pärast [sööki = söök] puhkan.',
      'A2 | travel | elative | *Tallinn [linnast = linn].',
    );
    expect(before!.explanation.text).toContain(' pärast ');
    expect(name!.explanation.text).toContain('Tallinn');
  });
});
