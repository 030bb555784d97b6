import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useStartWithEverything } from '../../shared/corpus-search/use-start-with-everything';
import { useNumberFormat } from '../../shared/i18n/use-language';
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
import { ErrorFields, TopicPills, WorksheetControls } from './worksheet-controls';
import { useSentenceWishes } from './worksheet-options';

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
        <Button component={Link} to={CONTEXTS_PATH} color="inherit" size="small">
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
  const formatNumber = useNumberFormat();
  const { textCount } = useTextSelection();
  const texts = t('texts', { count: textCount, formatted: formatNumber(textCount) });
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
