import type { WordSketchRequest } from '@keelerada/contract/tools/word-sketch';
import type { TFunction } from 'i18next';
import { nameOption, startSmall } from '../../shared/citation/name-option';
import type { ProvenanceEntry } from '../../shared/provenance/list-provenance';

export type WordSketchTFunction = TFunction<'word-sketch-screen'>;

/** Options of a sketch as label and value. */
export function listWordSketchOptions(
  { keyword, vordlussona, minCooccurrence, limit, sort }: WordSketchRequest,
  t: WordSketchTFunction,
): readonly ProvenanceEntry[] {
  return [
    [t('word.title'), keyword],
    ...(vordlussona ? [[t('compared.title'), vordlussona] as const] : []),
    [t('min.title'), String(minCooccurrence)],
    [t('limit.title'), String(limit)],
    [t('sort.title'), t(`sort.${sort}`)],
  ];
}

/** The options in a line. */
export function summariseWordSketch(
  { keyword, vordlussona, sort }: WordSketchRequest,
  t: WordSketchTFunction,
): string {
  return [[keyword, vordlussona].filter(Boolean).join(' / '), t(`sort.${sort}`)].join(' · ');
}

/** The same as citations say it. */
export function citeWordSketch(
  { keyword, vordlussona, minCooccurrence, limit, sort }: WordSketchRequest,
  t: WordSketchTFunction,
): string {
  return [
    [keyword, vordlussona].filter(Boolean).join(' / '),
    nameOption(t('sort.title'), startSmall(t(`sort.${sort}`))),
    nameOption(t('min.title'), minCooccurrence),
    nameOption(t('limit.title'), limit),
  ].join(' · ');
}
