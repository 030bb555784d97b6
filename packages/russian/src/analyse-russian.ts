import type { RussianAnalysis } from '@keelerada/estonian/morphology';
import type { DictionaryForm, RussianDictionary } from './russian-dictionary';

// Lists of pymorphy3 1.3 (MIT), by which it reads words that the dictionary does not have.

/** Letters that stand for a first name or a patronymic. */
const initials = 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЭЮЯ';

const particles = ['-то', '-ка', '-таки', '-де', '-тко', '-тка', '-с', '-ста'] as const;

/** Prefixes behind which a word is read as it is without them; the longest first. */
const prefixes: readonly string[] =
  `авиа авто аква анти анти- антропо архи арт арт- астро аудио аэро без бес био вело взаимо вне внутри видео вице- вперед
  впереди гекто гелио гео гетеро гига гигро гипер гипо гомо дву двух де дез дека деци дис до евро за зоо интер инфра квази
  квази- кило кино контр контр- космо космо- крипто лейб- лже лже- макро макси макси- мало меж медиа медиа- мега мета мета-
  метео метро микро милли мини мини- моно мото много мульти нано нарко не небез недо нейро нео низко обер- обще одно около
  орто палео пан пара пента пере пиро поли полу после пост пост- порно пра пра- пред пресс- противо противо- прото псевдо
  псевдо- радио разно ре ретро ретро- само санти сверх сверх- спец суб супер супер- супра теле тетра топ- транс транс-
  ультра унтер- штаб- экзо эко эндо эконом- экс экс- экстра экстра- электро энерго этно`
    .split(/\s+/u)
    .toSorted((a, b) => b.length - a.length);

/** One way to read a word. */
interface Parse {
  readonly word: string;
  readonly tag: string;
  readonly lemma: string;
  readonly score: number;
  /** What equal readings share besides word and tag: the paradigm, where there is one. */
  readonly origin: string;
}

/** Readings that a word has been given, so that none is given twice. */
type Seen = Set<string>;

/** Scores of readings that are not from the dictionary itself. */
const SCORES = {
  shape: 0.9,
  initial: 0.1,
  particle: 0.9,
  adverb: 0.7,
  hyphen: 0.75,
  prefix: 0.75,
  guess: 0.5,
};
const SCORE_DIGITS = 6;

const LEAST_WORD_BEHIND_PREFIX = 3;
const MOST_PREFIX_LETTERS = 5;
const LEAST_GUESSED_LETTERS = 4;
const MOST_ENDING_LETTERS = 5;
const LEAST_ADVERB_LETTERS = 5;

const NOT_PRODUCTIVE = new Set(['NUMR', 'NPRO', 'PRED', 'PREP', 'CONJ', 'PRCL', 'INTJ', 'Apro']);
const CLASSES = new Set(
  'NOUN ADJF ADJS COMP VERB INFN PRTF PRTS GRND NUMR ADVB NPRO PRED PREP CONJ PRCL INTJ'.split(' '),
);
/** What both parts of a hyphenated word must share. */
const COMPARED = new Set([
  ...CLASSES,
  ...'sing plur nomn gent datv accs ablt loct voct gen1 gen2 acc2 loc1 loc2 1per 2per 3per pres past futr'.split(
    ' ',
  ),
]);
const EQUAL_CASES = new Map([
  ['gen1', 'gent'],
  ['loc1', 'loct'],
]);
const CASES = ['nomn', 'gent', 'datv', 'accs', 'ablt', 'loct'];
const INITIAL_TAGS = ['Name', 'Patr'].flatMap((kind) =>
  ['masc', 'femn'].flatMap((gender) =>
    CASES.map((name) => `NOUN,anim,${gender},Sgtm,${kind},Fixd,Abbr,Init sing,${name}`),
  ),
);

const INTEGER = /^\s*[+-]?\p{Nd}+(?:_\p{Nd}+)*\s*$/u;
const REAL =
  /^\s*[+-]?(?:(?:\d+(?:_\d+)*[.,]?(?:\d+(?:_\d+)*)?|[.,]\d+(?:_\d+)*)(?:e[+-]?\d+)?|inf(?:inity)?|nan)\s*$/iu;
const MARKS = /^(?=.*\p{P})[\p{P}\s]+$/u;
const LATIN = /^(?=.*\p{L})(?:\P{L}|\p{Script=Latin})+$/u;
const ROMAN = /^(?=.)M{0,4}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/iu;

