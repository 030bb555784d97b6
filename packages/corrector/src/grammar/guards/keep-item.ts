import { isFinite, isPartOfCompound } from '../../sentence/grammar-sentence';
import { type Guard, NEVER } from './guard';

/** Without a finite verb the form in an item of a list hangs on the line above; `vaadi-` before `ja pajatäis` has none. */
export const keepItem: Guard = ({ kind, start, end }, { sentence: { tokens }, line }) => {
  if (kind !== 'form' && kind !== 'spelling-form') return 0;
  const isItem = line === 'item' && !tokens.some(isFinite);
  return isItem || tokens.slice(start, end).some(isPartOfCompound) ? NEVER : 0;
};
