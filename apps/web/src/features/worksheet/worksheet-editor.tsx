import Box from '@mui/material/Box';
import TextLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { gapErrorCodes } from '@keelerada/contract/fields/choices';
import type { SheetSentence } from '../../shared/practice/practice-sheet';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { nameFile } from '../../shared/downloads/name-file';
import { writeErrorChoice } from './error-choice';
import { makeWorksheetContent, readTopicTexts } from './make-worksheet-content';
import { useSentenceSources } from './use-sentence-sources';
import type { WorksheetReferences } from './use-worksheet-references';
import { WorksheetActions } from './worksheet-actions';
import { WorksheetPaper } from './worksheet-paper';
import type { TopicChoice } from './topic-choice';
import { useToolDraft } from '../../shared/tool-session/tool-session';
import { makeSheet, resizeSheet, type Sheet, takeSpareItems } from './sheet';
import { useWorksheetOptions, useSentenceWishes } from './worksheet-options';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

/** Wrong choices after a gap, where there are any. */
const DISTRACTORS = 3;

interface SheetSettingsProps {
  /** Written sentences have gaps, and no writer's level. */
  readonly isStock: boolean;
  /** Sentences about errors have marks by their nature. */
  readonly hasUnmarked: boolean;
}

/** What a sheet looks like, set less often; the paper follows at once. */
function SheetSettings({ isStock, hasUnmarked }: SheetSettingsProps) {
  const { t } = useTranslation('worksheet');
  const [options, setOptions] = useWorksheetOptions();
  const [wishes, setWishes] = useSentenceWishes();
  const isGap = isStock || options.task === 'gap';
  const switches = [
    {
      key: 'options.has_lemma',
      isOn: isGap && options.hasLemma,
      isOff: !isGap,
      set: (hasLemma: boolean) => setOptions({ ...options, hasLemma }),
    },
    {
      key: 'wishes.distractors',
      isOn: wishes.distractors > 0,
      set: (isOn: boolean) => setWishes({ ...wishes, distractors: isOn ? DISTRACTORS : 0 }),
    },
    {
      key: 'options.has_name',
      isOn: options.hasName,
      set: (hasName: boolean) => setOptions({ ...options, hasName }),
    },
    !isStock && {
      key: 'options.shown',
      isOn: !isGap,
      set: (isOn: boolean) => setOptions({ ...options, task: isOn ? 'shown' : 'gap' }),
    },
    !isStock && {
      key: 'options.has_level',
      isOn: options.hasLevel,
      set: (hasLevel: boolean) => setOptions({ ...options, hasLevel }),
    },
    hasUnmarked && {
      key: 'wishes.unmarked_only',
      isOn: wishes.unmarkedOnly,
      set: (unmarkedOnly: boolean) => setWishes({ ...wishes, unmarkedOnly }),
    },
  ] as const;
  return switches
    .filter((each) => each !== false)
    .map(({ key, isOn, set, ...rest }) => (
      <FormControlLabel
        key={key}
        sx={{ mx: 0, pr: 2 }}
        disabled={'isOff' in rest && rest.isOff}
        control={<Checkbox size="small" checked={isOn} onChange={({ target }) => set(target.checked)} />}
        label={t(key)}
      />
    ));
}

interface KeptSheet {
  readonly key: string;
  readonly sheet: Sheet;
}

interface SheetSource {
  /** Same for the same sentences. */
  readonly key: string;
  readonly examples: readonly SheetSentence[];
  readonly hasMore: boolean;
  /** Asks for sentences that other random numbers pick. */
  readonly onNewSeed: () => void;
}

/** The sheet and its options; they stay while the visitor looks at other pages. */
function useSheet({ key, examples, hasMore, onNewSeed }: SheetSource) {
  const [options, setOptions] = useWorksheetOptions();
  const [kept, keep] = useToolDraft<KeptSheet | null>('worksheet.sheet', null);
  const { count } = options;
  const sheet = resizeSheet(kept?.key === key ? kept.sheet : makeSheet(examples, count), count);
  const setSheet = (next: Sheet) => {
    keep({ key, sheet: next });
    // One that was taken out is not missed.
    if (next.items.length < sheet.items.length) setOptions({ ...options, count: next.items.length });
  };
  const others = takeSpareItems(sheet);
  const onOthers = others === null ? (hasMore ? onNewSeed : null) : () => keep({ key, sheet: others });
  return {
    options,
    changeOptions: setOptions,
    sheet,
    setSheet,
    onOthers,
    isShort: sheet.items.length < count,
  };
}

