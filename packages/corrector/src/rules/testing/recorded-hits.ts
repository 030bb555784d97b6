import type { GrammarSentence } from '../../sentence/grammar-sentence';
import type { Rule, RuleHit, WantedWord } from '../../sentence/rule';
import { ALL_RULES } from '../rule-table';

export const HITS_HEAD = `What each rule asks for in the sentences of rule-analyses.txt, before forms are made of it: place of the tokens, > what is wanted,
best first, the variant (! certain, * open), then what else it says. \`npm run golden\` writes this file.`;
const [CELL, PART] = ['\t', '|'];

/** What all rules find in the sentences of a text, a line a hit. */
export function describeHits(sentences: readonly GrammarSentence[]): string[] {
  return sentences.flatMap((sentence) =>
    ALL_RULES.flatMap((rule) => rule.find(sentence).map((hit) => describeHit(rule, hit, sentence))),
  );
}

function describeHit(
  { id }: Rule,
  { start, end, wanted, variant, isCertain, isOpen, word, wordAt, details, forms }: RuleHit,
  { tokens }: GrammarSentence,
): string {
  const written = tokens.slice(start, end).map(({ form }) => form);
  const words = wanted.map((list) => list.map(describeWord).join(' ')).join(' / ');
  const said = JSON.stringify({ word, wordAt, details, forms });
  return [
    ...['', id, `${variant}${isCertain ? '!' : ''}${isOpen ? '*' : ''}`],
    ...[`${start} ${written.join(' ')} > ${words}`, ...(said === '{}' ? [] : [said])],
  ].join(CELL);
}

function describeWord(word: WantedWord): string {
  return typeof word === 'string' ? word : [word.lemma, word.partOfSpeech, word.form].join(PART);
}

/** The text of a file of such lines by text, under its head. */
export function writeRecordedHits(head: string, found: ReadonlyMap<string, readonly string[]>): string {
  const blocks = [...found].filter(([, hits]) => hits.length > 0).map((block) => block.flat().join('\n'));
  return `${[head, blocks.join('\n')].join('\n\n')}\n`;
}

/** The lines by text of a file that `writeRecordedHits` made; a text without any is not in it. */
export function readRecordedHits(file: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  let own: string[] = [];
  for (const line of file.trimEnd().split('\n\n')[1]!.split('\n')) {
    if (line.startsWith(CELL)) own.push(line);
    else found.set(line, (own = []));
  }
  return found;
}
