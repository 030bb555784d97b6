import { measureErrorTypes } from './measure-error-types';

/** Prints how the typer agrees with the annotators of EstGEC-L2 dev, and precision and recall of the corrector by code. */
export async function evaluateErrorTypes(): Promise<void> {
  await measureErrorTypes((line) => console.log(line));
}
