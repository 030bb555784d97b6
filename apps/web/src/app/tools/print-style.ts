/** With the id of the page's content these win over the styles of the parts themselves. */
const MAIN = '#main';
const list = (...selectors: readonly string[]) => selectors.map((one) => `${MAIN} ${one}`).join(', ');

/**
 * Results on paper: name of the tool, query in words, rows that stand on the screen. What is only for clicking is left
 * out; boxes that scroll show all they hold; rows that are placed by hand follow each other, so that no page cuts one.
 */
export const printStyle = {
  '@media print': {
    [list(
      '.MuiTabs-root',
      '.MuiAccordionSummary-expandIconWrapper',
      '.MuiFormControl-root',
      '.MuiSlider-root',
      '.MuiSkeleton-root',
      'nav',
      '[data-kind="menu"]',
      '[data-kind="space"]',
      '[data-part="more"]',
      '[data-part="menu"]',
      '[data-part="opener"]',
      'th button span',
    )]: { display: 'none !important' },
    // As high as a screen, it would go over the first page.
    [`:has(> ${MAIN})`]: { minHeight: '0 !important', display: 'block !important' },
    // For screen readers alone while the open tab says the same.
    [list('h1')]: {
      position: 'static !important',
      width: 'auto !important',
      height: 'auto !important',
      margin: '0 !important',
      clipPath: 'none !important',
      fontSize: '16pt',
    },
    [list('.MuiAccordionSummary-content *')]: { whiteSpace: 'normal !important' },
    [list('[role="region"]')]: { overflow: 'visible !important', height: 'auto !important' },
    [list('table')]: { tableLayout: 'auto !important', minWidth: '0 !important', fontSize: '9.5pt' },
    [list('col')]: { width: 'auto !important' },
    [list('td', 'th')]: {
      position: 'static !important',
      height: 'auto !important',
      padding: '3px 6px !important',
      overflow: 'visible !important',
      whiteSpace: 'normal !important',
      backgroundColor: 'transparent !important',
    },
    [list('tr', '[data-line]', 'svg')]: { breakInside: 'avoid' },
    [list('[role="rowgroup"]')]: { height: 'auto !important' },
    [list('[data-index]')]: { position: 'static !important', transform: 'none !important' },
    [list('[data-line]')]: {
      '--number': '36px',
      gridTemplateColumns:
        '[number] var(--number) [side] var(--side) [title] var(--title) [level] var(--level) [native] var(--native) [before] minmax(0, 1fr) [rest] minmax(0, 1.15fr) [more] 0',
      minHeight: '0 !important',
      backgroundColor: 'transparent !important',
    },
    [list('[data-part="before"]', '[data-part="rest"]')]: { fontSize: '8.5pt', lineHeight: 1.7 },
    [list('[data-part="number"]', '[data-part="level"]')]: { fontSize: '8pt', paddingInline: '4px' },
    '@page': { margin: '15mm' },
  },
} as const;
