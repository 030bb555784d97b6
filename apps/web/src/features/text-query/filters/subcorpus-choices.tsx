import Box from '@mui/material/Box';
import { subcorpora } from '@keelerada/contract/texts/enumerations';
import { useTranslation } from 'react-i18next';
import { readOwn } from '@keelerada/estonian/make-table';
import { useLabel } from '../../../shared/i18n/use-language';
import { FacetChoice } from './facet-choice';

interface SubcorpusChoicesProps {
  readonly chosen: readonly string[];
  readonly counts: Readonly<Record<string, number>> | undefined;
  readonly onChange: (corpuses: readonly string[]) => void;
}

const codes = Object.keys(subcorpora);

/** One box a subcorpus, and one for all of them. One that the other filters leave without texts can be ticked all the same. */
export function SubcorpusChoices({ chosen, counts, onChange }: SubcorpusChoicesProps) {
  const { t } = useTranslation('text-query');
  const readLabel = useLabel();
  const hasAll = chosen.length === codes.length;
  const toggle = (code: string, isChosen: boolean) =>
    onChange(codes.filter((known) => (known === code ? isChosen : chosen.includes(known))));
  return (
    <Box role="group" aria-label={t('subcorpora')} sx={{ px: 0.5, pb: 1 }}>
      <FacetChoice
        label={t('all_subcorpora')}
        count={counts && codes.reduce((sum, code) => sum + (readOwn(counts, code) ?? 0), 0)}
        isChosen={hasAll}
        canBeEmpty
        isPartlyChosen={chosen.length > 0 && !hasAll}
        onChange={(isChosen) => onChange(isChosen ? codes : [])}
        sx={{ fontWeight: 600 }}
      />
      {Object.entries(subcorpora).map(([code, label]) => (
        <FacetChoice
          key={code}
          label={readLabel(label)}
          count={counts && (readOwn(counts, code) ?? 0)}
          isChosen={chosen.includes(code)}
          canBeEmpty
          onChange={(isChosen) => toggle(code, isChosen)}
        />
      ))}
    </Box>
  );
}
