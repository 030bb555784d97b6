import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { gapErrorCodes } from '@keelerada/contract/fields/choices';
import type { SheetSentence } from '../../shared/practice/practice-sheet';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { nameFile } from '../../shared/downloads/name-file';
import { writeErrorChoice } from './error-choice';
import { makeWorksheetContent, readTopicTexts } from './make-worksheet-content';
import { useSentenceSources } from './use-sentence-sources';
import { useSheet } from './use-sheet';
import type { WorksheetReferences } from './use-worksheet-references';
import { WorksheetActions } from './worksheet-actions';
import { WorksheetForm } from './worksheet-form';
import { WorksheetPaper } from './worksheet-paper';
import type { TopicChoice } from './topic-choice';

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
  /** Which sentences are fetched. */
  readonly sentenceOptions: ReactNode;
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

/** Options beside the sheet they change; on paper the sheet alone. */
export function WorksheetEditor(props: WorksheetEditorProps) {
  const { sheetKey, examples, topic, about, isUnmarked, licence, references, sentenceOptions, onNewSeed } =
    props;
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
    citation: references.line,
    readSource,
    t,
  });
  const isOwn = sheet.items.every(({ example }) => example.textId === null);
  const isCorrected = sheet.items.some(({ example: { marks } }) =>
    marks.some(({ written }) => written !== undefined),
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: topic === null ? '300px minmax(0, 1fr)' : 'minmax(0, 1fr) 300px',
        },
        alignItems: 'start',
        '@media print': { display: 'block' },
      }}
    >
      <WorksheetActions
        {...{ content, sheet, options }}
        fileName={nameFile([
          t('sheet.page'),
          topic === null ? about : t(`topics.${topic.topic}.name`),
          topic === null ? null : topic.level,
        ])}
        onOthers={state.onOthers}
        makeReferences={references.makeContent}
      />
      <Stack spacing={2} sx={topic === null ? optionsStyle : { ...optionsStyle, order: 1 }}>
        {topic !== null && <StockNote />}
        {sentenceOptions}
        <WorksheetForm options={options} isStock={topic !== null} onChange={state.changeOptions} />
      </Stack>
      <Stack spacing={2} sx={{ minWidth: 0, '@media print': { display: 'block' } }}>
        <Box sx={{ displayPrint: 'none', maxWidth: '210mm' }}>
          {topic === null && (
            <Alert severity="info">
              {t(
                isCorrected
                  ? 'errors.corrected'
                  : isOwn
                    ? 'as_written_own'
                    : isUnmarked
                      ? 'unmarked'
                      : 'as_written',
              )}
            </Alert>
          )}
          <div role="status">
            {isShort && (
              <Alert severity="warning" sx={{ mt: 1 }}>
                {t('fewer', { count: sheet.items.length })}
              </Alert>
            )}
          </div>
        </Box>
        <WorksheetPaper
          {...{ content, sheet }}
          onChange={state.setSheet}
          onText={(text) => state.changeOptions({ ...options, ...text })}
        />
      </Stack>
    </Box>
  );
}

/** On a narrow screen the sheet comes first. */
const optionsStyle = {
  displayPrint: 'none',
  position: { md: 'sticky' },
  top: { md: 128 },
  order: { xs: 1, md: 0 },
} as const;
