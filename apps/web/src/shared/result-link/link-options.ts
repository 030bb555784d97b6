import type { ChosenTexts } from '../text-selection/text-selection';

/** The options of a request: a link names the texts itself, and an own text never leaves the page. */
export function readLinkOptions(request: unknown): object {
  const {
    corpusTextIds: _ids,
    ownTexts: _text,
    vordlus: _compared,
    ...options
  } = request as Partial<ChosenTexts> & { readonly vordlus?: unknown };
  return options;
}
