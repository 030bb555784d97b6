import { analyseEstonianForms, estonianKey } from '@keelerada/estonian/annotation/analyse-forms';
import { cleanForm, isAnalysable } from '@keelerada/estonian/annotation/clean-form';
import { FormCache } from '@keelerada/estonian/annotation/form-cache';
import type { EstonianFormAnalyses, Morphology } from '@keelerada/estonian/morphology';
import { segmentText } from '@keelerada/estonian/segmentation/segment-text';
import { tagText } from '@keelerada/estonian/tagging/tag-text';
import type { TaggerModel } from '@keelerada/estonian/tagging/tagger-model';

const NO_ANALYSES: EstonianFormAnalyses = { analyses: [], isKnown: false };

export interface MeasuredTagging {
  readonly tokens: number;
  /** Processor time of the tagger alone: no segmentation, no analyser. */
  readonly seconds: number;
}

/**
 * Tags texts whose forms were analysed before. A model that has tagged nothing prepares each form where it meets it first;
 * forms that no analyser is asked about are left out.
 */
export async function measureTagging(
  morphology: Morphology,
  model: TaggerModel,
  texts: readonly string[],
): Promise<MeasuredTagging> {
  const forms = texts.map((text) =>
    segmentText(text).map(({ tokens }) =>
      tokens.map(({ start, end }) => cleanForm(text.slice(start, end))).filter(isAnalysable),
    ),
  );
  const keys = forms.flatMap((sentences) =>
    sentences.map((sentence) => sentence.map((form, i) => estonianKey(form, i === 0))),
  );
  const found = await analyseEstonianForms(morphology, new FormCache(Infinity), keys);
  let taken = 0;
  const analyses = forms.map((sentences) =>
    sentences.map(() => found[taken++]!.map((form) => form ?? NO_ANALYSES)),
  );
  const before = process.cpuUsage();
  forms.forEach((sentences, i) => tagText(model, sentences, analyses[i]!));
  const { user, system } = process.cpuUsage(before);
  const tokens = forms.flat().reduce((sum, sentence) => sum + sentence.length, 0);
  return { tokens, seconds: (user + system) / 1e6 };
}
