/**
 * The values of the look: colours of both schemes, measures and letters. The theme puts them on the page as variables of
 * the same names (`--ink`), so that a style takes `var(--ink)` and follows the scheme.
 */

/** Colours with their contrast in mind: text 4.5 on paper, borders of fields 3. */
export const lightColours = {
  paper: '#fcfbf9',
  surface: '#ffffff',
  sunken: '#f4f1ec',
  hover: '#f7f4f0',
  line: '#e7e2da',
  'line-strong': '#8d8780',
  ink: '#211d22',
  'ink-2': '#4f4952',
  'ink-3': '#6f6872',
  accent: '#9c27b0',
  'accent-strong': '#7d1b8f',
  'on-accent': '#ffffff',
  'accent-soft': '#f6ebf8',
  focus: '#9c27b0',
  datum: '#d8d1c7',
  'datum-strong': '#8b8379',
  grid: '#ece7df',
  'lv-a2': '#c6e3b5',
  'lv-b1': '#86cbab',
  'lv-b2': '#3c9c9b',
  'lv-c1': '#27779c',
  'lv-n': '#1d4870',
  'on-lv-a2': '#1c3317',
  'on-lv-b1': '#0c2f22',
  'on-lv-b2': '#04191a',
  'on-lv-c1': '#ffffff',
  'on-lv-n': '#ffffff',
  'lv-edge': '#5f9c7c',
  'div-a': '#a65208',
  'div-b': '#2a64aa',
  'div-a-soft': '#f6e3d0',
  'div-b-soft': '#dbe7f5',
  'e-spell': '#c3272b',
  'e-form': '#1b5fc1',
  'e-punct': '#9a5200',
  'e-order': '#1d7466',
  'e-word': '#69650a',
  'e-spell-soft': '#fbe9e8',
  'e-form-soft': '#e6eefa',
  'e-punct-soft': '#f9ecda',
  'e-order-soft': '#e0f1ee',
  'e-word-soft': '#f2f0d6',
  'h-1': '#f1e9dd',
  'h-2': '#e2cfb4',
  'h-3': '#c99f6b',
  'h-4': '#8a5a25',
  'on-h': '#2a1c0c',
  'on-h4': '#ffffff',
  ok: '#1d7a46',
  'ok-soft': '#e3f2e8',
  warn: '#9a5200',
  'sh-menu': '0 1px 2px rgb(33 29 34/.08),0 8px 24px rgb(33 29 34/.12)',
} as const;

export type ColourName = keyof typeof lightColours;

export const darkColours: Readonly<Record<ColourName, string>> = {
  paper: '#161418',
  surface: '#1c1a1f',
  sunken: '#231f27',
  hover: '#1d1a20',
  line: '#302c34',
  'line-strong': '#7d7683',
  ink: '#eeeaee',
  'ink-2': '#c3bcc6',
  'ink-3': '#9d95a1',
  accent: '#dd93ea',
  'accent-strong': '#ecb9f4',
  'on-accent': '#2a0731',
  'accent-soft': '#34203a',
  focus: '#dd93ea',
  datum: '#423d47',
  'datum-strong': '#8d8594',
  grid: '#29252d',
  'lv-a2': '#34523a',
  'lv-b1': '#2f7562',
  'lv-b2': '#3d9b9c',
  'lv-c1': '#6dc0d8',
  'lv-n': '#c4e4f5',
  'on-lv-a2': '#dcefd9',
  'on-lv-b1': '#ffffff',
  'on-lv-b2': '#04191a',
  'on-lv-c1': '#06222c',
  'on-lv-n': '#0e2638',
  'lv-edge': '#5f9c7c',
  'div-a': '#ef9f54',
  'div-b': '#7fb2f0',
  'div-a-soft': '#43301e',
  'div-b-soft': '#1f3148',
  'e-spell': '#ff8f88',
  'e-form': '#8bb6ff',
  'e-punct': '#f3b25c',
  'e-order': '#62cdb9',
  'e-word': '#d3cb5a',
  'e-spell-soft': '#3d2323',
  'e-form-soft': '#1f2c45',
  'e-punct-soft': '#3a2b17',
  'e-order-soft': '#15332e',
  'e-word-soft': '#302e12',
  'h-1': '#2b241c',
  'h-2': '#4a3a28',
  'h-3': '#80602f',
  'h-4': '#d9a458',
  'on-h': '#f6eadb',
  'on-h4': '#241503',
  ok: '#6fd29a',
  'ok-soft': '#17331f',
  warn: '#f3b25c',
  'sh-menu': '0 0 0 1px #302c34,0 12px 32px rgb(0 0 0/.5)',
};

