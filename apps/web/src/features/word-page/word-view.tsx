import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { WordPageResponse } from '@keelerada/contract/teaching/word-page';
import { type ReactNode, useId, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { letters } from '../../shared/design/tokens';
import { usePartOfSpeech } from '../../shared/parts-of-speech/use-part-of-speech';
import { makePracticePath } from '../../shared/practice/practice-links';
import { ExamplesLink } from '../../shared/result-link/examples-link';
import { makeWordPagePath } from '../../shared/word-search/word-links';
import { WordFormsList } from './word-forms-list';
import {
  askStyle,
  headStyle,
  listStyle,
  noteStyle,
  pageStyle,
  sideStyle,
  wordsStyle,
  correctionStyle,
  rateStyle,
} from './word-style';
import VolumeUpIcon from '@mui/icons-material/VolumeUpOutlined';
import IconButton from '@mui/material/IconButton';
import { DEFAULT_SPEED, speakers } from '@keelerada/contract/corrector/speech-choices';
import { useNotices } from '../../shared/notices/notices';
import { fetchSpeech } from '../../shared/speech/fetch-speech';
import { playWav } from '../../shared/speech/play-wav';
import { useNumberFormat } from '../../shared/i18n/use-language';

const LEAST_SCALE = 25;

/** What learners get wrong in the word: how often, with the interval, and what they write. */
function WordErrors({ errors }: Pick<WordPageResponse, 'errors'>) {
  const { t } = useTranslation('word-page');
  const format = useNumberFormat(1);
  const { rates, reason, source, corrections } = errors;
  // The bars are as long as the highest end, 25 at least.
  const whole = Math.max(LEAST_SCALE, ...rates.map(({ high }) => high));
  const clip = (value: number) => `${(100 * value) / whole}%`;
  return (
    <>
      {reason !== null && <Typography sx={{ pt: 1.5 }}>– {t(`errors.reasons.${reason}`)}</Typography>}
      <Box component="ul" sx={listStyle}>
        {rates.map(({ kind, per100, low, high }) => (
          <Box component="li" key={kind} sx={rateStyle}>
            <span>
              {t(`errors.kinds.${kind}`)}: <b>{format(per100)}</b>{' '}
              {t('errors.per_hundred', { low: format(low), high: format(high) })}
            </span>
            <span aria-hidden data-drawn>
              <Box component="i" sx={{ width: clip(per100) }} />
              <Box component="u" sx={{ left: clip(low), width: clip(high - low) }} />
            </span>
          </Box>
        ))}
      </Box>
      {source !== null && <Typography sx={noteStyle}>{t(`errors.sources.${source}`)}</Typography>}
      <Box component="ul" aria-label={t('errors.written')} sx={listStyle}>
        {corrections.map(({ written, corrected, texts }) => (
          <Box component="li" key={`${written} ${corrected}`} sx={correctionStyle}>
            <span lang="et">
              <del>{written}</del> <b>{corrected}</b>
            </span>
            {t('errors.texts', { count: texts })}
          </Box>
        ))}
      </Box>
    </>
  );
}

/** Reads a word aloud; a second press begins anew. */
function ListenButton({ word }: { readonly word: string }) {
  const { t } = useTranslation('word-page');
  const { showFailure } = useNotices();
  const audio = useRef<HTMLAudioElement>(null);
  const playing = useRef<AbortController>(null);
  useEffect(() => () => playing.current?.abort(), []);
  const play = async () => {
    playing.current?.abort();
    const { signal } = (playing.current = new AbortController());
    try {
      const wav = await fetchSpeech(word, { speaker: speakers[0], speed: DEFAULT_SPEED }, signal);
      await playWav(audio.current!, wav, signal);
    } catch (error) {
      if (!signal.aborted) showFailure(error);
    }
  };
  return (
    <>
      <IconButton
        aria-label={t('listen', { word })}
        title={t('listen', { word })}
        onClick={() => void play()}
      >
        <VolumeUpIcon />
      </IconButton>
      {/* The word that is read stands beside it. */}
      <audio ref={audio} hidden />
    </>
  );
}

interface ViewProps {
  readonly word: WordPageResponse;
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ pt: { xs: 3, sm: 5 } }}>
      <Typography id={id} variant="h2" sx={{ pb: 1, borderBottom: '1px solid var(--line)' }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/** Words that lead to their own pages. */
function WordLinks({ words }: { readonly words: readonly string[] }) {
  return (
    <Box component="p" lang="et" sx={wordsStyle}>
      {words.map((word) => (
        <Link key={word} component={RouterLink} to={makeWordPagePath(word)} color="inherit" underline="hover">
          {word}
        </Link>
      ))}
    </Box>
  );
}

/** The word, aloud too, with its class and the forms that the others are made from. */
function Head({ word: page }: ViewProps) {
  const { t } = useTranslation('word-page');
  const namePartOfSpeech = usePartOfSpeech();
  const { word, partOfSpeech, principalForms, initialKeyword, hits, nearest } = page;
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography variant="h1" lang="et" sx={headStyle}>
          {word}
        </Typography>
        <ListenButton word={word} />
      </Box>
      <Typography sx={{ color: 'var(--ink-2)' }}>
        {partOfSpeech !== null && namePartOfSpeech(partOfSpeech)} <i lang="et">{principalForms.join(', ')}</i>
      </Typography>
      {initialKeyword !== null && <Typography>{t('base_form', { typed: initialKeyword, word })}</Typography>}
      {hits === 0 && (
        <Typography role="status" sx={{ ...letters[16], pt: 2 }}>
          {t(nearest.length > 0 ? 'unknown' : 'unknown_alone', { word })}
        </Typography>
      )}
      <WordLinks words={nearest} />
    </>
  );
}

