import * as React from 'react';

/** The style of an element with every rule of every sheet matched, as a browser does; slow in jsdom. */
export const matchStyle = window.getComputedStyle.bind(window);

/** Styles asked for on the way to a role or a click are the inline ones: matching the rules was half of a test's time. */
export function answerInlineStyles(): void {
  window.getComputedStyle = (element) => (element as HTMLElement).style;
}

/** Labels are looked for among the labels, where jsdom walks the whole page for each field. */
export function answerLabels(): void {
  const fields = [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement];
  for (const { prototype } of fields)
    Object.defineProperty(prototype, 'labels', {
      get(this: Element) {
        const labels = [...document.getElementsByTagName('label')];
        return labels.filter(({ control }) => control === this);
      },
    });
}

/** React keeps a stack with every element that it makes, for messages that no test reads: a tenth of a test's time. */
export function dropOwnerStacks(): void {
  const internals = Reflect.get(
    React,
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  ) as object;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => undefined,
  });
}
