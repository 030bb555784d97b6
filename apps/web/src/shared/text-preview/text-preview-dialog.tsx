import NavigateBeforeIcon from '@mui/icons-material/NavigateBefore';
import NavigateNextIcon from '@mui/icons-material/NavigateNext';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { textPreviewCall, type TextPreviewResponse } from '@keelerada/contract/texts/text-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { queryApi } from '../http/call-api';
import { useLabel, useNumberFormat } from '../i18n/use-language';
import { makeMarkedTextPath } from '../error-marks/error-links';
import { useIsAtLeast } from '../ui/use-screen-width';
import { ToolFailure } from '../tool-frame/tool-failure';
import { previewedProperties, readPropertyLabel } from './text-properties';
import { letters } from '../design/tokens';
import { Waiting } from '../ui/waiting';

/** Language of the text for screen readers and the browser; Estonian by default. */
function readLanguageTag(properties: TextPreviewResponse['properties']): string {
  const isRussian = properties.some(
    ({ propertyName, propertyValue }) => propertyName === 'tekstikeel' && propertyValue === 'vene',
  );
  return isRussian ? 'ru' : 'et';
}

/** What is known of the text, in two columns where there is room. */
function Properties({ properties }: Pick<TextPreviewResponse, 'properties'>) {
  const { t } = useTranslation('text-preview');
  const readLabel = useLabel();
  const shown = previewedProperties.flatMap((name) => {
    const values = properties.filter(({ propertyName }) => propertyName === name);
    if (values.length === 0) return [];
    return [
      {
        name,
        text: values.map((value) => readLabel(readPropertyLabel(name, value.propertyValue))).join(', '),
      },
    ];
  });
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        mt: 3,
        pt: 2,
        borderTop: 1,
        borderColor: 'divider',
        columnCount: { xs: 1, sm: 2 },
        columnGap: 4,
        ...letters[14],
      }}
    >
      {shown.map(({ name, text }) => (
        <Box key={name} sx={{ display: 'flex', gap: 1.5, pb: 0.5, breakInside: 'avoid' }}>
          <Box component="dt" sx={{ flex: '0 0 42%', color: 'text.secondary' }}>
            {t(`properties.${name}`)}
          </Box>
          <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
            {text}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** A place in a text, in UTF-16 units. */
interface TextPlace {
  readonly start: number;
  readonly end: number;
}

/** The text with a place marked, which is brought into sight. */
function MarkedText({ text, hit }: { readonly text: string; readonly hit: TextPlace }) {
  const mark = useRef<HTMLElement>(null);
  useEffect(() => {
    mark.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <>
      {text.slice(0, hit.start)}
      <Box
        component="mark"
        ref={mark}
        sx={{ bgcolor: 'action.selected', color: 'primary.main', fontWeight: 700, borderRadius: 0.5 }}
      >
        {text.slice(hit.start, hit.end)}
      </Box>
      {text.slice(hit.end)}
    </>
  );
}

/** One text with its properties. */
export const makePreviewQuery = (id: string) =>
  queryApi(textPreviewCall, { query: { id } }, { showsProgress: true });

/** The text first, what is known of it below; starts at its top, or at a place, whenever another text comes. */
function PreviewedText({ id, hit }: { readonly id: string; readonly hit?: TextPlace | undefined }) {
  const { t } = useTranslation('text-preview');
  const { data, error, isError, isFetching, refetch } = useQuery(makePreviewQuery(id));
  const content = useRef<HTMLDivElement>(null);
  const startsAtTop = hit === undefined;
  useEffect(() => {
    if (startsAtTop) content.current?.scrollTo({ top: 0 });
  }, [id, startsAtTop]);
  return (
    <DialogContent ref={content} dividers tabIndex={0} role="group" aria-labelledby="text-preview-title">
      {isError && !isFetching && <ToolFailure error={error} onRetry={() => void refetch()} />}
      {!data && isFetching && <Waiting label={t('loading')} rows={8} />}
      {data && (
        <>
          <Typography
            lang={readLanguageTag(data.properties)}
            sx={{
              fontFamily: 'var(--keelerada-reading-font)',
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
              maxWidth: '72ch',
            }}
          >
            {hit === undefined ? data.text : <MarkedText text={data.text} hit={hit} />}
          </Typography>
          <Properties properties={data.properties} />
        </>
      )}
    </DialogContent>
  );
}

interface PreviewWalk {
  /** Place of the text in the list that it comes from, from 0. */
  readonly place: number;
  readonly count: number;
  readonly onGo: (place: number) => void;
}

function WalkButtons({ place, count, onGo }: PreviewWalk) {
  const { t } = useTranslation('text-preview');
  const formatNumber = useNumberFormat();
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flex: 1 }}>
      <IconButton aria-label={t('previous')} disabled={place === 0} onClick={() => onGo(place - 1)}>
        <NavigateBeforeIcon />
      </IconButton>
      <Typography color="text.secondary" role="status">
        {t('place', { place: formatNumber(place + 1), total: formatNumber(count) })}
      </Typography>
      <IconButton aria-label={t('next')} disabled={place === count - 1} onClick={() => onGo(place + 1)}>
        <NavigateNextIcon />
      </IconButton>
    </Stack>
  );
}

/** Leads to the text as written and as corrected; nothing for a text in another language. */
function MarkedTextLink({ id, onClose }: Pick<TextPreviewDialogProps, 'id' | 'onClose'>) {
  const { t } = useTranslation('text-preview');
  const { data } = useQuery(makePreviewQuery(id));
  if (data === undefined || readLanguageTag(data.properties) !== 'et') return null;
  return (
    <Button component={Link} to={makeMarkedTextPath(id)} onClick={onClose}>
      {t('errors')}
    </Button>
  );
}

interface TextPreviewDialogProps {
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
  /** A place of the text that is marked and shown first. */
  readonly hit?: TextPlace;
  /** The list that next and previous walk through. */
  readonly walk?: PreviewWalk;
  /** Whether the text belongs to the choice, and how that is changed. */
  readonly choice?: { readonly isChosen: boolean; readonly onChoose: (isChosen: boolean) => void };
}

/** One text and what is known of it. */
export function TextPreviewDialog({ id, title, onClose, hit, walk, choice }: TextPreviewDialogProps) {
  const { t } = useTranslation('text-preview');
  const isPhone = !useIsAtLeast('sm');
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="md"
      fullWidth
      fullScreen={isPhone}
      aria-labelledby="text-preview-title"
      // Next and previous stay under the pointer, however long the texts are.
      slotProps={{ paper: walk === undefined || isPhone ? {} : { sx: { height: '86vh' } } }}
    >
      <DialogTitle id="text-preview-title">{title}</DialogTitle>
      <PreviewedText id={id} hit={hit} />
      <DialogActions>
        {walk !== undefined && <WalkButtons {...walk} />}
        <MarkedTextLink id={id} onClose={onClose} />
        {choice !== undefined && (
          <Button variant="outlined" onClick={() => choice.onChoose(!choice.isChosen)}>
            {t(choice.isChosen ? 'take_out' : 'add')}
          </Button>
        )}
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
