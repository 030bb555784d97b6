import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { MAX_KEYWORD_CHARACTERS } from '@keelerada/contract/fields/limits';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { LinkButton } from '../../shared/result-link/result-link-button';
import { ToolFailure } from '../../shared/tool-frame/tool-failure';
import { PageContent } from '../../shared/ui/page-content';
import { BarActions, ToolBarFrame } from '../../shared/ui/tool-bar';
import { makeWordPagePath } from '../../shared/word-search/word-links';
import { WordView } from './word-view';
import { ALL_TEXTS } from '@keelerada/contract/fields/choices';
import { wordPageCall } from '@keelerada/contract/teaching/word-page';
import { queryApi } from '../../shared/http/call-api';

/** All of a word in the whole corpus. */
const wordPageOptions = (keyword: string) =>
  queryApi(wordPageCall, { body: { tekstivalik: ALL_TEXTS, keyword } }, { showsProgress: true });

/** The page of a word; without one a field for it. */
export function WordPage() {
  const { t } = useTranslation('word-page');
  const word = useParams()['word']?.trim() ?? '';
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery({ ...wordPageOptions(word), enabled: word !== '' });
  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('word');
    if (typeof typed === 'string' && typed.trim() !== '') void navigate(makeWordPagePath(typed));
  };
  const query = (
    <>
      {word === '' ? (
        <Typography variant="h1">{t('title')}</Typography>
      ) : (
        <Typography component="span" variant="h1" aria-hidden sx={{ display: { xs: 'none', sm: 'block' } }}>
          {t('title')}
        </Typography>
      )}
      <Box
        component="form"
        role="search"
        onSubmit={open}
        sx={{ display: 'flex', gap: 1, flex: { xs: 1, sm: 'none' } }}
      >
        <TextField
          key={word}
          name="word"
          defaultValue={word}
          slotProps={{
            htmlInput: {
              lang: 'et',
              'aria-label': t('field'),
              spellCheck: false,
              maxLength: MAX_KEYWORD_CHARACTERS,
            },
          }}
          sx={{ width: { xs: '100%', sm: 280 } }}
        />
        <Button type="submit" color="inherit">
          {t('open')}
        </Button>
      </Box>
    </>
  );
  return (
    <PageContent>
      <Box sx={{ mt: '-24px' }}>
        <ToolBarFrame renderBar={(bar) => bar({ query })}>
          {word !== '' && (
            <BarActions>
              <Box sx={{ display: { xs: 'none', sm: 'contents' } }}>
                <LinkButton
                  makeAddress={() => window.location.href}
                  hasOwnText={false}
                  explanation={t('link')}
                />
              </Box>
            </BarActions>
          )}
          {word === '' && <Typography sx={{ pt: 3 }}>{t('explanation')}</Typography>}
          {error !== null && (
            <Box sx={{ pt: 2 }}>
              <ToolFailure error={error} onRetry={() => void refetch()} />
            </Box>
          )}
          {data !== undefined && <WordView key={data.word} word={data} />}
        </ToolBarFrame>
      </Box>
    </PageContent>
  );
}
