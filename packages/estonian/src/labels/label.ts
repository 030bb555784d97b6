/** Languages that labels are written in. */
export type LabelLanguage = 'et' | 'en';

/** A name in every language of the interface. */
export type Label = Readonly<Record<LabelLanguage, string>>;

/** Stands for what a word does not have: a class without a name, no form, no syllables. */
export const NO_LABEL = '–';
