import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Side } from '../text-selection/selected-texts';
import { readSide } from '../text-selection/selected-texts';
import { SelectionSide } from '../text-selection/selection-side';
import { SideBadge } from '../text-selection/side-badge';
import { useWholeSelection } from '../text-selection/text-selection';
import { useSelectionName } from '../text-selection/use-selection-name';
import type { ToolRun, ToolRunControl } from '../tool-session/tool-session';
import { WithoutBar } from '../ui/tool-bar';
import { ToolResult } from './tool-result';
import { letters, rem } from '../design/tokens';

/** Two results need so much room in pixels to be read beside each other; with less they stand under each other. */
const LEAST_WIDTH_OF_TWO_PX = 760;

interface ComparedResultsProps<Request, Answer> {
  readonly controls: Readonly<Record<Side, ToolRunControl<Request, Answer>>>;
  readonly countRows: (answer: Answer) => number;
  readonly renderNothing: (answer: Answer, run: ToolRun<Request, Answer>) => ReactNode;
  readonly children: (answer: Answer, run: ToolRun<Request, Answer>) => ReactNode;
}

const sides: readonly Side[] = ['A', 'B'];

/** The results of both selections side by side, each under its name; what stands inside one knows that selection alone. */
export function ComparedResults<Request, Answer>(props: ComparedResultsProps<Request, Answer>) {
  const { controls, countRows, renderNothing, children } = props;
  const { t } = useTranslation('comparison');
  const selection = useWholeSelection();
  const nameSelection = useSelectionName();
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: 'minmax(0, 1fr)',
          [`@container (min-width: ${rem(LEAST_WIDTH_OF_TWO_PX)})`]: {
            gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          },
        }}
      >
        {sides.map((letter) => {
          const name = nameSelection(readSide(selection, letter));
          return (
            <Stack
              key={letter}
              component="section"
              aria-label={`${t('side', { letter })}: ${name}`}
              spacing={2}
              sx={{ minWidth: 0 }}
            >
              <Typography component="h3" variant="h3" sx={{ display: 'flex', gap: 1, ...letters[16] }}>
                <SideBadge side={letter} />
                <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                  {name}
                </Box>
              </Typography>
              <SelectionSide side={letter}>
                <WithoutBar>
                  <ToolResult control={controls[letter]} countRows={countRows} renderNothing={renderNothing}>
                    {children}
                  </ToolResult>
                </WithoutBar>
              </SelectionSide>
            </Stack>
          );
        })}
      </Box>
    </Box>
  );
}
