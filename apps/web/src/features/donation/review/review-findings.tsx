import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import {
  correctorCall,
  type CorrectorResponse,
  type Fragment,
  type MarkedFragment,
} from '@keelerada/contract/corrector/corrector';
import { isErrorType } from '@keelerada/contract/corrector/corrector-choices';
import {
  type ReviewedText,
  similarTextsCall,
  type SimilarTextsResponse,
} from '@keelerada/contract/texts/donation';
import { MAX_CORRECTOR_CHARACTERS } from '@keelerada/contract/fields/limits';
import { useTranslation } from 'react-i18next';
import { queryApi } from '../../../shared/http/call-api';
import { useLanguage, useNumberFormat } from '../../../shared/i18n/use-language';
import { ToolFailure } from '../../../shared/tool-frame/tool-failure';
import { Waiting } from '../../../shared/ui/waiting';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { TextPreviewDialog } from '../../../shared/text-preview/text-preview-dialog';

interface SimilarTextsProps {
  readonly id: string;
  /** The text that is stored: with another one the question is asked again. */
  readonly content: string;
}

/** Texts that the donation may be a double of, with the share in common and a way to read them. */
function SimilarTexts({ id, content }: SimilarTextsProps) {
  const { t } = useTranslation('donation');
  const { data, error, isFetching, refetch } = useQuery({
    ...queryApi(similarTextsCall, { params: { id } }),
    queryKey: [similarTextsCall.path, id, content],
    enabled: content !== '',
    // Its place shows that it runs.
    meta: { showsProgress: true },
  });
  const [read, setRead] = useState<SimilarTextsResponse[number] | null>(null);
  return (
    <Box component="section" aria-label={t('review.similar')}>
      <Typography variant="h2">{t('review.similar')}</Typography>
      {error !== null && !isFetching && <ToolFailure error={error} onRetry={() => void refetch()} />}
      {isFetching && data === undefined && <Waiting label={t('review.comparing')} />}
      {data?.length === 0 && <Typography>{t('review.no_similar')}</Typography>}
      {data !== undefined && data.length > 0 && (
        <Box component="ul" sx={{ pl: 2.5, my: 1 }}>
          {data.map((text) => (
            <SimilarText key={text.id} text={text} onRead={() => setRead(text)} />
          ))}
        </Box>
      )}
      {read !== null && (
        <TextPreviewDialog
          id={read.id}
          title={read.title ?? t('review.untitled')}
          onClose={() => setRead(null)}
        />
      )}
    </Box>
  );
}

interface SimilarTextProps {
  readonly text: SimilarTextsResponse[number];
  readonly onRead: () => void;
}

function SimilarText({ text: { id, title, place, share }, onRead }: SimilarTextProps) {
  const { t } = useTranslation('donation');
  const formatNumber = useNumberFormat();
  const name = title ?? t('review.untitled');
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere', mb: 0.5 }}>
      {place === 'waiting' ? (
        <Link component={RouterLink} to={`?id=${id}`}>
          {name}
        </Link>
      ) : (
        <Link
          component="button"
          type="button"
          aria-haspopup="dialog"
          onClick={onRead}
          sx={{ font: 'inherit', textAlign: 'left' }}
        >
          {name}
        </Link>
      )}{' '}
      – {t('review.common', { percent: formatNumber(Math.round(share * 100)) })},{' '}
      {t(`review.places.${place}`)}
    </Box>
  );
}

const SHOWN_ERRORS = 10;

/** What the corrector, the level and the other texts say of a donated text. */
export function ReviewFindings({ text }: { readonly text: ReviewedText }) {
  return (
    <Stack spacing={3}>
      <SimilarTexts id={text.id} content={text.text} />
      <Checked text={text.text} />
    </Stack>
  );
}

function Checked({ text }: { readonly text: string }) {
  const { t } = useTranslation('donation');
  const checked = text.slice(0, MAX_CORRECTOR_CHARACTERS);
  const { data, error, isFetching, refetch } = useQuery({
    ...queryApi(correctorCall, {
      body: { tekst: checked, model: 'grammarchecker', showPossible: false, isPart: false },
    }),
    enabled: checked !== '',
    // Its place shows that it runs.
    meta: { showsProgress: true },
  });
  return (
    <>
      {error !== null && !isFetching && <ToolFailure error={error} onRetry={() => void refetch()} />}
      {isFetching && data === undefined && <Waiting label={t('review.checking')} rows={4} />}
      {data !== undefined && (
        <>
          {checked.length < text.length && (
            <Alert severity="info">{t('review.checked_part', { count: MAX_CORRECTOR_CHARACTERS })}</Alert>
          )}
          <Level answer={data} />
          <Errors answer={data} />
        </>
      )}
    </>
  );
}

function Level({ answer }: { readonly answer: CorrectorResponse }) {
  const { t } = useTranslation('donation');
  const formatNumber = useNumberFormat();
  const levels = Array.isArray(answer.keeletase) ? undefined : answer.keeletase.mixed;
  const range = answer.levelDetails?.range ?? null;
  return (
    <Box component="section" aria-label={t('review.level')}>
      <Typography variant="h2">{t('review.level')}</Typography>
      {levels === undefined ? (
        <Typography>{t('review.no_level')}</Typography>
      ) : (
        <Typography>
          <strong>
            {range === null ? levels.level : t('review.level_range', { from: range[0], to: range[1] })}
          </strong>
          {answer.levelDetails !== null &&
            range === null &&
            ` – ${t('review.level_share', { percent: formatNumber(Math.round(answer.levelDetails.shareRight * 100)) })}`}
        </Typography>
      )}
    </Box>
  );
}

const isError = (fragment: Fragment): fragment is MarkedFragment =>
  fragment.corrected && fragment.tier === 'sure' && isErrorType(fragment.correction_type);

function Errors({ answer }: { readonly answer: CorrectorResponse }) {
  const { t } = useTranslation('donation');
  const language = useLanguage();
  const errors = answer.grammatika.filter(isError);
  return (
    <Box component="section" aria-label={t('review.errors')}>
      <Typography variant="h2">{t('review.errors')}</Typography>
      <Typography>
        {errors.length === 0 ? t('review.no_errors') : t('review.error_count', { count: errors.length })}
      </Typography>
      <Box component="ul" sx={{ pl: 2.5, my: 1 }}>
        {errors.slice(0, SHOWN_ERRORS).map((each) => (
          <Box component="li" key={each.error_id} sx={{ overflowWrap: 'anywhere', mb: 0.5 }}>
            <span lang="et">
              <s>{each.text}</s> <strong>{each.corrected_text}</strong>
            </span>{' '}
            <Typography component="span" color="text.secondary">
              {each.explanations[language].short}
            </Typography>
          </Box>
        ))}
      </Box>
      {errors.length > SHOWN_ERRORS && (
        <Typography>{t('review.more_errors', { count: errors.length - SHOWN_ERRORS })}</Typography>
      )}
    </Box>
  );
}
