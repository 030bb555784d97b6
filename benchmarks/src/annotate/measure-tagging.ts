import { cleanForm } from '@keelerada/estonian/annotation/clean-form';
import type { Morphology } from '@keelerada/estonian/morphology';
import { segmentText } from '@keelerada/estonian/segmentation/segment-text';
import { tagText } from '@keelerada/estonian/tagging/tag-text';
import type { TaggerModel } from '@keelerada/estonian/tagging/tagger-model';
import type { WordEntry } from '@keelerada/estonian/tagging/word-entry';

export interface MeasuredTagging {
  readonly tokens: number;
  /** Processor time of the tagger alone: no segmentation, no analyser. */
  readonly seconds: number;
}

/** Tags texts whose forms were analysed before: each form is prepared where it is met first, and kept. */
export function measureTagging(
  morphology: Morphology,
  model: TaggerModel,
  texts: readonly string[],
): MeasuredTagging {
  const cut = texts.map((text) =>
    segmentText(text).map(({ tokens }) =>
      tokens.map(({ start, end }, i) => ({ form: cleanForm(text.slice(start, end)), isFirst: i === 0 })),
    ),
  );
  const nameOf = ({ form, isFirst }: { form: string; isFirst: boolean }): string =>
    `${isFirst ? '^' : ''}${form}`;
  const analysed = new Map(
    cut.flat(2).map((token) => [nameOf(token), morphology.analyse(token.form, token.isFirst)]),
  );
  const entries = new Map<string, WordEntry>();
  const before = process.cpuUsage();
  for (const sentences of cut) {
    tagText(
      model,
      sentences.map((sentence) =>
        sentence.map((token) => {
          const name = nameOf(token);
          const entry = entries.get(name) ?? model.makeEntry(token.form, analysed.get(name)!);
          entries.set(name, entry);
          return entry;
        }),
      ),
    );
  }
  const { user, system } = process.cpuUsage(before);
  return { tokens: cut.flat(2).length, seconds: (user + system) / 1e6 };
}
