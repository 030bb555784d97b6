import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SketchRelationRow } from '@keelerada/contract/tools/word-sketch';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { letters } from '../../shared/design/tokens';
import { useNumberFormat } from '../../shared/i18n/use-language';
import { EstonianWords, FORM_PLACE, WORD_PLACE } from './estonian-words';
import { SketchRow, type SketchWords } from './sketch-row';
import { relationStyle } from './sketch-style';

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
