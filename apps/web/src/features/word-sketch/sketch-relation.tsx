import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SketchRelationRow } from '@keelerada/contract/tools/word-sketch';
import { Fragment, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { capitalise } from '@keelerada/estonian/capitalise';
import { letters } from '../../shared/design/tokens';
import { useNumberFormat } from '../../shared/i18n/use-language';
import { SketchRow, type SketchWords } from './sketch-row';
import { relationStyle } from './sketch-style';

/** Stand for words in a message until they are put in as elements. */
const WORD_PLACE = '\ue000';
const FORM_PLACE = '\ue001';

interface EstonianWordsProps {
  /** A message with the places of words. */
  readonly text: string;
  readonly word: string;
  readonly form: string;
  /** Words stand out. */
  readonly isStrong?: boolean;
}

/** A message in the language of the interface with words of the sketch in it, told apart for screen readers. */
function EstonianWords({ text, word, form, isStrong = false }: EstonianWordsProps) {
  return text.split(/([\ue000\ue001])/u).map((piece, place, pieces) => {
    if (piece !== WORD_PLACE && piece !== FORM_PLACE) return <Fragment key={place}>{piece}</Fragment>;
    const shown = piece === WORD_PLACE ? word : form;
    const isFirst = pieces.slice(0, place).every((before) => before === '');
    return (
      <Box
        key={place}
        component="span"
        lang="et"
        sx={isStrong ? { fontWeight: 600, color: 'var(--ink)' } : undefined}
      >
        {isFirst && !isStrong ? capitalise(shown) : shown}
      </Box>
    );
  });
}

interface SketchRelationProps {
  readonly relation: SketchRelationRow;
  readonly words: SketchWords;
  readonly opened: readonly string[];
  readonly onToggle: (key: string) => void;
  readonly textsHash: string;
}

const join = (...words: readonly (string | null | undefined)[]): string =>
  [...new Set(words.filter(Boolean))].join(' / ');

/** Names an opened row among all of the sketch. */
export const makeRowKey = (relation: SketchRelationRow['seos'], collocate: string): string =>
  `${relation} ${collocate}`;

/** A relation as a question with the words that answer it. */
export function SketchRelation({ relation, words, opened, onToggle, textsHash }: SketchRelationProps) {
  const { t } = useTranslation('word-sketch-screen');
  const formatNumber = useNumberFormat();
  const id = useId();
  const { seos, esinemisi, vorm, naabrid, vordlus } = relation;
  const places = { word: WORD_PLACE, form: FORM_PLACE };
  const shown = {
    word: join(words.first, words.second),
    form: join(vorm, vordlus?.vorm) || words.first,
  };
  const totals = [esinemisi, ...(vordlus ? [vordlus.esinemisi] : [])].map(formatNumber).join(' · ');
  return (
    <Box component="section" aria-labelledby={id} sx={relationStyle} data-relation={seos}>
      <Typography component="h4" id={id} sx={{ fontWeight: 600, ...letters[16] }}>
        <EstonianWords text={t(`questions.${seos}`, places)} {...shown} />
      </Typography>
      <div data-part="pattern">
        <span>
          <EstonianWords text={t(`patterns.${seos}`, places)} {...shown} isStrong />
        </span>
        <Box
          component="span"
          title={t('relation_total', { formatted: totals })}
          sx={{ fontFamily: 'fontFamily', color: 'var(--ink-3)', ...letters[12], whiteSpace: 'nowrap' }}
        >
          {totals}
        </Box>
      </div>
      <ol>
        {naabrid.map((row) => {
          const key = makeRowKey(seos, row.sona);
          return (
            <SketchRow
              key={key}
              {...{ row, relation: seos, words, textsHash }}
              isOpen={opened.includes(key)}
              onToggle={() => onToggle(key)}
            />
          );
        })}
      </ol>
    </Box>
  );
}
