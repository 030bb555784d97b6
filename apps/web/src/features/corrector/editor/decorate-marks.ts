import type { Node } from 'prosemirror-model';
import { Decoration, DecorationSet } from 'prosemirror-view';
import type { Place } from './map-places';
import type { PlacedMark } from './mark-look';

interface Drawn {
  readonly marks: readonly PlacedMark[];
  readonly activeId: string | null;
  readonly shownIds: ReadonlySet<string>;
  /** Corrections that have just been put in. */
  readonly folded: readonly Place[];
}

/** Draws marks: words are underlined, in a gap stands what is missing. `data-insert` is no part of the text. */
export function decorateMarks(doc: Node, { marks, activeId, shownIds, folded }: Drawn): DecorationSet {
  const decorations = marks.flatMap(({ id, from, to, className, description, insert }) => {
    if (!shownIds.has(id)) return [];
    const shown = id === activeId ? `${className} is-active` : className;
    const attributes = {
      class: shown,
      id: `mark-${id}`,
      ...(description === undefined ? {} : { 'aria-description': description }),
      ...(insert === undefined ? {} : { 'data-insert': insert }),
    };
    if (from < to) return [Decoration.inline(from, to, attributes, { id })];
    const makeGap = () => {
      const gap = document.createElement('span');
      for (const [name, value] of Object.entries(attributes)) gap.setAttribute(name, value);
      gap.classList.add('is-gap');
      return gap;
    };
    return [Decoration.widget(from, makeGap, { id, key: `${id} ${shown} ${insert ?? ''}`, side: -1 })];
  });
  const written = folded
    .filter(({ from, to }) => from < to)
    .map(({ from, to }) => Decoration.inline(from, to, { class: 'is-folded' }));
  return DecorationSet.create(doc, [...decorations, ...written]);
}
