import { findRuleHits, type MadeHit } from '@keelerada/corrector/rules/engine/find-rule-hits';
import { ALL_RULES } from '@keelerada/corrector/rules/rule-table';
import type { GrammarSentence } from '@keelerada/corrector/sentence/grammar-sentence';
import { TokenAnnotator } from '../grammar/annotate-tokens';
import { hasLearnerCorpus, readDevelopmentSentences } from '../grammar/learner-corpus';
import { morphology } from '../morphology';
import { matches } from '../grammar/score-m2';
import { readLexicon } from '../language/language-files';
import { listShuffled, makeRandom } from '../learning/random-order';
import { hasTreebanks, readTreebank } from '../sources/read-treebank';

const EDITED_SENTENCES = 3_000;
const SEED = 28;

const lexicon = readLexicon();
const frequencyOf = (word: string): number => {
  const id = lexicon.find(word.toLowerCase());
  return id < 0 ? -Infinity : lexicon.logFrequency(id);
};

interface RuleCount {
  /** In learner sentences: all marks, those that an annotator makes too, those at any place that one changes. */
  marks: number;
  right: number;
  atError: number;
  alarms: number;
}

/**
 * Prints for each rule, certain and uncertain marks apart: its marks on the development part of EstGEC-L2 with how many
 * are right and at an error, and its alarms in edited sentences (a seeded sample of UD EDT train), all with the product's
 * own annotator. With `--show RULE` every mark of that rule is printed.
 */
export async function evaluateRules(): Promise<void> {
  if (!hasLearnerCorpus() || !hasTreebanks()) {
    console.log('rules: skipped, ../shared/data is not there');
    return;
  }
  const shown = process.argv[process.argv.indexOf('--show') + 1];
  const counts = new Map<string, RuleCount>();
  await countInLearnerSentences(counts, shown);
  await countInEditedSentences(counts, shown);
  printCounts(counts);
}

function countOf(counts: Map<string, RuleCount>, { rule, hit }: MadeHit): RuleCount {
  const key = `${rule.id} ${hit.isCertain ? 'certain' : 'uncertain'}`;
  const count = counts.get(key) ?? { marks: 0, right: 0, atError: 0, alarms: 0 };
  counts.set(key, count);
  return count;
}

async function countInLearnerSentences(
  counts: Map<string, RuleCount>,
  shown: string | undefined,
): Promise<void> {
  const learners = await readDevelopmentSentences(new TokenAnnotator({ hasTrees: true }));
  for (const { gold, written } of learners) {
    for (const made of findRuleHits(written, morphology, frequencyOf, ALL_RULES)) {
      const { start, end } = made.hit;
      const edit = { start, end, replacement: made.replacements[0]! };
      const edits = gold.annotators.flat();
      const isRight = edits.some((other) => matches(other, edit));
      const isAtError = edits.some(
        (other) =>
          other.start <= end &&
          other.end >= start &&
          (other.start < end || other.end > start || start === end),
      );
      const count = countOf(counts, made);
      count.marks += 1;
      count.right += isRight ? 1 : 0;
      count.atError += isAtError ? 1 : 0;
      if (made.rule.id === shown || shown === 'all')
        console.log(`${isRight ? '+' : isAtError ? '~' : '-'} ${describeHit(written, made)}`);
    }
  }
}

async function countInEditedSentences(
  counts: Map<string, RuleCount>,
  shown: string | undefined,
): Promise<void> {
  const all = readTreebank('et_edt-ud-train').map((tokens) => tokens.map(({ form }) => form));
  const order = listShuffled(all.length, makeRandom(SEED)).slice(0, EDITED_SENTENCES);
  const sample = [...order].map((i) => all[i]!);
  const sentences = await new TokenAnnotator({ hasTrees: true }).annotate(sample);
  for (const sentence of sentences) {
    for (const made of findRuleHits(sentence, morphology, frequencyOf, ALL_RULES)) {
      countOf(counts, made).alarms += 1;
      if (made.rule.id === shown || shown === 'all') console.log(`! ${describeHit(sentence, made)}`);
    }
  }
}

function describeHit({ tokens }: GrammarSentence, { rule, hit, replacements }: MadeHit): string {
  const forms = tokens.map(({ form }) => form);
  const changed = `[${forms.slice(hit.start, hit.end).join(' ')} > ${replacements.map((words) => words.join(' ')).join(' | ')}]`;
  const text = [...forms.slice(0, hit.start), changed, ...forms.slice(hit.end)].join(' ');
  return `${rule.id}.${hit.variant}${hit.isCertain ? '' : '?'} (${hit.word ?? ''}) ${text}`;
}

function printCounts(counts: ReadonlyMap<string, RuleCount>): void {
  console.log(
    'rule                        marks right at-error  alarms in',
    EDITED_SENTENCES,
    'edited sentences',
  );
  for (const { id } of ALL_RULES) {
    for (const kind of ['certain', 'uncertain']) {
      const count = counts.get(`${id} ${kind}`);
      if (!count) continue;
      const cells = [count.marks, count.right, count.atError, count.alarms].map((cell) =>
        String(cell).padStart(7),
      );
      console.log(`${`${id} ${kind}`.padEnd(26)}${cells.join('')}`);
    }
  }
}