/** Every reading of a word, the likeliest first, as pymorphy3 gives them. */
export function analyseRussian(dictionary: RussianDictionary, word: string): readonly RussianAnalysis[] {
  if (word === '') return [];
  return parse(dictionary, word).map(({ lemma, tag, score }) => ({
    lemma,
    tag,
    score: Number(score.toFixed(SCORE_DIGITS)),
  }));
}

/** Asks one way after the other; some go together, and the first that answer end it. */
function parse(dictionary: RussianDictionary, word: string): readonly Parse[] {
  const lower = word.toLowerCase();
  const seen: Seen = new Set();
  const ways: readonly (() => readonly Parse[])[] = [
    () => [...parseKnown(dictionary, lower), ...parseInitial(word, lower)],
    () => parseShape(word, lower),
    () => parseWithParticle(dictionary, lower, seen),
    () => parseAdverb(dictionary, lower, seen),
    () => parseHyphenated(dictionary, lower),
    () => parseWithPrefix(dictionary, lower, seen),
    () => [...parseBehindLetters(dictionary, lower, seen), ...parseByEnding(dictionary, lower, seen)],
    () => (seen.size > 0 ? [] : [makeParse(lower, 'UNKN', 1)]),
  ];
  for (const way of ways) {
    const parses = way();
    if (parses.length > 0) return rateParses(dictionary, lower, parses);
  }
  return [];
}

/** Scores by how often the word has each tag in texts; where it is in none, the scores of the ways, in sum 1. */
function rateParses(
  dictionary: RussianDictionary,
  lower: string,
  parses: readonly Parse[],
): readonly Parse[] {
  const rated = parses.map((one) => ({ ...one, score: dictionary.findProbability(lower, one.tag) }));
  if (rated.some(({ score }) => score > 0)) return rated.toSorted((a, b) => b.score - a.score);
  const sum = parses.reduce((total, { score }) => total + score, 0);
  return parses.map((one) => ({ ...one, score: one.score * (1 / sum) }));
}

function makeParse(word: string, tag: string, score: number): Parse {
  return { word, tag, lemma: word, score, origin: '' };
}

function makeKnown({ word, tag, lemma, paradigm }: DictionaryForm): Parse {
  return { word, tag, lemma, score: 1, origin: String(paradigm) };
}

function parseKnown(dictionary: RussianDictionary, lower: string): readonly Parse[] {
  return dictionary.find(lower).map(makeKnown);
}

function parseInitial(word: string, lower: string): readonly Parse[] {
  if ([...word].length !== 1 || !initials.includes(word)) return [];
  return INITIAL_TAGS.map((tag) => makeParse(lower, tag, SCORES.initial));
}

/** Numbers, marks, Roman numbers and words in Latin letters. */
function parseShape(word: string, lower: string): readonly Parse[] {
  const make = (tag: string): Parse => makeParse(lower, tag, SCORES.shape);
  if (INTEGER.test(word)) return [make('NUMB,intg')];
  if (REAL.test(word)) return [make('NUMB,real')];
  if (MARKS.test(word)) return [make('PNCT')];
  return [...(ROMAN.test(word) ? [make('ROMN')] : []), ...(LATIN.test(word) ? [make('LATN')] : [])];
}

const listGrammemes = (tag: string): readonly string[] => tag.replace(' ', ',').split(',');
const isProductive = ({ tag }: Parse): boolean =>
  !listGrammemes(tag).some((grammeme) => NOT_PRODUCTIVE.has(grammeme));
const hasClass = ({ tag }: Parse): boolean => CLASSES.has(listGrammemes(tag)[0]!);

/** Those that were not given before; they are remembered. */
function takeUnseen(parses: readonly Parse[], seen: Seen): readonly Parse[] {
  return parses.filter(({ word, tag, origin }) => {
    const name = [word, tag, origin].join('\t');
    if (seen.has(name)) return false;
    seen.add(name);
    return true;
  });
}

function parseWithParticle(dictionary: RussianDictionary, lower: string, seen: Seen): readonly Parse[] {
  const particle = particles.find((end) => lower.endsWith(end) && lower !== end);
  if (particle === undefined) return [];
  const parses = parse(dictionary, lower.slice(0, -particle.length)).map((one) => ({
    ...one,
    word: one.word + particle,
    lemma: one.lemma + particle,
    score: one.score * SCORES.particle,
  }));
  return takeUnseen(parses, seen);
}

