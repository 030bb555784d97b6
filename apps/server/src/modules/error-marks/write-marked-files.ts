import type { MarkedTextForm } from '@keelerada/contract/fields/choices';
import type { ErrorMarksDownloadRequest } from '@keelerada/contract/texts/marked-texts';
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
import type { MarkedCorpusText } from '../../corpus/error-marks/read-marked-text';
import type { CorpusEngine } from '../../corpus/engine/corpus-engine';
import { chooseTexts } from '../../corpus/text-selection/choose-texts';
import type { StoredTextMarks } from '../../corpus/error-marks/load-text-marks';
import { badRequest, refuse, type RequestFailure } from '../../platform/errors/request-failure';
import { citeMarkedText, type MarkedFileOrigin } from './cite-marked-text';
import { findMarkedText } from './find-marked-text';
import { listFacts, readTitle } from './read-facts';

export interface MarkedTexts {
  readonly errorMarks: Pick<ErrorMarks, 'readText'>;
  readonly engine: Pick<CorpusEngine, 'listTextIds'>;
}

const writers: Readonly<Record<MarkedTextForm, (edited: CorrectedText) => string>> = {
  PLAIN: writeCorrectedText,
  M2: writeM2,
  M2_ORIGIN: writeM2Origin,
  TEI: writeCorrectedTei,
  CONLLU: writeCorrectedConllu,
  VERTICAL: writeVertical,
  SVALA: writeSvala,
};

/**
 * The file of a text as written and as corrected, or of every marked text of a selection, one after another. Throws
 * RequestFailure for an unknown id, and where no text is marked.
 */
export async function* writeMarkedFiles(
  { id, vorm, ...selection }: ErrorMarksDownloadRequest,
  { errorMarks, engine }: MarkedTexts,
  origin: MarkedFileOrigin,
  signal?: AbortSignal,
): AsyncGenerator<string> {
  if (id) {
    yield await writeFile(await findMarkedText(errorMarks, id), vorm, origin);
    return;
  }
  if (vorm === 'TEI' || vorm === 'SVALA')
    throw badRequest('InvalidRequest', 'vorm', 'Files of this form cannot be joined.');
  // The corpus is named once: the files are of one state.
  const corpus = await origin.readCorpus();
  const one = { ...origin, readCorpus: () => Promise.resolve(corpus) };
  let isEmpty = true;
  for (const chosen of await engine.listTextIds(chooseTexts(selection).corpusTexts!, signal)) {
    signal?.throwIfAborted();
    const text = await errorMarks.readText(chosen);
    if (!text?.marks || !text.annotation) continue;
    isEmpty = false;
    yield await writeFile(text, vorm, one);
  }
  if (isEmpty) throw failUnmarked('No text of the selection has its errors marked.');
}

const failUnmarked = (message: string): RequestFailure => refuse(404, 'NotFound', message, 'id');

async function writeFile(
  text: MarkedCorpusText,
  vorm: MarkedTextForm,
  origin: MarkedFileOrigin,
): Promise<string> {
  const { content, annotation, marks } = text;
  if (!marks || !annotation)
    throw failUnmarked(
      'The errors of this text are not marked: it waits for the corrector or is not in Estonian.',
    );
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
