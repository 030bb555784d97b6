import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { memo, useCallback, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useToolView } from '../../shared/tool-session/tool-views';
import { WordMenu } from '../../shared/word-menu/word-menu';
import type { AnalysedWord } from './analysed-word';
import { AnalysisTable, tableNames, type AnswerProps, type TableName } from './analysis-table';
import { countSyllables } from './syllable-rows';
import { useFormColumns, useLemmaColumns, useSyllableColumns } from './use-analysis-columns';
import type { MarkShared } from './use-word-marks';
import { countForms, countLemmas, type LemmaRow } from './word-groups';

interface TablesProps extends AnswerProps {
  readonly words: readonly AnalysedWord[];
  /** Marks words in the text; absent if the text is too long for it. */
  readonly mark: MarkShared | undefined;
}

function SyllableTable({ words, mark, ...answer }: TablesProps) {
  const rows = useMemo(() => countSyllables(words), [words]);
  return <AnalysisTable name="syllables" rows={rows} columns={useSyllableColumns(mark)} {...answer} />;
}

function LemmaTable({ words, mark, ...answer }: TablesProps) {
  const rows = useMemo(() => countLemmas(words), [words]);
  const renderRowMenu = useCallback(
    ({ lemma }: LemmaRow) => <WordMenu word={lemma} type="LEMMAS" keepCapitalization={false} hasNeighbours />,
    [],
  );
  return (
    <AnalysisTable
      name="lemmas"
      rows={rows}
      columns={useLemmaColumns(mark)}
      renderRowMenu={renderRowMenu}
      {...answer}
    />
  );
}

function FormTable({ words, mark, ...answer }: TablesProps) {
  const rows = useMemo(() => countForms(words), [words]);
  return <AnalysisTable name="forms" rows={rows} columns={useFormColumns(rows, mark)} {...answer} />;
}

const tables = { syllables: SyllableTable, lemmas: LemmaTable, forms: FormTable } as const;

/** The table that an address opens. */
const readTableName = (linked: unknown) => tableNames.find((name) => name === linked) ?? null;

/** Three tables over the words. Where no text stands over them one is open at first. Drawn again only when the words change. */
export const AnalysisTabs = memo(function AnalysisTabs(props: TablesProps) {
  const { t } = useTranslation('word-analyser-screen');
  const id = useId();
  const first = props.mark === undefined ? 'lemmas' : null;
  const [open, setOpen] = useToolView<TableName | null>('word-analyser.table', first, readTableName);
  const Table = open === null ? null : tables[open];
  return (
    <Box>
      <Tabs
        value={open ?? false}
        onChange={(_, name: TableName) => setOpen(name)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={t('tabs.title')}
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}
      >
        {tableNames.map((name) => (
          <Tab
            key={name}
            value={name}
            label={t(`tabs.${name}`)}
            id={`${id}-${name}`}
            {...(name === open && { 'aria-controls': `${id}-panel` })}
          />
        ))}
      </Tabs>
      {Table === null ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('tabs.choose')}</Typography>
      ) : (
        <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${open}`}>
          <Table {...props} />
        </Box>
      )}
    </Box>
  );
});
