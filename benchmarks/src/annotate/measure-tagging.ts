import { analyseEstonianForms, estonianKey } from '@keelerada/estonian/annotation/analyse-forms';
import { cleanForm, isAnalysable } from '@keelerada/estonian/annotation/clean-form';
import { FormCache } from '@keelerada/estonian/annotation/form-cache';
import type { EstonianFormAnalyses, Morphology } from '@keelerada/estonian/morphology';
import { segmentText } from '@keelerada/estonian/segmentation/segment-text';
import { tagText } from '@keelerada/estonian/tagging/tag-text';
import type { TaggerModel } from '@keelerada/estonian/tagging/tagger-model';
import type { WordEntry } from '@keelerada/estonian/tagging/word-entry';

export interface MeasuredTagging {
  readonly tokens: number;
  /** Processor time of the tagger alone: no segmentation, no analyser. */
  readonly seconds: number;
}

interface AnalysedForm {
  readonly form: string;
  readonly analyses: EstonianFormAnalyses;
}

/**
 * Tags texts whose forms were analysed before: each form is prepared where it is met first, and kept. Forms that no
 * analyser is asked about are left out.
 */
export async function measureTagging(
  morphology: Morphology,
  model: TaggerModel,
  texts: readonly string[],
): Promise<MeasuredTagging> {
  const lengths: number[] = [];
  const keys = texts.flatMap((text) => {
    const sentences = segmentText(text).map(({ tokens }) =>
      tokens
        .map(({ start, end }) => cleanForm(text.slice(start, end)))
        .filter(isAnalysable)
        .map((form, i) => estonianKey(form, i === 0)),
    );
    lengths.push(sentences.length);
    return sentences;
  });
  const keep = (form: string, analyses: EstonianFormAnalyses): AnalysedForm => ({ form, analyses });
  const found = await analyseEstonianForms(morphology, new FormCache<AnalysedForm>(Infinity), keys, keep);
  const entries = new Map<AnalysedForm, WordEntry>();
  const prepare = (analysed: AnalysedForm): WordEntry => {
    const entry = entries.get(analysed) ?? model.makeEntry(analysed.form, analysed.analyses);
    entries.set(analysed, entry);
    return entry;
  };
  const before = process.cpuUsage();
  let taken = 0;
  for (const length of lengths) {
    const sentences = found.slice(taken, (taken += length));
    tagText(
      model,
      sentences.map((sentence) => sentence.map((analysed) => prepare(analysed!))),
    );
  }
  const { user, system } = process.cpuUsage(before);
  return { tokens: keys.flat().length, seconds: (user + system) / 1e6 };
}
