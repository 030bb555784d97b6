import type { CorrectorResponse, Fragment, MarkedFragment } from '@keelerada/contract/corrector/corrector';
import { isErrorType } from '@keelerada/contract/corrector/corrector-choices';
import { applyEdits, findUndoneEdits } from '@keelerada/estonian/corrections/find-undone-edits';
import { chooseShown } from '@keelerada/corrector/correction/choose-shown';
import type { RunOptions } from '../../platform/compute/compute-pool';
import type { CorrectorParts } from './corrector-parts';
import { describeFragments, placeCorrection } from './answer/describe-fragments';
import { findCorrectionsTask } from './find-corrections-task';
import { describeEditsTask } from './grammar-service/describe-edits-task';
import { prepareText, type TextToCorrect } from './prepare-text';

export type TextCorrections = Pick<
  CorrectorResponse,
  'textLanguage' | 'grammarService' | 'grammarServiceName'
> & {
  /** Corrections as `chooseShown` chooses them, and advice; the texts of the fragments join to the text as it was sent. */
  readonly fragments: readonly Fragment[];
};

/** Corrects a text without assessing it. Rejects with QueryCancelledError once the signal is raised. */
export async function findTextCorrections(
  task: TextToCorrect,
  parts: CorrectorParts,
  options: RunOptions & { readonly signal: AbortSignal },
): Promise<TextCorrections> {
  const { sent, kinds, sentences } = task;
  const { aligned, annotation, service: asked } = await prepareText(task, parts, options.signal);
  const { remote, edits, ...service } = asked;
  if (remote) return { textLanguage: 'et', ...service, fragments: remote };
  if (edits) {
    const fragments = await parts.pool.run(describeEditsTask, { sent, annotation, edits }, options);
    return { textLanguage: 'et', ...service, fragments };
  }
  const { text } = aligned;
  const input = { text, sent, annotation, kinds, isAsWritten: !sentences };
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
