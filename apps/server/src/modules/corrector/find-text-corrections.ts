import type { CorrectorResponse, Fragment, MarkedFragment } from '@keelerada/contract/corrector/corrector';
import { isErrorType, type CorrectorModel } from '@keelerada/contract/corrector/corrector-choices';
import { applyEdits, findUndoneEdits } from '@keelerada/estonian/corrections/find-undone-edits';
import { chooseShown } from '@keelerada/corrector/choose-shown';
import type { SentenceSpan } from '@keelerada/estonian/annotated-text';
import type { RunOptions } from '../../platform/compute/compute-pool';
import { alignOwnText } from '../../corpus/own-text/align-own-text';
import type { CorrectorParts } from './corrector-parts';
import { describeFragments, placeCorrection } from './describe-fragments';
import type { CorrectionKinds } from '../../corpus/corrector/find-corrections';
import { findCorrectionsTask } from './find-corrections-task';
import { askRemote, OWN_CORRECTIONS } from './grammar-service/ask-remote';
import { describeEditsTask } from './grammar-service/describe-edits-task';

export interface TextToCorrect {
  readonly sent: string;
  readonly kinds: CorrectionKinds;
  readonly model: CorrectorModel;
  /** Sentences and tokens of a clean text, if they are known. No grammar service is asked about such a text, and it gets no advice. */
  readonly sentences?: readonly SentenceSpan[];
}

export type TextCorrections = Pick<
  CorrectorResponse,
  'textLanguage' | 'grammarService' | 'grammarServiceName'
> & {
  /** Corrections as `chooseShown` chooses them, and advice; the texts of the fragments join to the text as it was sent. */
  readonly fragments: readonly Fragment[];
};

/**
 * Corrects a text without assessing it. Rejects with QueryCancelledError once the signal is raised.
 */
export async function findTextCorrections(
  { sent, kinds, model, sentences }: TextToCorrect,
  parts: CorrectorParts,
  options: RunOptions & { readonly signal: AbortSignal },
): Promise<TextCorrections> {
  const aligned = alignOwnText(sent);
  const { text } = aligned;
  const [[annotation], { remote, edits, grammarService, ...named }] = await Promise.all([
    parts.ownTextAnnotator.annotate(
      [{ text, ...(sentences && { sentences, language: 'et' as const }) }],
      options.signal,
    ),
    kinds === 'spelling' || sentences
      ? OWN_CORRECTIONS
      : askRemote({ tekst: sent, text, model }, parts, options.signal),
  ]);
  const service = { grammarService, ...named };
  if (remote) return { textLanguage: 'et', ...service, fragments: remote };
  if (edits) {
    const edited = { sent, annotation: annotation!.bytes, edits };
    const fragments = await parts.pool.run(describeEditsTask, edited, options);
    return { textLanguage: 'et', ...service, fragments };
  }
  const input = { text, sent, annotation: annotation!.bytes, kinds, isAsWritten: !sentences };
  const { language, corrections } = await parts.pool.run(findCorrectionsTask, input, options);
  const shown = chooseShown(text, corrections, kinds === 'spelling' ? false : null).filter(
    ({ type }) => type !== 'unknownWord',
  );
  const placed = shown.map((correction) => placeCorrection(correction, aligned, sent));
  return { textLanguage: language, ...service, fragments: describeFragments(sent, placed) };
}

/**
 * The sure corrections of a text that is written with all of them in place: the corrected text is checked again, and a
 * correction whose words a sure mark would touch there is left out. Rejects as `findTextCorrections` does.
 */
export async function findLastingCorrections(
  task: TextToCorrect,
  parts: CorrectorParts,
  options: RunOptions & { readonly signal: AbortSignal },
): Promise<TextCorrections> {
  const found = await findTextCorrections(task, parts, options);
  const edits = listSure(found.fragments).map((mark) => ({ ...mark, replacement: mark.corrected_text }));
  const edited = applyEdits(task.sent, edits);
  const again =
    edits.length === 0 ? found : await findTextCorrections({ ...task, sent: edited.text }, parts, options);
  const undone = findUndoneEdits(edited, listSure(again.fragments));
  const lasting = new Set(edits.filter((edit) => !undone.includes(edit)).map(({ error_id: id }) => id));
  const leaveOthers = ({ text, error_id }: Fragment): Fragment => ({ corrected: false, text, error_id });
  const fragments = found.fragments.map((fragment) =>
    lasting.has(fragment.error_id) ? fragment : leaveOthers(fragment),
  );
  return { ...found, fragments };
}

function listSure(fragments: readonly Fragment[]): MarkedFragment[] {
  return fragments.flatMap((fragment) =>
    fragment.corrected && fragment.tier === 'sure' && isErrorType(fragment.correction_type) ? [fragment] : [],
  );
}
