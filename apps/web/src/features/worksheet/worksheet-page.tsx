import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useStartWithEverything } from '../../shared/corpus-search/use-start-with-everything';
import { useLanguage } from '../../shared/i18n/use-language';
import { noTexts } from '../../shared/text-selection/selected-texts';
import { type ChosenTexts, useTextSelection } from '../../shared/text-selection/text-selection';
import { LemmaWarning } from '../../shared/tool-frame/lemma-warning';
import { ToolFailure } from '../../shared/tool-frame/tool-failure';
import { ToolProgress } from '../../shared/tool-frame/tool-progress';
import { useToolDraft } from '../../shared/tool-session/tool-session';
import { PageContent } from '../../shared/ui/page-content';
import { ToolBarFrame } from '../../shared/ui/tool-bar';
import { type NarrowedLines, readNarrowedLines } from '../../shared/word-menu/line-choice';
import { type AddressSearch, readAddressSearch } from '../../shared/word-search/word-links';
import { listSearchParts, worksheetNamespaces } from './describe-worksheet';
import { useWorksheetReferences } from './use-worksheet-references';
import { WorksheetEditor } from './worksheet-editor';
import { nameSource, worksheetOptions } from './worksheet.queries';
import { readErrorChoice, writeErrorChoice, type ErrorChoice } from './error-choice';
import { readTopicChoice, type TopicChoice } from './topic-choice';
import { useSentenceWishes, useWorksheetOptions } from './worksheet-options';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import IconButton from '@mui/material/IconButton';
import { nameErrorCode } from '@keelerada/contract/error-marks/error-codes';
import { errorSentences, gapErrorCodes } from '@keelerada/contract/fields/choices';
import { MAX_WORKSHEET_EXAMPLES } from '@keelerada/contract/fields/limits';
import {
  MAX_PRACTICE_ITEMS,
  practiceLevels,
  practiceTopics,
} from '@keelerada/contract/teaching/practice-choices';
import type { ReactNode } from 'react';
import { LevelChip } from '../../shared/levels/level-chip';
import { Pills } from '../../shared/ui/pills';
import { SelectField } from '../../shared/ui/select-field';

/** Over the paper in one row: what it is about, and how many sentences it has. */
function WorksheetControls(props: { readonly isStock: boolean; readonly children: ReactNode }) {
  const { t } = useTranslation('worksheet');
  const [options, setOptions] = useWorksheetOptions();
  const most = props.isStock ? MAX_PRACTICE_ITEMS : MAX_WORKSHEET_EXAMPLES;
  const count = Math.min(options.count, most);
  const step = (by: number) => setOptions({ ...options, count: count + by });
  return (
    <Box sx={rowStyle}>
      {props.children}
      <Box role="group" aria-label={t('topics.count')} sx={{ display: 'flex', alignItems: 'center' }}>
        <IconButton aria-label={t('topics.less')} disabled={count <= 1} onClick={() => step(-1)}>
          <RemoveIcon />
        </IconButton>
        <Box
          component="span"
          aria-live="polite"
          sx={{ minWidth: 72, textAlign: 'center', whiteSpace: 'nowrap' }}
        >
          {t('topics.sentences', { count })}
        </Box>
        <IconButton aria-label={t('topics.add')} disabled={count >= most} onClick={() => step(1)}>
          <AddIcon />
        </IconButton>
      </Box>
    </Box>
  );
}

interface ChoiceProps<Choice> {
  readonly choice: Choice;
  readonly onChange: (choice: Choice) => void;
}

/** What to practise, and at which level. */
function TopicPills({ choice, onChange }: ChoiceProps<TopicChoice>) {
  const { t } = useTranslation('worksheet');
  return (
    <>
      <Pills
        isLabelHidden
        label={t('topics.title')}
        options={practiceTopics}
        chosen={choice.topic}
        onChoose={(topic) => onChange({ ...choice, topic })}
        show={(topic) => t(`topics.${topic}.name`)}
      />
      <Pills
        isLabelHidden
        label={t('topics.level')}
        options={practiceLevels}
        chosen={choice.level}
        onChoose={(level) => onChange({ ...choice, level })}
        show={(each) => <LevelChip level={each} />}
      />
    </>
  );
}

/** Which kind of error, and which sentences about it. */
function ErrorFields({ choice, onChange }: ChoiceProps<ErrorChoice>) {
  const { t } = useTranslation('worksheet');
  const language = useLanguage();
  return (
    <>
      <SelectField
        label={t('errors.kind')}
        value={choice.code}
        onChange={(code) => onChange({ ...choice, code })}
        options={gapErrorCodes}
        nameOption={(code) => nameErrorCode(code, language)}
      />
      <Pills
        isLabelHidden
        label={t('errors.sentences')}
        options={errorSentences}
        chosen={choice.sentences}
        onChoose={(sentences) => onChange({ ...choice, sentences })}
        show={(each) => t(`errors.kinds.${each}`)}
      />
    </>
  );
}

const CONTEXTS_PATH = '/tools/wordcontext';

/** What a sheet says of the licence of the texts. */
export interface LicenceParts {
  readonly product: string;
  readonly address: string;
}

