import type { Hits } from '../keyword/hits';
import { PARTS_OF_SPEECH } from '../segment/parts-of-speech';
import { findTextOfPlace } from '../segment/selection';
import type { Vocabulary } from '../segment/vocabulary';
import type { SketchWord } from '../token-index/token-index';

/** Counts word forms by their strings in the parts. */
export class FormTally {
  readonly #names: Vocabulary;
  readonly #counts = new Map<number, number>();

  constructor(names: Vocabulary) {
    this.#names = names;
  }

  add(part: number, string: number): void {
    const id = this.#names.idMaps[part]?.[string] ?? string;
    this.#counts.set(id, (this.#counts.get(id) ?? 0) + 1);
  }

  /** The most frequent first; equals in Estonian order. */
  list(): SketchWord['forms'] {
    return [...this.#counts]
      .sort(([id, count], [otherId, other]) => other - count || id - otherId)
      .map(([id, count]) => ({ form: this.#names.get(id), count }));
  }
}

/** What the occurrences of a word are. */
export function describeSketchWord(hits: Hits, names: Vocabulary): SketchWord {
  const forms = new FormTally(names);
  const classCounts = new Uint32Array(PARTS_OF_SPEECH.length);
  let textCount = 0;
  hits.parts.forEach(({ segment }, part) => {
    const { wordReadings, readingFolded, textWordStarts } = segment.sections;
    const partsOfSpeech = segment.readingPartsOfSpeech;
    let text = -1;
    for (const word of hits.positions[part]!) {
      const reading = wordReadings[word]!;
      forms.add(part, readingFolded[reading]!);
      classCounts[partsOfSpeech[reading]!]! += 1;
      if (text >= 0 && word < textWordStarts[text + 1]!) continue;
      text = findTextOfPlace(textWordStarts, word, Math.max(0, text));
      textCount += 1;
    }
  });
  const most = classCounts.reduce((best, count) => Math.max(best, count), 0);
  return { hits: hits.total, textCount, partOfSpeech: classCounts.indexOf(most), forms: forms.list() };
}
