import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { letters } from '../../shared/design/tokens';
import { makeToolPath } from '../../shared/word-search/word-links';
import { serifStyle } from './practice-style';
import type { RuleResult } from './round';
import { useRuleName } from './use-rule-name';

/** Right answers that remind of a rule. */
const MOST_ANSWERS = 3;

/** The rules of an exercise with their counts; those that went wrong with what would have been right. */
export function RuleList({ rules }: { readonly rules: readonly RuleResult[] }) {
  const { t } = useTranslation('practice');
  const nameRule = useRuleName();
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', borderTop: '1px solid var(--line)' }}>
      {rules.map((rule, place) => {
        // A topic may have several rules on the list.
        const isFirst = rules.findIndex(({ topic }) => topic === rule.topic) === place;
        const { topic, formName, right, count, governors, missed } = rule;
        // Without a form the word marks a place, and is no word to look up.
        const governor = formName === null ? undefined : governors[0];
        const answers = missed.flatMap(({ kind, accepted }) =>
          kind === 'PLACE_COMMA' ? [] : accepted.slice(0, 1),
        );
        return (
          <Box component="li" key={`${topic} ${formName ?? ''}`} sx={itemStyle}>
            <Box component="h3" sx={headStyle}>
              <Box
                component="span"
                sx={{ '&::first-letter': { textTransform: 'uppercase' }, display: 'block' }}
              >
                {nameRule(rule)}{' '}
                {governors.length > 0 && (
                  <Box component="span" lang="et" sx={serifStyle}>
                    ({governors.join(', ')})
                  </Box>
                )}
              </Box>
              <Box component="span" sx={{ color: 'var(--ink-3)', whiteSpace: 'nowrap' }}>
                {t('result.of', { right, count })}
              </Box>
            </Box>
            {missed.length === 0 && <p>{t('result.is_clear')}</p>}
            {missed.length > 0 && isFirst && <p>{t(`topics.${topic}.rule`)}</p>}
            {answers.length > 0 && (
              <Box component="p" lang="et" sx={serifStyle}>
                {answers.slice(0, MOST_ANSWERS).join(' · ')}
              </Box>
            )}
            {governor !== undefined && (
              <p>
                <Link
                  component={RouterLink}
                  to={makeToolPath('wordcontext', {
                    word: governor,
                    type: 'LEMMAS',
                    keepCapitalization: false,
                  })}
                >
                  {t('result.in_corpus', { word: governor })}
                </Link>
              </p>
            )}
          </Box>
        );
      })}
    </Box>
  );
}

const headStyle = {
  ...letters[14],
  m: 0,
  fontWeight: 600,
  display: 'flex',
  justifyContent: 'space-between',
  gap: 1,
};
const itemStyle = {
  py: 1.5,
  borderBottom: '1px solid var(--grid)',
  '& p': { m: 0, pt: '2px', color: 'var(--ink-2)' },
} as const;
