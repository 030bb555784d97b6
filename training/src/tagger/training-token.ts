import type { EstonianFormAnalyses } from '@keelerada/estonian/morphology';
import { type AnalysisKeys, findAnalysisKeys } from '@keelerada/estonian/tagging/candidates/analysis-keys';
import { POSITION, findPositions } from '@keelerada/estonian/tagging/sentence-view';
import {
  findWordShape,
  normaliseWord,
  type WordShape,
} from '@keelerada/estonian/tagging/candidates/word-shape';
import type { SentenceAnalyses } from './analyse-forms';
import type { TreebankSentence, TreebankToken } from '../sources/read-treebank';

/** All tokens of the training treebanks that are alike in form, analyses, reading and place. */
export interface TokenKind {
  readonly token: TreebankToken;
  readonly tagName: string;
  readonly analyses: EstonianFormAnalyses;
  readonly keys: readonly AnalysisKeys[];
  readonly normalised: string;
  readonly shape: WordShape;
  /** Capitalised where no sentence or quotation begins. */
  readonly isCapitalInside: boolean;
  count: number;
}

/** Sorts the tokens of treebanks into kinds; `kindOf` has the same shape as the sentences. */
export class TokenKinds {
  readonly all: TokenKind[] = [];
  private readonly byKey = new Map<string, TokenKind>();

  addTreebank(sentences: readonly TreebankSentence[], analyses: SentenceAnalyses): TokenKind[][] {
    return sentences.map((sentence, s) => {
      const words = sentence.map(({ form }) => ({ form, shape: findWordShape(form) }));
      const positions = findPositions(words);
      return sentence.map((token, i) => {
        const { shape } = words[i]!;
        const isCapital = shape === 'capital' || shape === 'upper';
        return this.add(
          token,
          i === 0,
          shape,
          isCapital && positions[i] === POSITION.inside,
          analyses[s]![i]!,
        );
      });
    });
  }

  private add(
    token: TreebankToken,
    isFirst: boolean,
    shape: WordShape,
    isCapitalInside: boolean,
    analyses: EstonianFormAnalyses,
  ): TokenKind {
    const { form, lemma, upos, xpos, features } = token;
    const key = [form, lemma, upos, xpos, features, isFirst, isCapitalInside].join('\t');
    let kind = this.byKey.get(key);
    if (!kind) {
      kind = {
        token,
        tagName: `${upos}|${features}`,
        analyses,
        keys: analyses.analyses.map((analysis) => findAnalysisKeys(analysis, shape, analyses.isKnown)),
        normalised: normaliseWord(form),
        shape,
        isCapitalInside,
        count: 0,
      };
      this.byKey.set(key, kind);
      this.all.push(kind);
    }
    kind.count++;
    return kind;
  }
}
