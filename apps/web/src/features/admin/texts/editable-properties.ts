import { previewedProperties } from '../../../shared/text-preview/text-properties';

/** Properties that may be added to a text, in the order of the list. */
export const editablePropertyNames: readonly string[] = [
  'title',
  ...previewedProperties,
  'akad_oppematerjal_muu',
  'vanus',
  'elukoht',
  'taust',
  'kirjeldus',
  'failinimi',
  'artikkel_valjaanne',
  'artikkel_aasta',
  'artikkel_number',
  'artikkel_lehekyljed',
];
