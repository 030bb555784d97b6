import { mkdirSync, writeFileSync } from 'node:fs';
import { TokenAnnotator } from '../grammar/annotate-tokens';
import { openTrainingMorphology } from '../grammar/open-morphology';
import { isEditedSentence } from '../grammar/read-clean-text';
import { readSourceSentences } from '../language/read-sentences';
import { chooseInnerNouns, chooseOuterNouns, choosePlaceVerbs, describePostpositions } from './choose-places';
import { chooseFrame, choosePronounFrame, isPartitiveVerb, type CountedFrame } from './choose-verb-frames';
import { countUses, makeUses, type Uses } from './count-uses';
import { readLexiconFrames } from './read-lexicon-frames';

const FOLDER = new URL('../../../packages/corrector/src/rules/data/counted/', import.meta.url);
const SOURCES = new Set(['clean', 'treebank', 'academic']);
const [SHORTEST_SENTENCE, LONGEST_SENTENCE] = [3, 60];
/** Cases that adjectives ask for; the local ones beside them tell where. */
const ADJECTIVE_CASES = new Set(['el', 'kom', 'all', 'tr']);
const LINE_WIDTH = 110;

/** Counts verbs, adpositions and places in edited text and writes the tables of words of the rules. */
export async function trainRuleFrames(): Promise<void> {
  const uses = await countAll();
  const { verbs, adpositions } = readLexiconFrames();
  const lemmas = [...uses.verbs.keys()].filter((lemma) => lemma.endsWith('ma')).sort();
  const usesOf = (lemma: string): Uses['verbs'] extends Map<string, infer List> ? List : never =>
    uses.verbs.get(lemma) ?? [];
  const listFrames = (
    choose: (lemma: string) => CountedFrame | undefined,
    words: readonly string[] = lemmas,
  ): string[] =>
    words.flatMap((lemma) => {
      const frame = choose(lemma);
      return frame ? [describeFrame(lemma, frame)] : [];
    });
  const chooseAdjectiveFrame = (word: string): CountedFrame | undefined => {
    const frame = chooseFrame(word, uses.adjectives.get(word) ?? [], undefined);
    return frame && ADJECTIVE_CASES.has(frame.case) ? frame : undefined;
  };
  const places = choosePlaceVerbs(uses.verbs);
  mkdirSync(FOLDER, { recursive: true });
  writeTables(
    'verb-cases',
    'Verb, case, cases that it hardly ever takes instead, and behind + those that may stand for it.',
    {
      VERB_CASE_TABLE: listFrames((lemma) => chooseFrame(lemma, usesOf(lemma), verbs.get(lemma))).join('; '),
      PRONOUN_CASE_TABLE: listFrames((lemma) => choosePronounFrame(lemma, usesOf(lemma))).join('; '),
      ADJECTIVE_CASE_TABLE: listFrames(
        chooseAdjectiveFrame,
        [...uses.adjectives.keys()].filter((word) => /^\p{Ll}+$/u.test(word)).sort(),
      ).join('; '),
      PARTITIVE_VERB_LIST: [...verbs]
        .filter(([lemma, listed]) => isPartitiveVerb(usesOf(lemma), listed))
        .map(([lemma]) => lemma)
        .sort()
        .join(' '),
    },
  );
  writeTables(
    'postpositions',
    'Postposition, side, case, cases that are hardly ever there, and behind ? and ~ those that are.',
    {
      POSTPOSITION_TABLE: describePostpositions(uses, adpositions).join('; '),
    },
  );
  writeTables('places', 'Nouns by their series of local cases, and verbs by their question.', {
    OUTER_NOUN_LIST: chooseOuterNouns(uses).join(' '),
    INNER_NOUN_LIST: chooseInnerNouns(uses).join(' '),
    STAYING_VERB_LIST: places.staying.join(' '),
    GOING_VERB_LIST: places.going.join(' '),
  });
}

async function countAll(): Promise<Uses> {
  const sentences = readSourceSentences()
    .filter((sentence, i) => SOURCES.has(sentence.source) && !isEditedSentence(sentence, i))
    .map(({ tokens }) => tokens)
    .filter(({ length }) => length >= SHORTEST_SENTENCE && length <= LONGEST_SENTENCE);
  const uses = makeUses();
  const morphology = await openTrainingMorphology();
  try {
    const annotator = new TokenAnnotator(morphology, { hasTrees: true });
    await annotator.annotateInParts(sentences, (part, first) => {
      for (const sentence of part) countUses(sentence, uses);
      console.error(`${first + part.length} of ${sentences.length} sentences counted`);
    });
  } finally {
    morphology.close();
  }
  return uses;
}

function describeFrame(lemma: string, { case: wanted, wrong, also }: CountedFrame): string {
  return `${lemma} ${wanted} ${wrong.join()}${also.length > 0 ? ` +${also.join()}` : ''}`;
}

function writeTables(name: string, what: string, tables: Readonly<Record<string, string>>): void {
  const parts = Object.entries(tables).map(
    ([constant, text]) => `export const ${constant} = \`\n${wrap(text)}\n\`;\n`,
  );
  const head = `// Written by \`npm run -s train -- rule-frames\`; see README.md. ${what}\n`;
  writeFileSync(new URL(`${name}.ts`, FOLDER), [head, ...parts].join('\n'));
}

function wrap(text: string): string {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    if (lines.at(-1)!.length + word.length > LINE_WIDTH) lines.push('');
    lines[lines.length - 1] += ` ${word}`;
  }
  return lines.map((line) => ` ${line}`).join('\n');
}
