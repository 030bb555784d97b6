import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import type { Label } from '@keelerada/contract/enumerations';
import { letters, MEASURE } from '../../shared/design/tokens';
import { useLabel } from '../../shared/i18n/use-language';
import { MarkedText } from './marked-text';
import { qualityPage, qualitySections } from './quality-content';

interface Shortcoming {
  readonly text: Label;
  /** The figure that shows it, if one does. */
  readonly figure?: string;
}

const shortcomings: readonly Shortcoming[] = [
  ...qualitySections.flatMap(({ groups, short = [] }) => [
    ...groups.flatMap(({ figures }) =>
      figures.flatMap(({ id, short: text }) => (text === undefined ? [] : [{ text, figure: id }])),
    ),
    ...short.map((text) => ({ text })),
  ]),
  ...qualityPage.short.map((text) => ({ text })),
];

/** All that falls short, each with the figure that shows it. */
export function ShortList() {
  const { t } = useTranslation('quality');
  const readLabel = useLabel();
  return (
    <section id="short" aria-labelledby="short-title">
      <h2 id="short-title">{t('short.title')}</h2>
      <Box
        component="ul"
        sx={{ ...letters[16], maxWidth: MEASURE, pl: '24px', m: '8px 0 0', '& li': { mb: '4px' } }}
      >
        {shortcomings.map(({ text, figure }) => (
          <li key={text.en}>
            <MarkedText text={readLabel(text)} />{' '}
            {figure !== undefined && (
              <Link
                component={RouterLink}
                to={`#${figure}`}
                aria-label={`${t('short.figure')}: ${readLabel(text)}`}
              >
                {t('short.figure')}
              </Link>
            )}
          </li>
        ))}
      </Box>
    </section>
  );
}
