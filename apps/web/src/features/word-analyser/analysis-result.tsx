import Alert, { type AlertColor } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { MAX_WORD_BY_WORD } from '@keelerada/contract/fields/limits';
import { type ReactNode, useCallback, useMemo, useRef, memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ResultHeading } from '../../shared/tool-frame/result-heading';
import { useLanguage, useNumberFormat } from '../../shared/i18n/use-language';
import { useToolDraft } from '../../shared/tool-session/tool-session';
import { type AnalysedWord, readWords } from './analysed-word';
import { TextBox } from './text-box';
import { type MarkShared, useWordMarks } from './use-word-marks';
import { WordInfoPanel } from './word-info-panel';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useToolView } from '../../shared/tool-session/tool-views';
import { WordMenu } from '../../shared/word-menu/word-menu';
import { countSyllables } from './syllable-rows';
import { useFormColumns, useLemmaColumns, useSyllableColumns } from './use-analysis-columns';
import { countForms, countLemmas, type LemmaRow } from './word-groups';
import type { WordAnalyserRequest, WordAnalyserResponse } from '@keelerada/contract/tools/word-analyser';
import { ToolTable } from '../../shared/tool-frame/tool-table';
import type { ResultColumn } from '../../shared/ui/result-table/result-column';
import { makeTableView } from '../../shared/ui/result-table/table-view';
import { valueStyle } from './value-button';

const tableNames = ['syllables', 'lemmas', 'forms'] as const;
type TableName = (typeof tableNames)[number];

const firstView = makeTableView({ columnId: 'frequency', isDescending: true });

interface AnswerProps {
  readonly request: WordAnalyserRequest;
  readonly answer: WordAnalyserResponse;
}

interface AnalysisTableProps<Row> extends AnswerProps {
  readonly name: TableName;
  readonly rows: readonly Row[];
  readonly columns: readonly ResultColumn<Row>[];
  readonly renderRowMenu?: (row: Row) => ReactNode;
}

/** One of the three tables, as it was last looked at. */
function AnalysisTable<Row>(props: AnalysisTableProps<Row>) {
  const { name, rows, columns, renderRowMenu, answer } = props;
  const { t } = useTranslation('word-analyser-screen');
  const language = useLanguage();
  const { ownTextLanguage, totals } = answer;
  return (
    <Box sx={valueStyle}>
      <ToolTable
        {...{ rows, columns, totals, first: firstView }}
        {...(renderRowMenu && { renderRowMenu })}
        label={t(`tabs.${name}`)}
        // Filters hold labels, which are others in another language.
        part={`${name}.${language}`}
        fileName={t(`files.${name}`)}
        more={[
          [t('table'), t(`tabs.${name}`)],
          ...(ownTextLanguage === null
            ? []
            : [[t('own_language.title'), t(`own_language.${ownTextLanguage}`)] as const]),
        ]}
      />
    </Box>
  );
}

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
const AnalysisTabs = memo(function AnalysisTabs(props: TablesProps) {
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

interface ClosableBannerProps {
  /** Closing it is remembered under this name while the page is open. */
  readonly name: string;
  readonly severity: AlertColor;
  readonly children: ReactNode;
}

/** Something worth knowing that can be put away. */
function ClosableBanner({ name, severity, children }: ClosableBannerProps) {
  const { t } = useTranslation('word-analyser-screen');
  const [isClosed, setIsClosed] = useToolDraft(`word-analyser.banner.${name}`, false);
  if (isClosed) return null;
  return (
    <Alert
      severity={severity}
      role="note"
      onClose={() => setIsClosed(true)}
      slotProps={{ closeButton: { 'aria-label': t('banner.close'), title: t('banner.close') } }}
    >
      {children}
    </Alert>
  );
}

interface ResultProps extends AnswerProps {
  readonly words: readonly AnalysedWord[];
}

/** The text with its words, what is known of one, and the tables that mark words in the text. */
function WordByWord({ words, request, answer }: ResultProps) {
  const { t } = useTranslation('word-analyser-screen');
  const marks = useWordMarks(words);
  const { markShared } = marks;
  const textPart = useRef<HTMLDivElement>(null);
  const markFromTable = useCallback<MarkShared>(
    (ids, shared) => {
      markShared(ids, shared);
      textPart.current?.scrollIntoView({ block: 'nearest' });
    },
    [markShared],
  );
  return (
    <>
      <Box
        ref={textPart}
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px' },
          // On wide screens the text stays in sight beside a long table.
          position: { md: 'sticky' },
          top: { md: 72 },
          zIndex: { md: 4 },
          py: 1,
          bgcolor: 'background.default',
        }}
      >
        <TextBox
          text={answer.tekst}
          words={words}
          marks={marks}
          language={answer.ownTextLanguage === 'ru' ? 'ru' : 'et'}
        />
        <WordInfoPanel words={words} marks={marks} />
      </Box>
      <ClosableBanner name="values" severity="info">
        {t('hints.values')}
      </ClosableBanner>
      <AnalysisTabs words={words} mark={markFromTable} request={request} answer={answer} />
    </>
  );
}

interface AnalysisResultProps extends AnswerProps {
  /** False for what a reload brings back. */
  readonly isAsked: boolean;
}

/** What the analysis found. A text of more than 1,000 words has tables alone. */
export function AnalysisResult({ request, answer, isAsked }: AnalysisResultProps) {
  const { t } = useTranslation('word-analyser-screen');
  const language = useLanguage();
  const formatNumber = useNumberFormat();
  const words = useMemo(() => readWords(answer, language), [answer, language]);
  const foreign = words.reduce((sum, { isForeign, count }) => (isForeign ? sum + count : sum), 0);
  const { runningWords } = answer.totals;
  const isTooLong = runningWords > MAX_WORD_BY_WORD;
  const numbers = { words: formatNumber(runningWords), most: formatNumber(MAX_WORD_BY_WORD) };
  return (
    <Stack component="section" aria-label={t('result')} spacing={2} useFlexGap>
      <ResultHeading answer={answer} isAsked={isAsked} />
      {answer.ownTextLanguage === 'other' && (
        <ClosableBanner name="other-language" severity="warning">
          {t('other_language')}
        </ClosableBanner>
      )}
      {foreign > 0 && (
        <ClosableBanner name="foreign" severity="warning">
          {t('foreign.left_out', { count: foreign })}
        </ClosableBanner>
      )}
      {isTooLong ? (
        <>
          <Alert severity="info" role="note">
            {t('text.too_long', numbers)}
          </Alert>
          <AnalysisTabs words={words} mark={undefined} request={request} answer={answer} />
        </>
      ) : (
        <>
          <ClosableBanner name="words" severity="info">
            {t('hints.words', numbers)}
          </ClosableBanner>
          <WordByWord words={words} request={request} answer={answer} />
        </>
      )}
    </Stack>
  );
}
