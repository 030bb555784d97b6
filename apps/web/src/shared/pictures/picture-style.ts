/** Pictures are drawn on white in both colour schemes, so that the file looks as the screen does. */
export const PICTURE_BACKGROUND = '#ffffff';
export const PICTURE_TEXT = '#2b2430';

/**
 * Fonts that are at hand wherever the file is opened: a font of the page alone would be missing in the file and the
 * words would no longer fit their places.
 */
export const PICTURE_FONT = "Arial, Helvetica, 'Liberation Sans', sans-serif";

/** Four dark colours that colour-blind readers tell apart, each 4.5 : 1 or more on white (after Okabe and Ito, darkened). */
export const PICTURE_PALETTE = ['#7b1fa2', '#005a8c', '#8a4b00', '#00664b'] as const;
