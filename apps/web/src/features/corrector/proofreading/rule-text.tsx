import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { letters } from '../../../shared/design/tokens';
import type { Correction } from '../analysis/corrections';

type ExplainedRule = NonNullable<Correction['explanations']['et']['rule']>;

/** A rule in words with sentences that keep it; folded until asked for. */
export function RuleText({ rule }: { readonly rule: ExplainedRule }) {
  const { t } = useTranslation('corrector');
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <Button
        color="inherit"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        sx={{ px: 0, minWidth: 0, textDecoration: 'underline' }}
      >
        {t(isOpen ? 'proofreading.hide_rule' : 'proofreading.show_rule')}
      </Button>
      <Box id={id} hidden={!isOpen} sx={{ color: 'var(--ink-2)' }}>
        <Typography sx={{ fontWeight: 600 }}>{rule.name}</Typography>
        <Typography>{rule.text}</Typography>
        <Box
          component="ul"
          lang="et"
          sx={{ m: 0, mt: 0.5, pl: 2.5, fontFamily: 'var(--serif)', ...letters[14] }}
        >
          {rule.examples.map((example) => (
            <li key={example}>{example}</li>
          ))}
        </Box>
      </Box>
    </div>
  );
}
