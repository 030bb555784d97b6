import type { MarkedTextForm } from '@keelerada/contract/fields/choices';
import type { ErrorMarksDownloadRequest } from '@keelerada/contract/error-marks/error-marks';
import type { CorrectedText } from '@keelerada/estonian/error-marks/corrected-text';
import { writeCorrectedConllu } from '@keelerada/estonian/error-marks/write-corrected-conllu';
import { writeCorrectedTei } from '@keelerada/estonian/error-marks/write-corrected-tei';
import { writeCorrectedText } from '@keelerada/estonian/error-marks/write-corrected-text';
import { writeM2, writeM2Origin } from '@keelerada/estonian/error-marks/write-m2';
import { writeSvala } from '@keelerada/estonian/error-marks/write-svala';
import { writeVertical } from '@keelerada/estonian/error-marks/write-vertical';
import { ALL_MARKS } from '../../corpus/error-marks/mark-columns';
import { readKindMeasures } from '../../corpus/error-marks/error-figures';
import type { ErrorMarks } from '../../corpus/error-marks/error-marks';
import type { StoredTextMarks } from '../../corpus/error-marks/load-text-marks';
import { RequestFailure, makeApiError } from '../../platform/errors/request-failure';
import { citeMarkedText, type MarkedFileOrigin } from './cite-marked-text';
import { findMarkedText } from './find-marked-text';
import { listFacts, readTitle } from './read-facts';

const writers: Readonly<Record<MarkedTextForm, (edited: CorrectedText) => string>> = {
  PLAIN: writeCorrectedText,
  M2: writeM2,
  M2_ORIGIN: writeM2Origin,
  TEI: writeCorrectedTei,
  CONLLU: writeCorrectedConllu,
  VERTICAL: writeVertical,
  SVALA: writeSvala,
};

/** The file of a text as written and as corrected. Throws RequestFailure for an unknown id and a text without marks. */
export async function writeMarkedFile(
  { id, vorm }: ErrorMarksDownloadRequest,
  errorMarks: Pick<ErrorMarks, 'readText'>,
  origin: MarkedFileOrigin,
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
    marks: marks.marks,
    facts: listFacts(text),
    origin: await describeOrigin(marks, origin.softwareVersion),
    citation: await citeMarkedText({ id: text.id, title: readTitle(text) }, origin),
  });
}

const SHOWN_DIGITS = 2;

/** Who marked the errors and how far that is to be trusted. */
async function describeOrigin(
  { origin, version }: StoredTextMarks,
  softwareVersion: string,
): Promise<string> {
  if (origin === 'gold') return `marked by people; written by Keelerada ${softwareVersion}`;
  const found = `found automatically by the corrector of Keelerada ${softwareVersion}, version ${version}`;
  const { markedWith, measures } = await readKindMeasures();
  if (version !== markedWith) return found;
  const { precision, recall } = measures[0]![ALL_MARKS]!;
  const share = ({ right, of }: { right: number; of: number }): string => (right / of).toFixed(SHOWN_DIGITS);
  return `${found}; precision ${share(precision)}, recall ${share(recall)} on EstGEC-L2`;
}
