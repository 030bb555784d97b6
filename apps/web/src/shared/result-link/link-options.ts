import type { TextFields } from '../text-selection/make-text-fields';

/** The options of a request: a link names the texts itself, and an own text never leaves the page. */
export function readLinkOptions(request: unknown): object {
  const {
    corpusTextIds: _ids,
    tekstivalik: _choice,
    ownTexts: _text,
    vordlus: _compared,
    ...options
  } = request as Partial<TextFields> & { readonly vordlus?: unknown };
  return options;
}
