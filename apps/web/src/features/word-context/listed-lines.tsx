import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SideSquare } from '../../shared/comparison/comparison-head';
import { sides } from '../../shared/comparison/paired-rows';
import { useSides } from '../../shared/comparison/use-sides';
import { letters, space } from '../../shared/design/tokens';
import { useNumberFormat } from '../../shared/i18n/use-language';
import type { Side } from '../../shared/text-selection/selected-texts';
import { useWholeSelection } from '../../shared/text-selection/text-selection';
import { ToolFailure } from '../../shared/tool-frame/tool-failure';
import { ToolProgress } from '../../shared/tool-frame/tool-progress';
import { OpenedBeside } from '../../shared/ui/opened-beside';
import { TablePages } from '../../shared/ui/result-table/table-pages';
import { findPage, type TableView } from '../../shared/ui/result-table/table-view';
import { StateLine } from '../../shared/ui/state-line';
import { narrowToSide } from './query/word-context.queries';
import { type ListedRows, useListedRows } from './use-context-windows';
import { WordContextLines, type WordContextLinesProps } from './word-context-lines';

interface ListedLinesProps extends Omit<WordContextLinesProps, 'page' | 'rowCount'> {
  readonly listed: ListedRows;
  readonly pages: TableView;
  readonly onPagesChange: (pages: TableView) => void;
  /** Leaves what the lines are waited for. */
  readonly onCancel: () => void;
}

/** What opens of a line on the widest screens. */
const OPENED_PX = 480;

/** The lines of an order by pages, or what there is in place of them. */
export function ListedLines({ listed, pages, onPagesChange, onCancel, ...lines }: ListedLinesProps) {
  const { t } = useTranslation('word-context');
  const { count, error, retry } = listed;
  if (error !== null) return <ToolFailure error={error} onRetry={retry} />;
  if (count === null) return <ToolProgress onCancel={onCancel} />;
  if (count === 0) return <StateLine>{t('filter.nothing')}</StateLine>;
  return (
    <>
      <OpenedBeside widthPx={OPENED_PX}>
        <WordContextLines {...lines} page={findPage(pages, count)} rowCount={count} />
      </OpenedBeside>
      <TablePages rowCount={count} view={pages} onViewChange={onPagesChange} />
    </>
  );
}

type BlocksProps = Omit<ListedLinesProps, 'listed' | 'onPagesChange' | 'firstWindow'>;

function Block({ side, source, pages: first, ...lines }: BlocksProps & { readonly side: Side }) {
  const formatNumber = useNumberFormat();
  const { name } = useSides()[side];
  const narrowed = narrowToSide(source, useWholeSelection(), side);
  const listed = useListedRows(narrowed, null);
  const [pages, setPages] = useState(first);
  return (
    <section>
      <Box component="h3" sx={headStyle}>
        <SideSquare side={side} />
        {name}
        <span>{listed.count !== null && formatNumber(listed.count)}</span>
      </Box>
      <ListedLines
        {...lines}
        {...{ listed, pages }}
        source={narrowed}
        firstWindow={null}
        onPagesChange={setPages}
      />
    </section>
  );
}

/** The lines of two selections, one selection after the other; another order begins at the first pages. */
export const LineBlocks = (props: BlocksProps) =>
  sides.map((side) => <Block key={side + JSON.stringify(props.source.order)} side={side} {...props} />);

const headStyle = {
  ...{
    ...letters[14],
    fontWeight: 600,
    display: 'flex',
    alignItems: 'center',
    m: 0,
    pt: space[16],
    pb: '6px',
  },
  '& > span': { pl: space[8], fontWeight: 400, color: 'var(--ink-3)' },
} as const;
