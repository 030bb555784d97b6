import { fitGrammar } from './train-grammar';

/** Prints the out-of-fold M2 score of the development part of EstGEC-L2; learns the trees for it, which takes minutes. */
export async function evaluateGrammar(): Promise<void> {
  await fitGrammar();
}
