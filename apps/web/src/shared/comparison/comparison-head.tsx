import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { letters, space } from '../design/tokens';
import { PHONE } from '../ui/tool-bar';
import type { Side } from '../text-selection/selected-texts';

export interface HeadFigure {
  readonly label: string;
  readonly value: string;
  readonly detail?: string;
  readonly side?: Side;
}

interface ComparisonHeadProps {
  /** What the picture shows, in a sentence. */
  readonly finding: ReactNode;
  /** Where it comes from. */
  readonly source?: ReactNode;
  readonly figures: readonly HeadFigure[];
}

/** Above a picture of two selections: what it shows, and the figures that say so. */
export function ComparisonHead({ finding, source, figures }: ComparisonHeadProps) {
  return (
    <Box sx={headStyle}>
      <div>
        <p data-part="finding">{finding}</p>
        {source !== undefined && <p data-part="source">{source}</p>}
      </div>
      {figures.length > 0 && (
        <dl>
          {figures.map(({ label, value, detail, side }) => (
            <div key={label}>
              <dt>
                {side !== undefined && <SideSquare side={side} />}
                {label}
              </dt>
              <dd>
                {value}
                {detail !== undefined && <small> {detail}</small>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Box>
  );
}

/** The colour of a selection, beside its name. */
export function SideSquare({ side }: { readonly side: Side }) {
  return <Box component="i" aria-hidden data-drawn sx={squareStyle} data-side={side} />;
}

const squareStyle = {
  flex: 'none',
  display: 'inline-block',
  ...{ width: 12, height: 10, mr: '8px', borderRadius: '1px' },
  '&[data-side="A"]': { bgcolor: 'var(--div-a)' },
  '&[data-side="B"]': { bgcolor: 'var(--div-b)' },
} as const;

const headStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
  ...{ columnGap: space[40], rowGap: { xs: space[8], md: space[16] }, alignItems: 'end' },
  ...{ pt: { sm: '4px' }, pb: { xs: space[8], sm: space[16] } },
  '& p': { m: 0, maxWidth: '66ch' },
  '& [data-part="finding"]': {
    ...{ ...letters[20], fontWeight: 600, textWrap: 'pretty', [PHONE]: letters[16] },
    '& [lang="et"]': { fontFamily: 'var(--serif)', fontStyle: 'normal' },
  },
  '& [data-part="source"]': {
    ...letters[14],
    color: 'var(--ink-3)',
    pt: '4px',
    '& a': { color: 'var(--ink-2)' },
  },
  '& dl': {
    ...{
      m: 0,
      display: { xs: 'grid', sm: 'flex' },
      flexWrap: 'wrap',
      alignItems: { xs: 'start', sm: 'normal' },
    },
    ...{ gridTemplateColumns: 'repeat(3, auto)', columnGap: { xs: space[16], sm: '32px' }, rowGap: space[8] },
  },
  '& dt': { ...letters[12], fontWeight: 500, color: 'var(--ink-3)' },
  '& dd': { ...letters[28], m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums', [PHONE]: letters[20] },
  '& small': {
    ...letters[14],
    [PHONE]: { ...letters[12], display: 'block' },
    fontWeight: 400,
    color: 'var(--ink-2)',
  },
} as const;
