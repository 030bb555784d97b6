import { isErrorType, type CorrectorModel } from '@keelerada/contract/corrector/corrector-choices';
import { MAX_CORRECTOR_PART_CHARACTERS } from '@keelerada/contract/fields/limits';
import {
  applyEdits,
  findUndoneEdits,
  type TextEdit,
} from '@keelerada/estonian/corrections/find-undone-edits';
import { listCorrections } from '../analysis/corrections';
import { correctText } from '../analysis/corrector.queries';

/**
 * Edits of a text without those whose words a check of the edited text would mark again: corrections that contradict each
 * other or that would be taken back. Rejects as the check does.
 */
export async function keepLasting<Edit extends TextEdit>(
  text: string,
  edits: readonly Edit[],
  { model, signal }: { readonly model: CorrectorModel; readonly signal: AbortSignal },
): Promise<readonly Edit[]> {
  const edited = applyEdits(text, edits);
  const isPart = edited.text.length <= MAX_CORRECTOR_PART_CHARACTERS;
  const response = await correctText({ text: edited.text, model, isPart, signal });
  const errors = listCorrections(response, model).filter(
    ({ tier, correction_type: type }) => tier === 'sure' && isErrorType(type),
  );
  const undone = new Set(findUndoneEdits(edited, errors));
  return edits.filter((edit) => !undone.has(edit));
}
