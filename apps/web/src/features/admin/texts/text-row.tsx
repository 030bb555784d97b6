import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { CorpusTextRow } from '@keelerada/contract/texts/corpus-text';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useLabel, useNumberFormat } from '../../../shared/i18n/use-language';
import { readPropertyLabel } from '../../../shared/text-preview/text-properties';
import { rowStyle } from '../admin-list';

interface TextRowProps {
  readonly text: CorpusTextRow;
  readonly isTicked: boolean;
  readonly onTick: () => void;
}

/** One text of the list with what it is. */
export function TextRow({ text, isTicked, onTick }: TextRowProps) {
  const { t } = useTranslation('admin');
  const name = text.title ?? t('texts.untitled');
  return (
    <Box
      component="li"
      sx={{ ...rowStyle, gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'start', py: 0.5 }}
    >
      <Checkbox
        checked={isTicked}
        onChange={onTick}
        slotProps={{ input: { 'aria-label': t('texts.tick', { name }) } }}
      />
      <Box sx={{ minWidth: 0, py: 1, overflowWrap: 'anywhere' }}>
        <Link component={RouterLink} to={`/admin/texts?id=${text.id}`}>
          {name}
        </Link>
        <Typography color="text.secondary">
          <TextFacts text={text} />
        </Typography>
      </Box>
    </Box>
  );
}

/** Subcorpus, kind, level, length and state of a text in one line. */
export function TextFacts({ text }: { readonly text: CorpusTextRow }) {
  const { t } = useTranslation('admin');
  const readLabel = useLabel();
  const format = useNumberFormat();
  const { subcorpus, type, level, words, isDemo, isDonated } = text;
  const facts = [
    subcorpus === null ? t('texts.no_subcorpus') : readLabel(readPropertyLabel('korpus', subcorpus)),
    type === null ? null : readLabel(readPropertyLabel('tekstityyp', type)),
    level,
    words === null ? t('texts.state.waiting') : t('texts.length', { count: words, words: format(words) }),
    isDonated ? t('texts.state.donated') : null,
    isDemo ? t('texts.state.demo') : null,
  ];
  return facts.filter((fact) => fact !== null).join(' · ');
}
