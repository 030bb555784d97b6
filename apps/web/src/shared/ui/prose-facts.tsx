import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { letters, MEASURE } from '../design/tokens';

const listStyle = { ...letters[16], maxWidth: MEASURE, my: 1, pl: '20px', '& li': { mb: '4px' } };

/** Facts of a page to read, one under the other. */
export function ProseList({ items }: { readonly items: readonly ReactNode[] }) {
  return (
    <Box component="ul" sx={listStyle}>
      {items.map((item, index) => (
        // The list is always the same one.
        <li key={index}>{item}</li>
      ))}
    </Box>
  );
}

interface ProseTableProps {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly [name: string, ...facts: readonly string[]])[];
  /** The rows are names, which no browser may translate. */
  readonly isOfNames?: boolean;
}

/** A table of a page to read: two or three columns, so that it fits a phone. */
export function ProseTable({ headings, rows, isOfNames = false }: ProseTableProps) {
  return (
    <Box component="table" sx={tableStyle}>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody translate={isOfNames ? 'no' : undefined}>
        {rows.map(([name, ...facts], index) => (
          // Two versions of a package may be there, even the same one twice.
          <tr key={`${name} ${index}`}>
            <th scope="row">{name}</th>
            {facts.map((fact, column) => (
              <td key={column}>{fact}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

const tableStyle = {
  ...letters[14],
  width: '100%',
  maxWidth: MEASURE,
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  mt: 1,
  '& th, & td': {
    textAlign: 'left',
    verticalAlign: 'top',
    py: '6px',
    pr: '12px',
    borderBottom: '1px solid var(--grid)',
    overflowWrap: 'anywhere',
  },
  '& th:first-of-type': { width: '34%' },
  '& thead th': { ...letters[12], fontWeight: 500, color: 'var(--ink-3)', borderColor: 'var(--line)' },
  '& tbody th': { fontWeight: 500 },
};
