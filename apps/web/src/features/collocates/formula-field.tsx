import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import type { CollocateFormula } from '@keelerada/contract/fields/choices';
import { collocateFormulas } from '@keelerada/contract/fields/choices';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

/** Mathematical notation, the same in every language; the letters are explained under the field. */
const notations: Record<CollocateFormula, string> = {
  LOGDICE: '14 + log₂( 2·f(n,c) / (f(n) + f(c)) )',
  T_SCORE: '( f(n,c) − f(n)·f(c) / N ) / √f(n,c)',
  MI_SCORE: 'log₂( f(n,c)·N / (f(n)·f(c)) )',
};

interface FormulaFieldProps {
  readonly value: CollocateFormula;
  readonly onChange: (formula: CollocateFormula) => void;
}

/** The measure of how strongly a word is bound to the keyword, with what each one favours. */
export function FormulaField({ value, onChange }: FormulaFieldProps) {
  const { t } = useTranslation('collocates');
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>{t('formula.title')}</FormLabel>
      <RadioGroup
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', lg: 'repeat(3, 1fr)' }, columnGap: 2 }}
        aria-labelledby={id}
        aria-describedby={`${id}-letters`}
        value={value}
        onChange={({ target }) => onChange(target.value as CollocateFormula)}
      >
        {collocateFormulas.map((formula) => (
          <FormControlLabel
            key={formula}
            value={formula}
            control={<Radio slotProps={{ input: { 'aria-describedby': `${id}-${formula}` } }} />}
            sx={{ alignItems: 'flex-start', mt: 0.5 }}
            disableTypography
            label={
              <span>
                <Typography component="span" sx={{ display: 'block', fontWeight: 600, pt: 1 }}>
                  {t(`formula.names.${formula}`)}
                </Typography>
                <Typography
                  id={`${id}-${formula}`}
                  component="span"
                  variant="body2"
                  sx={{ display: 'block', color: 'text.secondary', maxWidth: '70ch' }}
                >
                  {t(`formula.explanations.${formula}`)} <span lang="zxx">{notations[formula]}</span>
                </Typography>
              </span>
            }
          />
        ))}
      </RadioGroup>
      <Typography
        id={`${id}-letters`}
        variant="body2"
        sx={{ color: 'text.secondary', mt: 1, maxWidth: '70ch' }}
      >
        {t('formula.letters')}
      </Typography>
    </FormControl>
  );
}
