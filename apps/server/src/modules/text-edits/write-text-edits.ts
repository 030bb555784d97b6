import type { TextEditForm } from '@keelerada/contract/choices';
import type { TextEditsDownloadRequest } from '@keelerada/contract/text-edits';
import type { EditedText } from '@keelerada/estonian/edits/edited-text';
import { writeCorrectedConllu } from '@keelerada/estonian/edits/write-corrected-conllu';
import { writeCorrectedTei } from '@keelerada/estonian/edits/write-corrected-tei';
import { writeCorrectedText } from '@keelerada/estonian/edits/write-corrected-text';
import { writeM2 } from '@keelerada/estonian/edits/write-m2';
import { writeSvala } from '@keelerada/estonian/edits/write-svala';
import { writeVertical } from '@keelerada/estonian/edits/write-vertical';
import { ALL_MARKS } from '../../corpus/error-annotation/error-columns';
import { readKindMeasures } from '../../corpus/error-annotation/error-figures';
import type { ErrorMarks } from '../../corpus/error-annotation/error-marks';
import type { StoredTextEdits } from '../../corpus/error-annotation/load-text-edits';
import { RequestFailure, makeApiError } from '../../platform/errors/request-failure';
import { citeTextEdits, type EditsOrigin } from './cite-text-edits';
import { findMarkedText } from './find-marked-text';
import { listFacts, readTitle } from './read-facts';

const writers: Readonly<Record<TextEditForm, (edited: EditedText) => string>> = {
  PLAIN: writeCorrectedText,
  M2: writeM2,
  TEI: writeCorrectedTei,
  CONLLU: writeCorrectedConllu,
  VERTICAL: writeVertical,
  SVALA: writeSvala,
};

/** The file of a text as written and as corrected. Throws RequestFailure for an unknown id and a text without marks. */
export async function writeTextEdits(
  { id, vorm }: TextEditsDownloadRequest,
  errorMarks: Pick<ErrorMarks, 'readText'>,
  origin: EditsOrigin,
): Promise<string> {
  const text = await findMarkedText(errorMarks, id);
  const { content, annotation, marks } = text;
  if (!marks || !annotation) {
    const message =
      'The errors of this text are not marked: it waits for the corrector or is not in Estonian.';
    throw new RequestFailure(404, [makeApiError('NotFound', message, 'id')]);
  }
  return writers[vorm]({
    id: text.id,
    text: content,
    annotation,
    edits: marks.edits,
    facts: listFacts(text),
    origin: await describeOrigin(marks, origin.softwareVersion),
    citation: await citeTextEdits({ id: text.id, title: readTitle(text) }, origin),
  });
}

const SHOWN_DIGITS = 2;

/** Who marked the errors and how far that is to be trusted. */
async function describeOrigin(
  { origin, version }: StoredTextEdits,
  softwareVersion: string,
): Promise<string> {
  if (origin === 'gold') return `marked by people; written by Keelerada ${softwareVersion}`;
  const { precision, recall } = (await readKindMeasures())[ALL_MARKS]!;
  const share = ({ right, of }: { right: number; of: number }): string => (right / of).toFixed(SHOWN_DIGITS);
  return `found automatically by the corrector of Keelerada ${softwareVersion}, version ${version}; precision ${share(precision)}, recall ${share(recall)} on EstGEC-L2`;
}
