import type { Node } from 'prosemirror-model';
import { Decoration, DecorationSet } from 'prosemirror-view';
import type { PlacedMark } from './mark-look';

/** Draws marks: words are underlined, in a gap stands what is missing. `data-insert` is no part of the text. */
export function decorateMarks(
  doc: Node,
  marks: readonly PlacedMark[],
  activeId: string | null,
  shownIds: ReadonlySet<string>,
): DecorationSet {
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
  return DecorationSet.create(doc, decorations);
}