interface FoundWorksheetProps {
  readonly search: AddressSearch | null;
  readonly error: ErrorChoice | null;
  readonly topic: TopicChoice | null;
  readonly lines: NarrowedLines | null;
  readonly texts: ChosenTexts;
  readonly revision: number;
  readonly licence: LicenceParts;
}

/** A sentence that leads to where a worksheet begins. */
function StartHint({ text }: { readonly text: string }) {
  const { t } = useTranslation('worksheet');
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <Button component={Link} to={CONTEXTS_PATH} color="inherit">
          {t('to_search')}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}

function FoundWorksheet({ search, error, topic, lines, texts, revision, licence }: FoundWorksheetProps) {
  const { t } = useTranslation('worksheet');
  const navigate = useNavigate();
  const [wishes] = useSentenceWishes();
  const searchKey = nameSource({ search, error, topic, wishes, lines });
  const [kept, keepSeed] = useToolDraft('worksheet.seed', { searchKey, seed: 0 });
  const seed = kept.searchKey === searchKey ? kept.seed : 0;
  const source = { search, error, topic, wishes, lines, texts, revision, seed };
  const query = useQuery(worksheetOptions(source));
  const references = useWorksheetReferences(source);
  if (query.isPending) return <ToolProgress onCancel={() => void navigate(CONTEXTS_PATH)} />;
  if (query.isError) return <ToolFailure error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data.exampleList.length === 0)
    return <StartHint text={t(search === null ? 'errors.nothing' : 'nothing')} />;
  return (
    <>
      <Box sx={{ displayPrint: 'none' }}>
        <LemmaWarning answer={query.data} />
      </Box>
      <WorksheetEditor
        sheetKey={`${revision} ${seed} ${searchKey}`}
        examples={query.data.exampleList}
        {...{ topic, licence, references }}
        hasUnmarked={search !== null}
        about={search !== null && search.cql === undefined ? search.word : null}
        isUnmarked={topic !== null || (search !== null && wishes.unmarkedOnly)}
        hasMore={query.data.hasMore}
        onNewSeed={() => keepSeed({ searchKey, seed: seed + 1 })}
      />
    </>
  );
}

/** The search, its lines and the texts in one line. */
function About({ search, lines }: { readonly search: AddressSearch; readonly lines: NarrowedLines | null }) {
  const { t } = useTranslation(worksheetNamespaces);
  const { textCount } = useTextSelection();
  const texts = t('texts', { count: textCount });
  const about = [...listSearchParts(search, lines, t), texts].join(' · ');
  return <Typography sx={{ color: 'var(--ink-2)', overflowWrap: 'anywhere' }}>{about}</Typography>;
}

/** A sheet of the texts that are chosen: about a search or a kind of error. */
function SelectionWorksheet({
  search,
  error,
  lines,
  licence,
}: Omit<FoundWorksheetProps, 'topic' | 'texts' | 'revision'>) {
  const { t } = useTranslation('worksheet');
  const navigate = useNavigate();
  const { hasTexts, revision, ...texts } = useTextSelection();
  const isStarting = useStartWithEverything();
  if (isStarting) return <ToolProgress onCancel={() => void navigate(CONTEXTS_PATH)} />;
  if (!hasTexts) return <StartHint text={t('no_texts')} />;
  return <FoundWorksheet topic={null} {...{ search, error, lines, licence, texts, revision }} />;
}

/** A printable page of sentences with gaps; the address says what is practised, or which search, as for the concordance. */
export function WorksheetPage({ licence }: { readonly licence: LicenceParts }) {
  const { t } = useTranslation('worksheet');
  const [parameters, setParameters] = useSearchParams();
  const search = readAddressSearch(parameters);
  const lines = readNarrowedLines(parameters);
  const error = search === null ? readErrorChoice(parameters) : null;
  const topic = search === null && error === null ? readTopicChoice(parameters) : null;
  const { revision } = useTextSelection();
  const query = (
    <>
      <Typography variant="h1">{t('sheet.page')}</Typography>
      {search !== null && <About search={search} lines={lines} />}
    </>
  );
  return (
    <PageContent>
      <Box sx={{ mt: '-24px', '@media print': { m: 0 } }}>
        <ToolBarFrame renderBar={(bar) => bar({ query })}>
          <WorksheetControls isStock={topic !== null}>
            {topic !== null && (
              <TopicPills choice={topic} onChange={(choice) => setParameters({ ...choice })} />
            )}
            {error !== null && (
              <ErrorFields choice={error} onChange={(choice) => setParameters(writeErrorChoice(choice))} />
            )}
          </WorksheetControls>
          <Box sx={{ pt: 2, '@media print': { p: 0 } }}>
            {topic !== null && (
              <FoundWorksheet
                {...{ topic, licence, revision }}
                {...{ search: null, error: null, lines: null, texts: noTexts }}
              />
            )}
            {topic === null && <SelectionWorksheet {...{ search, error, lines, licence }} />}
          </Box>
        </ToolBarFrame>
      </Box>
    </PageContent>
  );
}

const rowStyle = {
  displayPrint: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: 3,
  rowGap: '4px',
  py: 1,
  borderBottom: '1px solid var(--line)',
  '& > :first-of-type': { flex: '0 1 auto' },
  '@media (min-width: 75em)': { flexWrap: 'nowrap', '& > :not(:first-of-type)': { flex: 'none' } },
} as const;
