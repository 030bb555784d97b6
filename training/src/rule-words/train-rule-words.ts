import { writeFileSync } from 'node:fs';
import { TokenAnnotator } from '../grammar/annotate-tokens';
import { isEditedSentence } from '../grammar/read-clean-text';
import { readSourceSentences } from '../language/read-sentences';
import { readTreebank } from '../sources/read-treebank';
import { chooseInnerNouns, chooseOuterNouns, choosePlaceVerbs, describePostpositions } from './choose-places';
import { chooseFrame, choosePronounFrame, isPartitiveVerb, type CountedFrame } from './choose-verb-frames';
import { countTreeWords } from './count-tree-words';
import { countUses, makeUses, type Uses, type VerbUse } from './count-uses';
import { pairVerbs } from './pair-verbs';
import { readLexiconFrames } from './read-lexicon-frames';

const FILE = new URL('../../../models/rule-words/rule-words.json', import.meta.url);
const SENTENCES_PER_REPORT = 2_000;
const SOURCES = new Set(['clean', 'treebank', 'academic']);
const [SHORTEST_SENTENCE, LONGEST_SENTENCE] = [3, 60];
/** Cases that adjectives ask for; the local ones beside them tell where. */
const ADJECTIVE_CASES = new Set(['el', 'kom', 'all', 'tr']);

/** Counts words in the trees of the treebanks and in edited text and writes the tables of words of the rules. */
export async function trainRuleWords(): Promise<void> {
  const sentences = [...readTreebank('et_edt-ud-train'), ...readTreebank('et_ewt-ud-train')];
  const { verbs, adpositions } = readLexiconFrames();
  const uses = await countEditedText();
  const lemmas = [...uses.verbs.keys()].filter((lemma) => lemma.endsWith('ma')).sort();
  const adjectives = [...uses.adjectives.keys()].filter((word) => /^\p{Ll}+$/u.test(word)).sort();
  const usesOf = (lemma: string): readonly VerbUse[] => uses.verbs.get(lemma) ?? [];
  const places = choosePlaceVerbs(uses.verbs);
  const tables = {
    transitivePartners: pairVerbs(verbs, sentences),
    ...countTreeWords(sentences),
    verbCases: listFrames(lemmas, (lemma) => chooseFrame(lemma, usesOf(lemma), verbs.get(lemma))),
    pronounCases: listFrames(lemmas, (lemma) => choosePronounFrame(lemma, usesOf(lemma))),
    adjectiveCases: listFrames(adjectives, (word) => {
      const frame = chooseFrame(word, uses.adjectives.get(word) ?? [], undefined);
      return frame && ADJECTIVE_CASES.has(frame.case) ? frame : undefined;
    }),
    partitiveVerbs: [...verbs]
      .flatMap(([lemma, listed]) => (isPartitiveVerb(usesOf(lemma), listed) ? [lemma] : []))
      .sort(),
    postpositionCases: describePostpositions(uses, adpositions),
    outerNouns: chooseOuterNouns(uses),
    innerNouns: chooseInnerNouns(uses),
    stayingVerbs: places.staying,
    goingVerbs: places.going,
  };
  writeFileSync(FILE, `${JSON.stringify(tables, null, 2)}\n`);
  for (const [name, entries] of Object.entries(tables)) console.error(`${name}: ${entries.length}`);
}

async function countEditedText(): Promise<Uses> {
  const sentences = readSourceSentences()
    .filter((sentence, i) => SOURCES.has(sentence.source) && !isEditedSentence(sentence, i))
    .map(({ tokens }) => tokens)
    .filter(({ length }) => length >= SHORTEST_SENTENCE && length <= LONGEST_SENTENCE);
  const uses = makeUses();
  const annotator = new TokenAnnotator({ hasTrees: true });
  await annotator.annotateInParts(sentences, (part, first) => {
    for (const sentence of part) countUses(sentence, uses);
    if (first % SENTENCES_PER_REPORT === 0)
      console.error(`${first} of ${sentences.length} sentences counted`);
  });
  return uses;
}

function listFrames(words: readonly string[], choose: (word: string) => CountedFrame | undefined): string[] {
  return words.flatMap((word) => {
    const frame = choose(word);
    if (!frame) return [];
    const also = frame.also.length > 0 ? [`+${frame.also.join()}`] : [];
    return [[word, frame.case, frame.wrong.join(), ...also].join(' ')];
  });
}
