import type { ErrorFamilyName } from '@keelerada/contract/corrector/corrector-choices';
import type { SingleErrorCode } from '@keelerada/contract/error-marks/error-codes';

/** CSS properties with their values. */
export type MarkStyle = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

interface ErrorLook {
  /** Name of the colour; its soft form is the ground of the active mark. */
  readonly colour: string;
  readonly line: string;
}

/** Errors differ in their underline too, not in colour alone. */
const errorLooks: Readonly<Record<ErrorFamilyName, ErrorLook>> = {
  spelling: { colour: 'e-spell', line: 'wavy' },
  form: { colour: 'e-form', line: 'solid' },
  wordChoice: { colour: 'e-word', line: 'double' },
  punctuation: { colour: 'e-punct', line: 'dotted' },
  wordOrder: { colour: 'e-order', line: 'dashed' },
  compounding: { colour: 'e-spell', line: 'dashed' },
  missingOrExtra: { colour: 'e-word', line: 'dotted' },
  other: { colour: 'e-order', line: 'double' },
};

/** The soft ground of a family's active mark. */
export const readSoftColour = (family: ErrorFamilyName): string => `var(--${errorLooks[family].colour}-soft)`;

/** Underline of a family's marks, for texts and for legends. */
export function makeErrorStyle(family: ErrorFamilyName): MarkStyle {
  const { colour, line } = errorLooks[family];
  return {
    textDecorationLine: 'underline',
    textDecorationStyle: line,
    textDecorationColor: `var(--${colour})`,
    textDecorationThickness: line === 'wavy' || line === 'double' ? '1.5px' : '2px',
    textDecorationSkipInk: 'none',
    textUnderlineOffset: '4px',
  };
}

/** Grounds of ours are gone in the colours of the system: what they mark has the ground of a marker there. */
export const markedBySystem: MarkStyle = {
  '@media (forced-colors: active)': { color: 'MarkText', backgroundColor: 'Mark' },
};

/** What is put in where something is missing: in colour, on its soft form. */
export function makeInsertStyle(family: ErrorFamilyName): MarkStyle {
  const { colour } = errorLooks[family];
  return {
    color: `var(--${colour})`,
    backgroundColor: readSoftColour(family),
    fontWeight: '700',
    borderRadius: '2px',
    padding: '0 3px',
    margin: '0 1px',
    ...markedBySystem,
  };
}

const codeFamilies: Readonly<Record<SingleErrorCode, ErrorFamilyName>> = {
  'R:NOM:FORM': 'form',
  'R:VERB:FORM': 'form',
  'R:SPELL': 'spelling',
  'R:LEX': 'wordChoice',
  'M:LEX': 'missingOrExtra',
  'U:LEX': 'missingOrExtra',
  'R:WO': 'wordOrder',
  'R:WS': 'compounding',
  'R:CASE': 'spelling',
  'M:PUNCT': 'punctuation',
  'U:PUNCT': 'punctuation',
  'R:PUNCT': 'punctuation',
};

/** The family in whose look a code is shown; a joined code (`R:LEX:SPELL`) has that of its first part. */
export function findCodeFamily(code: string): ErrorFamilyName {
  const known = Object.keys(codeFamilies) as SingleErrorCode[];
  const first = known.find((each) => code === each || code.startsWith(`${each}:`));
  return first === undefined ? 'other' : codeFamilies[first];
}
