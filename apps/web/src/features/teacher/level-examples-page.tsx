import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PageContent } from '../../shared/ui/page-content';
import { ToolBarFrame } from '../../shared/ui/tool-bar';
import { WholeCorpusLines } from '../../shared/word-examples/lines-link';
import { WordExamples } from '../../shared/word-examples/word-examples';

/** Right and plain sentences with a word, from texts of each level; the address has the word. */
export function LevelExamplesPage() {
  const { t } = useTranslation('word-examples');
  const [parameters, setParameters] = useSearchParams();
  const word = parameters.get('word') ?? '';
  const [typed, setTyped] = useState(word);
  const query = (
    <Box
      component="form"
      role="search"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}
      onSubmit={(event) => {
        event.preventDefault();
        setParameters(typed.trim() === '' ? {} : { word: typed.trim() });
      }}
    >
      <Typography variant="h1" sx={{ whiteSpace: 'nowrap' }}>
        {t('page.title')}
      </Typography>
      <TextField
        size="small"
        placeholder={t('page.word')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { lang: 'et', 'aria-label': t('page.word') } }}
      />
      <Button type="submit" variant="contained">
        {t('page.search')}
      </Button>
    </Box>
  );
  return (
    <PageContent>
      <Box sx={{ mt: '-24px' }}>
        <ToolBarFrame renderBar={(bar) => bar({ query })}>
          <Box sx={{ pt: 2 }}>
            {word === '' ? (
              <Typography sx={{ color: 'var(--ink-2)', maxWidth: '70ch' }}>
                {t('page.explanation')}
              </Typography>
            ) : (
              <WordExamples
                key={word}
                word={word}
                renderLink={(lemma) => <WholeCorpusLines word={lemma} />}
              />
            )}
          </Box>
        </ToolBarFrame>
      </Box>
    </PageContent>
  );
}
