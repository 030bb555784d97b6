import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { WordPageResponse } from '@keelerada/contract/teaching/word-page';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../shared/i18n/use-language';
import { LevelChip } from '../../shared/levels/level-chip';
import { HiddenText } from '../../shared/ui/hidden-heading';
import { barStyle, formStyle, listStyle, noteStyle } from './word-style';

const SHOWN_AT_FIRST = 7;
const HUNDRED = 100;

/** A sentence in which a form stands out. */
function Example({ sentence, form }: { readonly sentence: string; readonly form: string }) {
  const place =
    [...sentence.matchAll(/[\p{L}\p{N}-]+/gu)].find(([word]) => word.toLowerCase() === form)?.index ?? 0;
  return (
    <span lang="et">
      {sentence.slice(0, place)}
      <b>{sentence.slice(place, place + form.length)}</b>
      {sentence.slice(place + form.length)}
    </span>
  );
}

/** The forms by how often they are used, each with the level of its first use and a sentence. */
export function WordFormsList({ word }: { readonly word: WordPageResponse }) {
  const { t } = useTranslation('word-page');
  const formatNumber = useNumberFormat();
  const [showsAll, setShowsAll] = useState(false);
  const { forms, formCount, hits, levels, isClosed } = word;
  const figures = levels.map(
    ({ level, texts, least }) => `${level} ${formatNumber(least)}/${formatNumber(texts)}`,
  );
  return (
    <>
      <Box component="ol" sx={listStyle}>
        {forms
          .slice(0, showsAll ? forms.length : SHOWN_AT_FIRST)
          .map(({ form, hits: count, level, example }) => (
            <Box component="li" key={form} sx={formStyle}>
              <b lang="et">{form}</b>
              <Box component="span" sx={barStyle}>
                <Box
                  component="i"
                  aria-hidden
                  data-drawn
                  sx={{ width: `${(HUNDRED * count) / forms[0]!.hits}%` }}
                />
                {formatNumber((HUNDRED * count) / hits)}
                <HiddenText>{t('forms.of_hundred')}</HiddenText>
              </Box>
              <span>{level !== null && <LevelChip level={level} />}</span>
              {example !== null && <Example sentence={example} form={form} />}
            </Box>
          ))}
      </Box>
      {!showsAll && forms.length > SHOWN_AT_FIRST && (
        <Button color="inherit" onClick={() => setShowsAll(true)}>
          {t('forms.more', { count: forms.length - SHOWN_AT_FIRST })}
        </Button>
      )}
      <Typography sx={noteStyle}>
        {t('forms.figures', { count: formCount })}{' '}
        {isClosed ? t('forms.closed') : t('forms.levels', { figures: figures.join(', ') })}
      </Typography>
    </>
  );
}
