import { parseLanguage } from '@keelerada/contract/fields/language';
import { correctionsCall, textListCalls } from '@keelerada/contract/corrector/text-lists';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../../platform/http/serve-call';
import { abortWhenClosed } from '../../platform/http/abort-when-closed';
import { alignOwnText } from '../../corpus/own-text/align-own-text';
import { checkText } from './correct-text';
import type { CorrectorParts } from './corrector-parts';
import { findLastingCorrections } from './find-text-corrections';
import { listTextTask } from './assessment/list-text-task';

/** The calls that answer one list about a text. */
export function registerTextLists(app: FastifyInstance, parts: CorrectorParts): void {
  for (const { list, call } of textListCalls) {
    serveCall(app, call, async ({ body: { tekst, language: code } }, reply) => {
      checkText(tekst);
      const { text } = alignOwnText(tekst);
      const signal = abortWhenClosed(reply.raw);
      const [annotation] = await parts.ownTextAnnotator.annotate([{ text }], signal);
      const language = parseLanguage(code) ?? 'et';
      const task = { text, annotation: annotation!.bytes, list, language };
      return parts.pool.run(listTextTask, task, { signal });
    });
  }
  serveCall(app, correctionsCall, async ({ body: { tekst } }, reply) => {
    checkText(tekst);
    const task = { sent: tekst, model: 'spellchecker', kinds: 'spelling' } as const;
    const signal = abortWhenClosed(reply.raw);
    const { fragments } = await findLastingCorrections(task, parts, { signal });
    return [fragments.map((piece) => (piece.corrected ? piece.corrected_text : piece.text)).join(''), tekst];
  });
}
