import { stripMarks } from '../annotation-format/layout';
import { GivenTextBuilder, GivenTextError, type GivenText, type GivenToken } from '../given/given-text';
import { unescapeSpaces } from '../spaces/escape-spaces';
import { MARKED_LEMMA } from './marked-lemma';
import { isWordRow, type ConlluRow, type ConlluSentence } from './conllu-sentence';

/** A token of the text: a row and the words that it is made of. */
interface Unit {
  readonly row: ConlluRow;
  readonly words: readonly ConlluRow[];
}

const RANGE = /^(\d+)-(\d+)$/u;
const NO_TREE = { head: -1, relation: '_' };

/**
 * The text that sentences of CoNLL-U make, with what they say of its tokens. A multiword token is one token here, with the
 * reading of the word that the others hang on; empty nodes and the enhanced graph are left out. Spaces follow SpaceAfter=No and
 * UDPipe's SpacesAfter, SpacesBefore and SpacesInToken; `# newpar` begins a line. Throws GivenTextError.
 */
export function readConlluText(
  sentences: readonly ConlluSentence[],
  clean: (content: string) => string,
): GivenText {
  const builder = new GivenTextBuilder(clean);
  const filled = sentences.filter(({ rows }) => rows.length > 0);
  const hasLemmas = filled.some(({ rows }) => rows.some(({ lemma }) => lemma !== '_'));
  filled.forEach((sentence, index) => {
    const units = listUnits(sentence.rows);
    const next = filled[index + 1];
    const follows = next === undefined ? '' : startsParagraph(next) ? '\n' : ' ';
    const spaces = units.map(({ row }, unit) => readSpaceAfter(row, unit < units.length - 1 ? ' ' : follows));
    builder.addSpace(unescapeSpaces(readMisc(units[0]!.row, 'SpacesBefore') ?? ''));
    const name = nameSentence(sentence, index);
    builder.addSentence(makeTokens(units, hasLemmas, name), spaces, name);
  });
  return builder.finish();
}

function nameSentence({ comments }: ConlluSentence, index: number): string {
  const id = comments.map((comment) => /^#\s*sent_id\s*=\s*(.*)$/u.exec(comment)?.[1]).find(Boolean);
  return id === undefined ? `sentence ${index + 1}` : `sentence ${id}`;
}

function startsParagraph({ comments }: ConlluSentence): boolean {
  return comments.some((comment) => /^#\s*newpar\b/u.test(comment));
}

function listUnits(rows: readonly ConlluRow[]): Unit[] {
  const units: Unit[] = [];
  let range: { row: ConlluRow; end: number; words: ConlluRow[] } | null = null;
  for (const row of rows) {
    const end = RANGE.exec(row.id)?.[2];
    if (end !== undefined) range = { row, end: Number(end), words: [] };
    if (!isWordRow(row)) continue;
    if (range === null) units.push({ row, words: [row] });
    else {
      range.words.push(row);
      if (Number(row.id) < range.end) continue;
      units.push({ row: range.row, words: range.words });
      range = null;
    }
  }
  return units;
}

function makeTokens(units: readonly Unit[], hasLemmas: boolean, name: string): GivenToken[] {
  const unitOfWord = new Map(
    units.flatMap(({ words }, unit) => words.map(({ id }): [string, number] => [id, unit])),
  );
  return units.map(({ row, words }) => {
    const ids = new Set(words.map(({ id }) => id));
    const main = words.find(({ head }) => !ids.has(head)) ?? words[0]!;
    const { lemma, upos, xpos, features } = main;
    return {
      form: unescapeSpaces(readMisc(row, 'SpacesInToken') ?? row.form),
      ...(hasLemmas ? readLemma(lemma, readMisc(row, 'Root')) : { lemma: '', root: '' }),
      upos,
      xpos: xpos === '_' ? '' : xpos,
      features: features || '_',
      ...readPlace(main, unitOfWord, name),
    };
  });
}

function readLemma(lemma: string, root: string | undefined): { lemma: string; root: string } {
  if (root !== undefined) return { lemma, root };
  return { lemma: MARKED_LEMMA.test(lemma) ? stripMarks(lemma) : lemma, root: lemma };
}

function readPlace({ id, head, relation }: ConlluRow, unitOfWord: ReadonlyMap<string, number>, name: string) {
  if (head === '_' || relation === '_' || relation === '') return NO_TREE;
  if (head === '0') return { head: -1, relation };
  const place = unitOfWord.get(head);
  if (place === undefined)
    throw new GivenTextError(`${name}: there is no word ${head} to be the head of word ${id}`);
  return { head: place, relation };
}

function readSpaceAfter(row: ConlluRow, usual: string): string {
  if (readMisc(row, 'SpaceAfter') === 'No') return '';
  const spaces = readMisc(row, 'SpacesAfter');
  return spaces === undefined ? usual : unescapeSpaces(spaces);
}

function readMisc({ misc }: ConlluRow, name: string): string | undefined {
  const part = misc.split('|').find((given) => given.startsWith(`${name}=`));
  return part?.slice(name.length + 1);
}
