import type { WordPageResponse } from '@keelerada/contract/teaching/word-page';
import { makeTable } from '@keelerada/estonian/make-table';
import { StockError } from './read-stock';

export type AskedForm = WordPageResponse['asks'][number];
type Piece = AskedForm['examples'][number][number];

/** By base form what a word asks for, the most usual first. */
export type WordAsks = ReadonlyMap<string, readonly AskedForm[]>;

/** Of people, then of things; those of other codes are of an adposition. */
const QUESTIONS = makeTable<string>({
  ...{ obj: 'keda? mida?', p: 'keda? mida?', g: 'kelle? mille?', ill: 'kellesse? millesse?' },
  ...{ in: 'kelles? milles?', el: 'kellest? millest?', all: 'kellele? millele?', ad: 'kellel? millel?' },
  ...{ abl: 'kellelt? millelt?', tr: 'kelleks? milleks?', es: 'kellena? millena?', kom: 'kellega? millega?' },
  ...{ ab: 'kelleta? milleta?', ter: 'kelleni? milleni?', where: 'kus?', whither: 'kuhu?', whence: 'kust?' },
  ...{ ma: 'mida tegema?', da: 'mida teha?', mas: 'mida tegemas?', mast: 'mida tegemast?' },
});
const LINE = /^([^\s/]+)(?:\/(\S+))? ([^\s.:]+)(?:\.([km]))?: (.+)$/u;
const MARK = /(?<![\p{L}-])\*([\p{L}-]+)|\[([^\]]+)\]/gu;

/** Reads the file of `content/word-asks.txt`, which says its form. Throws StockError. */
export function readWordAsks(file: string): WordAsks {
  const asks = new Map<string, AskedForm[]>();
  for (const line of file.split('\n').filter((each) => each !== '' && !each.startsWith('#'))) {
    const [, word = '', particle, form = '', whom, sentences] = LINE.exec(line) ?? [];
    if (sentences === undefined) throw new StockError(`not a word, a code and sentences: ${line}`);
    const both = QUESTIONS.get(form) ?? `kelle ${form}? mille ${form}?`;
    const question = whom === undefined ? both : both.split(/(?<=\?) /u)[whom === 'k' ? 0 : 1]!;
    const phrase = particle === undefined ? null : `${particle} ${word}`;
    const examples = sentences.split(' | ').map(readExample);
    asks.set(word, [...(asks.get(word) ?? []), { form, question, phrase, examples }]);
  }
  return asks;
}

function readExample(sentence: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { index, 0: whole, 1: word, 2: asked } of sentence.matchAll(MARK)) {
    pieces.push({ text: sentence.slice(at, index), mark: null });
    pieces.push({ text: word ?? asked!, mark: word === undefined ? 'ASKED' : 'WORD' });
    at = index + whole.length;
  }
  pieces.push({ text: sentence.slice(at), mark: null });
  const marks = pieces.map(({ mark }) => mark);
  if (!marks.includes('WORD') || !marks.includes('ASKED'))
    throw new StockError(`needs both marks: ${sentence}`);
  return pieces.filter(({ text }) => text !== '');
}
