import { readFileSync } from 'node:fs';
import type { AnnotatedText } from '@keelerada/estonian/annotated-text';
import { createAnnotator } from '@keelerada/estonian/annotate-text';
import { cleanForm, isAnalysable } from '@keelerada/estonian/annotation/clean-form';
import type { EstonianForm, EstonianFormAnalyses } from '@keelerada/estonian/morphology';
import { segmentText } from '@keelerada/estonian/segmentation/segment-text';
import { loadTaggerModel } from '@keelerada/estonian/tagging/tagger-model';
import { analyseForms } from '../tagger/analyse-forms';
import { MODEL_FILE } from '../tagger/tagger-file';

/**
 * Annotates Estonian texts as the product does. All forms are analysed in one call of Vabamorf first, and stay in the
 * file cache of `analyseForms`. Throws an Error if the Python environment is not set up.
 */
export async function annotateTrainingTexts(texts: readonly string[]): Promise<AnnotatedText[]> {
  const segmented = texts.map((text) => ({ text, sentences: segmentText(text), language: 'et' as const }));
  const forms = segmented.flatMap(({ text, sentences }) =>
    sentences.flatMap(({ tokens }) =>
      tokens.map(({ start, end }, index) => ({
        form: cleanForm(text.slice(start, end)),
        isSentenceInitial: index === 0,
      })),
    ),
  );
  const known = findAnalyses(forms.filter(({ form }) => isAnalysable(form)));
  const annotator = createAnnotator({
    taggerModel: loadTaggerModel(readFileSync(MODEL_FILE)),
    cachedForms: known.size + 1,
    morphology: {
      analyseEstonian: (asked) => Promise.resolve(asked.map((form) => known.get(keyOf(form))!)),
      analyseRussian: () => Promise.reject(new Error('training texts are Estonian')),
    },
  });
  return annotator.annotateSegmented(segmented);
}

function findAnalyses(forms: readonly EstonianForm[]): Map<string, EstonianFormAnalyses> {
  const distinct = new Map(forms.map((form) => [keyOf(form), toAsked(form)]));
  const analyses = analyseForms([...distinct.values()]);
  return new Map([...distinct.keys()].map((key, i) => [key, analyses[i]!]));
}

/** Standing first matters only for forms with a capital; the annotator asks for the others as standing inside. */
function toAsked({ form, isSentenceInitial }: EstonianForm): EstonianForm {
  return { form, isSentenceInitial: isSentenceInitial && form.charAt(0) !== form.charAt(0).toLowerCase() };
}

function keyOf(form: EstonianForm): string {
  return `${toAsked(form).isSentenceInitial ? '^' : ''}${form.form}`;
}
