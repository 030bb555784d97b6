import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { practiceTopics, type PracticeTopic } from '@keelerada/contract/teaching/practice-choices';
import { readOwn } from '@keelerada/estonian/make-table';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import {
  deleteErrorLog,
  type LoggedError,
  type LoggedText,
  readErrorLog,
} from '../../shared/error-log/error-log';
import { findTopicsOfType, makePracticePath } from '../../shared/practice/practice-links';
import { PageContent } from '../../shared/ui/page-content';
import { PlainTable } from '../../shared/ui/plain-table';
import { ToolBarFrame } from '../../shared/ui/tool-bar';
import { serifStyle, smallStyle } from './practice-style';

/** Own errors lead to no more topics than an exercise of ten shows well. */
const MOST_OWN_TOPICS = 4;
const MOST_ERRORS = 50;

/** What the errors of own texts lead to, the most frequent first; none where nothing of them can be practised. */
export function listOwnTopics(texts: readonly LoggedText[]): readonly PracticeTopic[] {
  const counts: Partial<Record<PracticeTopic, number>> = {};
  for (const [type, count] of texts.flatMap(({ counts: ofText }) => Object.entries(ofText)))
    for (const topic of findTopicsOfType(type)) counts[topic] = (readOwn(counts, topic) ?? 0) + count;
  const most = practiceTopics
    .filter((topic) => counts[topic] !== undefined)
    .toSorted((one, other) => counts[other]! - counts[one]!)
    .slice(0, MOST_OWN_TOPICS);
  return practiceTopics.filter((topic) => most.includes(topic));
}

/** The errors that can be practised, the newest first, each once. */
export function listOwnErrors(texts: readonly LoggedText[]): readonly LoggedError[] {
  const errors = texts.toReversed().flatMap(({ errors: ofText }) => ofText);
  const own = errors.filter(({ type }) => findTopicsOfType(type).length > 0);
  return [...new Map(own.toReversed().map((error) => [JSON.stringify(error), error])).values()]
    .toReversed()
    .slice(0, MOST_ERRORS);
}

/** Words that were wrong, each with the way to sentences with the same word, else about the same rule. */
function ErrorList({ errors }: { readonly errors: readonly LoggedError[] }) {
  const { t } = useTranslation('practice');
  const nameTopics = (type: string) =>
    findTopicsOfType(type)
      .map((topic) => t(`topics.${topic}.name`))
      .join(', ');
  return (
    <PlainTable
      label={t('errors.title')}
      columns={[{ title: t('errors.list') }, { title: t('home.topics') }, { title: t('errors.practise') }]}
      rows={errors.map(({ type, text, right, word }) => ({
        key: [type, text, right, word].join(),
        cells: [
          <Box component="span" key="error" lang="et" sx={serifStyle}>
            <del>{text === '' ? t('errors.missing') : text}</del> → <b>{right === '' ? '–' : right}</b>
            {word !== '' && word !== right && ` (${word})`}
          </Box>,
          nameTopics(type),
          <Link
            key="practise"
            aria-label={t('errors.word', { word: right === '' ? text : right })}
            component={RouterLink}
            to={`${makePracticePath(findTopicsOfType(type))}${word === '' ? '' : `&word=${encodeURIComponent(word)}`}`}
          >
            {t('errors.practise')}
          </Link>,
        ],
      }))}
    />
  );
}

/** From the errors of own texts to exercises about them. */
export function OwnErrorsPage() {
  const { t } = useTranslation('practice');
  const [texts, setTexts] = useState(readErrorLog);
  const erase = () => {
    deleteErrorLog();
    setTexts([]);
  };
  const topics = listOwnTopics(texts);
  const errors = listOwnErrors(texts);
  const names = topics.map((topic) => t(`topics.${topic}.name`)).join(', ');
  return (
    <PageContent>
      <Box sx={{ mt: '-24px' }}>
        <ToolBarFrame
          renderBar={(bar) => bar({ query: <Typography variant="h1">{t('errors.title')}</Typography> })}
        >
          <Box sx={{ maxWidth: 920, mx: 'auto', pt: 3, display: 'grid', gap: 2, justifyItems: 'start' }}>
            <Typography sx={{ color: 'var(--ink-2)' }}>
              {topics.length === 0
                ? t('errors.none')
                : `${t('errors.often', { topics: names })} ${t('errors.explanation')}`}
            </Typography>
            <Button
              variant="contained"
              component={RouterLink}
              to={topics.length === 0 ? '/corrector/write' : makePracticePath(topics)}
            >
              {t(topics.length === 0 ? 'errors.write' : 'errors.all')}
            </Button>
            {texts.length > 0 && (
              <Link component="button" type="button" onClick={erase} sx={smallStyle}>
                {t('errors.delete')}
              </Link>
            )}
            {errors.length > 0 && (
              <Box sx={{ width: '100%', '& table': { width: '100%' } }}>
                <ErrorList errors={errors} />
              </Box>
            )}
          </Box>
        </ToolBarFrame>
      </Box>
    </PageContent>
  );
}