/** In forced colours: names of colours of the system stay what they are, and bars drawn in them stay seen. */
export const forcedColours = {
  ...{ paper: 'Canvas', surface: 'Canvas', sunken: 'Canvas', hover: 'Canvas', 'accent-soft': 'Canvas' },
  ...{
    ink: 'CanvasText',
    'ink-2': 'CanvasText',
    'ink-3': 'CanvasText',
    line: 'CanvasText',
    grid: 'GrayText',
  },
  ...{ 'line-strong': 'CanvasText', accent: 'Highlight', 'accent-strong': 'Highlight', focus: 'Highlight' },
  ...{
    'on-accent': 'HighlightText',
    datum: 'CanvasText',
    'datum-strong': 'CanvasText',
    'lv-edge': 'CanvasText',
  },
} satisfies Partial<Record<ColourName, string>>;

/** Sans speaks for the interface, serif is the Estonian language itself. */
export const families = {
  sans: "'Source Sans 3 Variable', system-ui, sans-serif",
  serif: "'Source Serif 4 Variable', Georgia, 'Times New Roman', serif",
} as const;

/** A length in pixels that grows with the letters of the browser. */
export const rem = (px: number): string => `${px / 16}rem`;

/** The ring around what has the focus, outside it or, where that would be cut off, inside. */
export const FOCUS_RING = { outline: '2px solid var(--focus)', outlineOffset: '2px' } as const;
export const INNER_FOCUS_RING = { outline: '2px solid var(--focus)', outlineOffset: '-2px' } as const;

const letter = (px: number, linePx: number) => ({ fontSize: rem(px), lineHeight: rem(linePx) });

/** Letters by their size in pixels at the usual size of a browser, each with the height of its line. */
export const letters = {
  12: letter(12, 16),
  14: letter(14, 20),
  16: letter(16, 24),
  20: letter(20, 28),
  28: letter(28, 32),
  36: letter(36, 40),
} as const;

/** Height in pixels of what is pressed, with a mouse and with a finger. */
export const CONTROL_PX = 32;
export const TOUCH_PX = 44;

/** Space in pixels: between parts of a control, of a group, of a screen. */
export const space = { 4: '4px', 8: '8px', 12: '12px', 16: '16px', 24: '24px', 40: '40px' } as const;
/** The corner in pixels of what is pressed or filled in. */
export const CORNER_PX = 4;
/** Heights in pixels of what stays at the top of a screen: header, tabs, bar of the question. */
export const heights = { header: 48, tabs: 40, bar: 56 } as const;
/** The widest that the content of a page grows, in pixels. */
export const PAGE_PX = 1680;
/** The one left edge in pixels, on screens and on phones. */
export const edges = { wide: 24, phone: 16 } as const;
/** The widest that running text grows. */
export const MEASURE = '66ch';
/** The content of a page between its edges. */
export const pageStyle = {
  width: '100%',
  maxWidth: PAGE_PX + 2 * edges.wide,
  mx: 'auto',
  px: { xs: `${edges.phone}px`, sm: `${edges.wide}px` },
} as const;

/** How a correction goes into the text, and the next card comes up. */
export const FOLD = '240ms cubic-bezier(.2, 0, 0, 1)';

/** The colours of a scheme as variables of the page. */
export function listVariables(
  colours: Readonly<Partial<Record<ColourName, string>>>,
): Record<string, string> {
  return Object.fromEntries(Object.entries(colours).map(([name, value]) => [`--${name}`, value]));
}