/** по-западному */
function parseAdverb(dictionary: RussianDictionary, lower: string, seen: Seen): readonly Parse[] {
  if (lower.length < LEAST_ADVERB_LETTERS || !lower.startsWith('по-')) return [];
  const isDative = parse(dictionary, lower.slice('по-'.length)).some(({ tag }) => {
    const grammemes = listGrammemes(tag);
    return ['ADJF', 'sing', 'datv'].every((grammeme) => grammemes.includes(grammeme));
  });
  return isDative ? takeUnseen([makeParse(lower, 'ADVB', SCORES.adverb)], seen) : [];
}

function listCompared({ tag }: Parse): string {
  const shared = listGrammemes(tag).filter((grammeme) => COMPARED.has(grammeme));
  return shared
    .map((grammeme) => EQUAL_CASES.get(grammeme) ?? grammeme)
    .toSorted()
    .join();
}

/** Both parts are inflected alike (человек-гора), or only the second (интернет-магазин). */
function parseHyphenated(dictionary: RussianDictionary, lower: string): readonly Parse[] {
  const [left = '', right = '', ...more] = lower.split('-');
  if (left === '' || right === '' || more.length > 0) return [];
  if (prefixes.some((prefix) => lower.startsWith(prefix))) return [];
  const rights = parse(dictionary, right);
  const join = (first: Pick<Parse, 'word' | 'lemma'>, second: Parse, { tag, score }: Parse): Parse => ({
    word: `${first.word}-${second.word}`,
    tag,
    lemma: `${first.lemma}-${second.lemma}`,
    score: score * SCORES.hyphen,
    origin: `${first.word} ${second.origin}`,
  });
  const alike = parse(dictionary, left)
    .filter(hasClass)
    .flatMap((first) =>
      rights
        .filter((second) => listCompared(first) === listCompared(second))
        .map((second) => join(first, second, first)),
    );
  const fixed = rights.filter(hasClass).map((second) => join({ word: left, lemma: left }, second, second));
  return [...alike, ...fixed];
}

function addPrefix(prefix: string, parses: readonly Parse[], factor: number): readonly Parse[] {
  return parses.filter(isProductive).map((one) => ({
    ...one,
    word: prefix + one.word,
    lemma: prefix + one.lemma,
    score: one.score * factor,
  }));
}

/** псевдокошка */
function parseWithPrefix(dictionary: RussianDictionary, lower: string, seen: Seen): readonly Parse[] {
  return prefixes
    .filter((prefix) => lower.startsWith(prefix) && lower.length - prefix.length >= LEAST_WORD_BEHIND_PREFIX)
    .flatMap((prefix) =>
      takeUnseen(addPrefix(prefix, parse(dictionary, lower.slice(prefix.length)), SCORES.prefix), seen),
    );
}

/** байткод: a word of the dictionary behind one to five letters */
function parseBehindLetters(dictionary: RussianDictionary, lower: string, seen: Seen): readonly Parse[] {
  const most = Math.min(MOST_PREFIX_LETTERS, lower.length - LEAST_WORD_BEHIND_PREFIX);
  return Array.from({ length: Math.max(0, most) }, (_, at) => at + 1).flatMap((size) =>
    takeUnseen(
      addPrefix(lower.slice(0, size), parseKnown(dictionary, lower.slice(size)), SCORES.guess),
      seen,
    ),
  );
}

/** As words with the same ending are read, the longest ending that any has, for each prefix of forms. */
function parseByEnding(dictionary: RussianDictionary, lower: string, seen: Seen): readonly Parse[] {
  if (lower.length < LEAST_GUESSED_LETTERS) return [];
  const guesses = dictionary.listPrefixes(lower).flatMap((prefix) => {
    for (let size = MOST_ENDING_LETTERS; size > 0; size -= 1) {
      const forms = dictionary
        .findByEnding(lower, prefix, size)
        .map(({ count, ...form }) => ({ count, parse: makeKnown(form) }))
        .filter(({ parse: one }) => isProductive(one));
      if (forms.length === 0) continue;
      const total = forms.reduce((sum, { count }) => sum + count, 1);
      return forms
        .filter(({ parse: one }) => takeUnseen([one], seen).length > 0)
        .map(({ count, parse: one }) => ({ ...one, score: (count / total) * SCORES.guess }));
    }
    return [];
  });
  return guesses.toSorted((a, b) => b.score - a.score);
}