/** What the word asks for, as a question with sentences: the word underlined, what it asks for strong. */
function Asks({ asks }: Pick<WordPageResponse, 'asks'>) {
  const { t } = useTranslation('word-page');
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {asks.map(({ form, question, phrase, examples }) => (
        <Box key={`${form} ${phrase ?? ''}`} sx={askStyle}>
          <dt>
            <b lang="et">{phrase === null ? question : `${phrase}: ${question}`}</b>
            <span>{t(`asks.forms.${form}`, { defaultValue: t('asks.adposition', { word: form }) })}</span>
          </dt>
          <dd lang="et">
            {examples.map((pieces, at) => (
              <div key={at}>
                {pieces.map(({ text, mark }, place) => {
                  const Piece = mark === 'WORD' ? 'u' : mark === 'ASKED' ? 'b' : 'span';
                  return <Piece key={place}>{text}</Piece>;
                })}
              </div>
            ))}
          </dd>
        </Box>
      ))}
    </Box>
  );
}

/** What to do with the word. */
function Side({ word: { word, practice, hits } }: ViewProps) {
  const { t } = useTranslation('word-page');
  return (
    <Box component="aside" aria-label={t('actions')} sx={sideStyle}>
      {practice !== null && (
        <>
          <Button
            variant="contained"
            fullWidth
            component={RouterLink}
            to={makePracticePath(practice.topics, {
              level: practice.level,
              ...(practice.items.length > 0 && { word }),
            })}
          >
            {t('practice.start')}
          </Button>
          <Typography sx={noteStyle}>
            {practice.items.length > 0
              ? t('practice.items', { count: practice.items.length })
              : t('practice.rule')}
          </Typography>
        </>
      )}
      {hits > 0 && (
        <>
          <ExamplesLink label={t('in_corpus')} word={word} /> {t('uses', { count: hits })}
        </>
      )}
    </Box>
  );
}

/** All that is known of a word, the most useful first; of one that the corpus has not, the nearest. */
export function WordView({ word }: ViewProps) {
  const { t } = useTranslation(['word-page', 'word-sketch-screen']);
  const { word: lemma, asks, hits, neighbours, errors } = word;
  return (
    <Box sx={pageStyle}>
      <div>
        <Head word={word} />
        {(hits > 0 || asks.length > 0) && (
          <Part title={t('asks.title')}>
            {asks.length > 0 ? <Asks asks={asks} /> : <p>– {t('asks.none')}</p>}
          </Part>
        )}
        {hits > 0 && (
          <>
            <Part title={t('forms.title')}>
              <WordFormsList word={word} />
            </Part>
            <Part title={t('errors.title')}>
              <WordErrors errors={errors} />
            </Part>
          </>
        )}
        {neighbours.length > 0 && (
          <Part title={t('neighbours')}>
            <Box component="ul" sx={listStyle}>
              {neighbours.map(({ relation, form, words }) => (
                <Box component="li" key={relation} sx={askStyle}>
                  <Typography component="h3">
                    {t(`word-sketch-screen:questions.${relation}`, { word: lemma, form: form ?? lemma })}
                  </Typography>
                  <WordLinks words={words} />
                </Box>
              ))}
            </Box>
          </Part>
        )}
      </div>
      <Side word={word} />
    </Box>
  );
}
