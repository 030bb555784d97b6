import type { ErrorMarks } from '../../corpus/error-marks/error-marks';
import type { MarkedCorpusText } from '../../corpus/error-marks/read-marked-text';
import { badRequest } from '../../platform/errors/request-failure';

/** Throws RequestFailure for an unknown id. */
export async function findMarkedText(
  { readText }: Pick<ErrorMarks, 'readText'>,
  id: string,
): Promise<MarkedCorpusText> {
  const text = await readText(id.toLowerCase());
  if (!text) throw badRequest('UnknownTextId', 'id', `There is no text ${id}.`);
  return text;
}