export const LICENCE_NAME = 'CC BY 4.0';

interface WorksheetEditorProps {
  readonly sheetKey: string;
  readonly examples: readonly SheetSentence[];
  readonly licence: { readonly product: string; readonly address: string };
  readonly references: WorksheetReferences;
  readonly topic: TopicChoice | null;
  /** The word of the sheet, for the names of its files. */
  readonly about: string | null;
  /** Others can be asked for. */
  readonly hasMore: boolean;
  /** Only sentences without marks are asked for. */
  readonly isUnmarked: boolean;
  /** Sentences with marks are left out where that is wished. */
  readonly hasUnmarked: boolean;
  readonly onNewSeed: () => void;
}

/** Where the sentences are from, and the way to sentences of the corpus. */
function StockNote() {
  const { t } = useTranslation('worksheet');
  return (
    <Typography sx={{ color: 'var(--ink-2)' }}>
      {t('stock.where')}{' '}
      <TextLink
        component={Link}
        to={`?${writeErrorChoice({ code: gapErrorCodes[0], sentences: 'CORRECTED' })}`}
      >
        {t('stock.corpus')}
      </TextLink>
    </Typography>
  );
}

/** The paper in the middle, beside it what to know of it; printed the paper alone. */
export function WorksheetEditor(props: WorksheetEditorProps) {
  const { sheetKey, examples, topic, about, isUnmarked, hasUnmarked, licence, references, onNewSeed } = props;
  const { t } = useTranslation('worksheet');
  const state = useSheet({ key: sheetKey, examples, hasMore: props.hasMore, onNewSeed });
  const { sheet, isShort } = state;
  const options = topic === null ? state.options : { ...state.options, task: 'gap' as const };
  const readSource = useSentenceSources(sheet.items);
  const shown = topic === null ? options : { ...options, ...readTopicTexts(options, topic, t) };
  const content = makeWorksheetContent({
    items: sheet.items,
    options: shown,
    licence: t('sheet.licence', { ...licence, licence: LICENCE_NAME }),
    own: t(topic === null ? 'sheet.own' : 'sheet.stock'),
    citation: references.line,
    readSource,
    t,
  });
  const isOwn = sheet.items.every(({ example }) => example.textId === null);
  const isCorrected = sheet.items.some(({ example: { marks } }) =>
    marks.some(({ written }) => written !== undefined),
  );
  const note = isCorrected
    ? 'errors.corrected'
    : isOwn
      ? 'as_written_own'
      : isUnmarked
        ? 'unmarked'
        : 'as_written';
  return (
    <Box sx={layoutStyle}>
      <WorksheetActions
        {...{ content, sheet, options }}
        fileName={nameFile([
          t('sheet.page'),
          topic === null ? about : t(`topics.${topic.topic}.name`),
          topic === null ? null : topic.level,
        ])}
        onOthers={state.onOthers}
        makeReferences={references.makeContent}
        settings={<SheetSettings isStock={topic !== null} hasUnmarked={hasUnmarked} />}
      />
      <WorksheetPaper
        {...{ content, sheet }}
        onChange={state.setSheet}
        onText={(text) => state.changeOptions({ ...options, ...text })}
      />
      <Box sx={{ displayPrint: 'none', pt: { md: 1 } }}>
        {topic === null ? <Typography sx={{ color: 'var(--ink-2)' }}>{t(note)}</Typography> : <StockNote />}
        <Typography role="status" sx={{ color: 'var(--warn)', pt: 1 }}>
          {isShort && t('fewer', { count: sheet.items.length })}
        </Typography>
      </Box>
    </Box>
  );
}

/** On a narrow screen the notes come after the paper. */
const layoutStyle = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 75em)': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 720px) minmax(0, 1fr)',
    '& > :first-of-type': { gridColumn: 2 },
  },
  '@media print': { display: 'block' },
} as const;
