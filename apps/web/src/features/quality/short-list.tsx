import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import type { Label } from '@keelerada/contract/texts/enumerations';
import { letters, MEASURE } from '../../shared/design/tokens';
import { useLabel } from '../../shared/i18n/use-language';
import { MarkedText } from './marked-text';
import { qualityPage, type QualitySection, qualitySections } from './quality-content';

interface Shortcoming {
  readonly text: Label;
  /** The figure that shows it, if one does. */
  readonly figure?: string;
}

const listShortcomings = ({ groups, short = [] }: QualitySection): readonly Shortcoming[] => [
  ...groups.flatMap(({ figures }) =>
    figures.flatMap(({ id, short: text }) => (text === undefined ? [] : [{ text, figure: id }])),
  ),
  ...short.map((text) => ({ text })),
];

const parts = qualitySections
  .map((section) => ({ title: section.title, shortcomings: listShortcomings(section) }))
  .filter(({ shortcomings }) => shortcomings.length > 0);

function Part({
  title,
  shortcomings,
}: {
  readonly title: string;
  readonly shortcomings: readonly Shortcoming[];
}) {
  const { t } = useTranslation('quality');
  const readLabel = useLabel();
  return (
    <>
      <h3>{title}</h3>
      <ul>
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
      </ul>
    </>
  );
}

/** All that falls short, part by part, each with the figure that shows it. */
export function ShortList() {
  const { t } = useTranslation('quality');
  const readLabel = useLabel();
  return (
    <Box component="section" id="short" aria-labelledby="short-title" sx={listStyle}>
      <h2 id="short-title">{t('short.title')}</h2>
      {parts.map(({ title, shortcomings }) => (
        <Part key={title.en} title={readLabel(title)} shortcomings={shortcomings} />
      ))}
      <Part title={t('short.others')} shortcomings={qualityPage.short.map((text) => ({ text }))} />
    </Box>
  );
}

const listStyle = {
  '&& h3': { mt: '12px' },
  '& ul': { ...letters[16], maxWidth: MEASURE, pl: '24px', m: '4px 0 0' },
  '& li': { mb: '4px' },
} as const;
