import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useStartWithEverything } from '../../shared/corpus-search/use-start-with-everything';
import { useNumberFormat } from '../../shared/i18n/use-language';
import { useTextSelection } from '../../shared/text-selection/text-selection';
import { LemmaWarning } from '../../shared/tool-frame/lemma-warning';
import { ToolFailure } from '../../shared/tool-frame/tool-failure';
import { ToolProgress } from '../../shared/tool-frame/tool-progress';
import { useToolDraft } from '../../shared/tool-session/tool-session';
import type { NarrowedLines } from '../../shared/word-menu/line-choice';
import { readNarrowedLines } from '../../shared/word-menu/line-choice';
import type { AddressSearch } from '../../shared/word-search/word-links';
import { readAddressSearch } from '../../shared/word-search/word-links';
import { listSearchParts, worksheetNamespaces } from './describe-worksheet';
import { useWorksheetReferences } from './use-worksheet-references';
import { WorksheetEditor } from './worksheet-editor';
import { nameSource, worksheetOptions } from './worksheet.queries';
import { ErrorPicker } from './error-picker';
import { readErrorChoice, writeErrorChoice, type ErrorChoice } from './error-choice';
import { WishForm } from './wish-form';
import { noWishes } from './worksheet-options';

const CONTEXTS_PATH = '/tools/wordcontext';
const ERRORS_PATH = '/tools/errors';

/** What a sheet says of the licence of the texts. */
export interface LicenceParts {
  readonly product: string;
  readonly address: string;
}

interface FoundWorksheetProps {
  readonly search: AddressSearch | null;
  readonly error: ErrorChoice | null;
  readonly lines: NarrowedLines | null;
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

function FoundWorksheet({ search, error, lines, licence }: FoundWorksheetProps) {
  const { t } = useTranslation('worksheet');
  const navigate = useNavigate();
  const { revision, ...texts } = useTextSelection();
  const [wishes, setWishes] = useToolDraft('worksheet.wishes', noWishes);
  const searchKey = nameSource({ search, error, wishes, lines });
  const [kept, keepSeed] = useToolDraft('worksheet.seed', { searchKey, seed: 0 });
  const seed = kept.searchKey === searchKey ? kept.seed : 0;
  const source = { search, error, wishes, lines, texts, revision, seed };
  const query = useQuery(worksheetOptions(source));
  const references = useWorksheetReferences(source);
  if (query.isPending) return <ToolProgress onCancel={() => void navigate(CONTEXTS_PATH)} />;
  if (query.isError) return <ToolFailure error={query.error} onRetry={() => void query.refetch()} />;
  const wishForm = (
    <WishForm
      wishes={wishes}
      hasWords={search !== null && search.cql === undefined}
      hasUnmarked={search !== null}
      onChange={setWishes}
    />
  );
  if (query.data.exampleList.length === 0)
    return (
      <>
        <StartHint text={t(error === null ? 'nothing' : 'errors.nothing')} />
        {wishForm}
      </>
    );
  return (
    <>
      <Box sx={{ displayPrint: 'none' }}>
        <LemmaWarning answer={query.data} />
      </Box>
      <WorksheetEditor
        sheetKey={`${revision} ${seed} ${searchKey}`}
        examples={query.data.exampleList}
        licence={licence}
        references={references}
        wishForm={wishForm}
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
  return <Typography sx={{ overflowWrap: 'anywhere' }}>{about}</Typography>;
}

/** A printable page of sentences with the word of a concordance; the address says which search, as for the concordance. */
export function WorksheetPage({ licence }: { readonly licence: LicenceParts }) {
  const { t } = useTranslation('worksheet');
  const navigate = useNavigate();
  const [parameters, setParameters] = useSearchParams();
  const { hasTexts } = useTextSelection();
  const isStarting = useStartWithEverything();
  const search = readAddressSearch(parameters);
  const lines = readNarrowedLines(parameters);
  const error = search === null ? readErrorChoice(parameters) : null;
  const hasSource = search !== null || error !== null;
  return (
    <Container maxWidth="lg" sx={{ py: 3, '@media print': { p: 0 } }}>
      <Stack spacing={2} sx={{ '@media print': { display: 'block' } }}>
        <Box sx={{ displayPrint: 'none' }}>
          <Button
            component={Link}
            to={error === null ? CONTEXTS_PATH : ERRORS_PATH}
            size="small"
            startIcon={<ArrowBackIcon />}
            sx={{ mb: 1 }}
          >
            {t(error === null ? 'back' : 'errors.back')}
          </Button>
          <Typography variant="h1" gutterBottom>
            {t('sheet.page')}
          </Typography>
          {search !== null && hasTexts && <About search={search} lines={lines} />}
        </Box>
        {search === null && (
          <ErrorPicker choice={error} onChange={(choice) => setParameters(writeErrorChoice(choice))} />
        )}
        {!hasSource && <StartHint text={t('no_search')} />}
        {hasSource && isStarting && <ToolProgress onCancel={() => void navigate(CONTEXTS_PATH)} />}
        {hasSource && !hasTexts && !isStarting && <StartHint text={t('no_texts')} />}
        {hasSource && hasTexts && <FoundWorksheet {...{ search, error, lines, licence }} />}
      </Stack>
    </Container>
  );
}
