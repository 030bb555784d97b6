import { ByteReader, ByteWriter } from '@keelerada/estonian/tagging/weights/byte-stream';
import { loadTrees, type TreeEnsemble } from '../language/tree-ensemble';
import { CANDIDATE_KINDS } from '../sentence/candidate';
import { FormChanges } from './candidates/form-changes';
import { readLearnedEdits, writeLearnedEdits } from '../language/learned-edits';
import type { ClassWeights } from '../language/class-weights';
import { readClassWeights, writeClassWeights } from '../language/class-weights-file';
import { FEATURE_NAMES, PLAIN_FEATURES } from './features/feature-names';
import { type Government, type GovernmentEntries, readGovernment } from './reasons/government';
import type { ContextModels } from './candidates/sentence-analysis';

/** What has a threshold of its own: `certain` is a change that a certain rule asks for, `rule` one that another rule does. */
export const THRESHOLD_KINDS = [...CANDIDATE_KINDS, 'certain'] as const;

export type ThresholdKind = (typeof THRESHOLD_KINDS)[number];

/** The least probability at which a kind of correction is made. */
export type Thresholds = Readonly<Record<ThresholdKind, number>>;

/** How candidates are ranked and which are made. */
export interface Ranking<Trees = TreeEnsemble> {
  readonly trees: Trees;
  /** For corrections that are shown as errors. */
  readonly sure: Thresholds;
  /** For corrections of precision about one half. */
  readonly possible: Thresholds;
  /** Mean probability of the candidates in learner texts. */
  readonly usualShare: number;
}

/** Everything that the grammar corrector learned. */
export interface GrammarModel {
  readonly context: ContextModels;
  readonly plain: Ranking;
  /** With the encoder's evidence; undefined if the model was trained without one. */
  readonly encoded: Ranking | undefined;
  readonly government: Government;
  /** Numbers of what the named rules find, by `nameRuleVariant`. */
  readonly ruleNumbers: ReadonlyMap<string, number>;
}

/** Bytes of the files in `models/grammar`. */
export interface GrammarModelFiles {
  /** Models of forms. */
  readonly forms: Uint8Array;
  /** Comma models, counts of changed forms, government, thresholds. */
  readonly rules: Uint8Array;
  readonly trees: Uint8Array;
  /** Trees that see the encoder's evidence; undefined if there are none. */
  readonly encodedTrees: Uint8Array | undefined;
}

/** What is written to the files, before it is coded. */
export interface GrammarModelContent {
  readonly context: ContextModels;
  readonly plain: Ranking<Uint8Array>;
  readonly encoded: Ranking<Uint8Array> | undefined;
  readonly government: GovernmentEntries;
  /** What the named rules find, by `nameRuleVariant`, in the order of its numbers. */
  readonly ruleNames: readonly string[];
}

type Limits = Omit<Ranking, 'trees'>;

interface Rules {
  readonly changes: readonly [string, number][];
  readonly plain: Limits;
  readonly encoded?: Limits | undefined;
  readonly government: GovernmentEntries;
  readonly ruleNames: readonly string[];
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
  const { plain, encoded, government, ruleNames } = content;
  return {
    forms: write([forms.nominal, forms.verb, forms.writtenNominal, forms.writtenVerb]),
    rules: write([commas.context, commas.written], {
      changes: changes.entries,
      plain: takeLimits(plain),
      encoded: encoded && takeLimits(encoded),
      government,
      ruleNames,
    }),
    trees: plain.trees,
    encodedTrees: encoded?.trees,
  };
}

function takeLimits({ sure, possible, usualShare }: Ranking<unknown>): Limits {
  return { sure, possible, usualShare };
}

/** Loads the files of a model. Throws an Error if they are none or were made for other values of the candidates. */
export function loadGrammarModel(files: GrammarModelFiles): GrammarModel {
  const formReader = new ByteReader(files.forms);
  const [nominal, verb, writtenNominal, writtenVerb] = [0, 1, 2, 3].map(() => readClassWeights(formReader));
  const ruleReader = new ByteReader(files.rules);
  const { changes, plain, encoded, government, ruleNames } = ruleReader.readJson() as Rules;
  const [context, written] = [0, 1].map(() => readClassWeights(ruleReader));
  const edits = readLearnedEdits(ruleReader);
  return {
    context: {
      forms: { nominal: nominal!, verb: verb!, writtenNominal: writtenNominal!, writtenVerb: writtenVerb! },
      commas: { context: context!, written: written! },
      changes: new FormChanges(new Map(changes)),
      edits,
    },
    plain: loadRanking(files.trees, plain, PLAIN_FEATURES),
    encoded:
      encoded && files.encodedTrees ? loadRanking(files.encodedTrees, encoded, FEATURE_NAMES) : undefined,
    government: readGovernment(government),
    ruleNumbers: new Map(ruleNames.map((name, i) => [name, i])),
  };
}

function loadRanking(bytes: Uint8Array, limits: Limits, features: readonly string[]): Ranking {
  const trees = loadTrees(bytes);
  const isOther =
    trees.features.join() !== features.join() ||
    THRESHOLD_KINDS.some((kind) => limits.sure[kind] === undefined);
  if (isOther) throw new Error('The grammar model was trained for another version of the corrector.');
  return { trees, ...limits };
}
