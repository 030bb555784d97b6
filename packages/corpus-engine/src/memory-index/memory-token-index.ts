import { type CancelFlag, throwIfCancelled } from '../base/cancellation';
import { type ClusterTable, makeClusterTable } from '../clusters/cluster-table';
import { type ClusterQuery, countClusters } from '../clusters/count-clusters';
import { describeNeighbours } from '../collocates/describe-neighbours';
import { type Concordance, type ConcordanceOptions, findConcordance } from '../concordance/find-concordance';
import { type HitNarrowing, narrowHits } from '../concordance/narrow-hits';
import { findCqlHits } from '../cql/find-cql-hits';
import { countHitsByText, type TextHits } from '../distribution/count-hits-by-text';
import { countFrequencies, type Frequencies, type FrequencyQuery } from '../frequencies/count-frequencies';
import { compareWords } from '../keyness/compare-words';
import { findHits } from '../keyword/find-hits';
import { measureLevels } from '../levels/level-totals';
import type { WordUnit } from '../segment/segment';
import { measureSelection, type SegmentPart, type SelectionTotals } from '../segment/selection';
import { countForms } from '../wordlist/count-forms';
import { countSketch } from '../word-sketch/count-sketch';
import { tallyWords } from '../wordlist/tally-words';
import type {
  ComparedWords,
  FoundHits,
  LemmaForm,
  NeighbourColumns,
  NeighbourQuery,
  Search,
  SketchColumns,
  SketchQuery,
  TokenIndex,
  WordColumns,
} from '../token-index/token-index';

/** The texts chosen of segments in memory; answers at once and copies nothing of them. */
export class MemoryTokenIndex implements TokenIndex {
  readonly keepsRows = true;
  readonly parts: readonly SegmentPart[];
  readonly #cancel: CancelFlag | undefined;

  constructor(parts: readonly SegmentPart[], cancel?: CancelFlag) {
    this.parts = parts;
    this.#cancel = cancel;
  }

  measure = (): SelectionTotals => measureSelection(this.parts);
  measureLevels = (): readonly SelectionTotals[] | null => measureLevels(this.parts);
  countWords = (unit: WordUnit): WordColumns => tallyWords(this.parts, unit, this.#cancel);
  countForms = (lemma: string): readonly LemmaForm[] => countForms(this.parts, lemma, this.#cancel);
  countHitsByText = (search: Search): TextHits => countHitsByText(this.parts, search, this.#cancel);
  countNeighbours = (query: NeighbourQuery): NeighbourColumns =>
    describeNeighbours(this.parts, query, this.#cancel);
  /** All lines can be read, whatever the window is. */
  findLines = (options: ConcordanceOptions): Concordance =>
    findConcordance(this.parts, options, this.#cancel);
  countFrequencies = (query: FrequencyQuery): Frequencies =>
    countFrequencies(this.parts, query, this.#cancel);
  countClusters = (query: ClusterQuery): ClusterTable =>
    makeClusterTable(countClusters(this.parts, query, this.#cancel));
  countSketch = (query: SketchQuery): SketchColumns => countSketch(this.parts, query, this.#cancel);

  /** Throws TypeError for an index that is not in memory. */
  compareWords(other: TokenIndex, unit: WordUnit, byText = false): ComparedWords {
    if (!(other instanceof MemoryTokenIndex)) throw new TypeError('The other selection is not in memory.');
    return compareWords(this.parts, other.parts, { unit, byText }, this.#cancel);
  }

  findHits(search: Search, narrowing?: HitNarrowing): FoundHits {
    const hits =
      'cql' in search
        ? findCqlHits(this.parts, search, this.#cancel)
        : findHits(this.parts, search, this.#cancel);
    const order = narrowing && narrowHits(hits, narrowing, this.#cancel);
    return {
      total: hits.total,
      listed: order?.length ?? hits.total,
      open: (rows) => {
        throwIfCancelled(this.#cancel);
        return { hits, numbers: order === undefined ? rows : rows.map((row) => order[row]!) };
      },
    };
  }
}
