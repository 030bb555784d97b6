import { ByteReader, ByteWriter } from '@keelerada/estonian/tagging/byte-stream';
import { loadTrees, type TreeEnsemble } from '../language/tree-ensemble';
import { CANDIDATE_KINDS, type CandidateKind } from './candidates/candidate';
import { FormChanges } from './candidates/form-changes';
import { readLearnedEdits, writeLearnedEdits } from '../language/learned-edits';
import type { ClassWeights } from './class-weights';
import { readClassWeights, writeClassWeights } from './class-weights-file';
import { FEATURE_NAMES } from './features/feature-names';
import type { Government } from './reasons/government';
import { readGovernment, type GovernmentEntries } from './reasons/government';
import type { ContextModels } from './sentence-analysis';

/** The least probability at which a kind of correction is made. */
export type Thresholds = Readonly<Record<CandidateKind, number>>;

/** Everything that the grammar corrector learned. */
export interface GrammarModel {
  readonly context: ContextModels;
  readonly trees: TreeEnsemble;
  /** For corrections that are shown as errors. */
  readonly sure: Thresholds;
  /** For corrections of precision about one half. */
  readonly possible: Thresholds;
  /** Mean probability of the candidates in learner texts. */
  readonly usualShare: number;
  readonly government: Government;
}

/** Bytes of the files in `models/grammar`. */
export interface GrammarModelFiles {
  /** Models of forms. */
  readonly forms: Uint8Array;
  /** Comma models, counts of changed forms, government, thresholds. */
  readonly rules: Uint8Array;
  readonly trees: Uint8Array;
}

/** What is written to the files, before it is coded. */
export interface GrammarModelContent {
  readonly context: ContextModels;
  readonly trees: Uint8Array;
  readonly sure: Thresholds;
  readonly possible: Thresholds;
  readonly usualShare: number;
  readonly government: GovernmentEntries;
}

interface Rules {
  readonly changes: readonly [string, number][];
  readonly sure: Thresholds;
  readonly possible: Thresholds;
  readonly usualShare: number;
  readonly government: GovernmentEntries;
}

/** The files of a model. Weights nearer to 0 than `leastWeight` are left out. */
export function encodeGrammarModel(content: GrammarModelContent, leastWeight: number): GrammarModelFiles {
  const { forms, commas, changes, edits } = content.context;
  const write = (parts: readonly ClassWeights[], rules?: Rules): Uint8Array => {
    const writer = new ByteWriter();
    if (rules) writer.writeJson(rules);
    for (const part of parts) writeClassWeights(writer, part, leastWeight);
    if (rules) writeLearnedEdits(writer, edits);
    return writer.finish();
  };
  const { sure, possible, usualShare, government } = content;
  return {
    forms: write([forms.nominal, forms.verb, forms.writtenNominal, forms.writtenVerb]),
    rules: write([commas.context, commas.written], {
      changes: changes.entries,
      sure,
      possible,
      usualShare,
      government,
    }),
    trees: content.trees,
  };
}

/** Loads the files of a model. Throws an Error if they are none or were made for other values of the candidates. */
export function loadGrammarModel(files: GrammarModelFiles): GrammarModel {
  const formReader = new ByteReader(files.forms);
  const [nominal, verb, writtenNominal, writtenVerb] = [0, 1, 2, 3].map(() => readClassWeights(formReader));
  const ruleReader = new ByteReader(files.rules);
  const { changes, sure, possible, usualShare, government } = ruleReader.readJson() as Rules;
  const [context, written] = [0, 1].map(() => readClassWeights(ruleReader));
  const edits = readLearnedEdits(ruleReader);
  const trees = loadTrees(files.trees);
  if (
    trees.features.join() !== FEATURE_NAMES.join() ||
    CANDIDATE_KINDS.some((kind) => sure[kind] === undefined)
  )
    throw new Error('The grammar model was trained for another version of the corrector.');
  return {
    context: {
      forms: { nominal: nominal!, verb: verb!, writtenNominal: writtenNominal!, writtenVerb: writtenVerb! },
      commas: { context: context!, written: written! },
      changes: new FormChanges(new Map(changes)),
      edits,
    },
    trees,
    sure,
    possible,
    usualShare,
    government: readGovernment(government),
  };
}
