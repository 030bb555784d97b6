import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { CorpusDescriptionResponse } from '@keelerada/contract/texts/corpus-description';
import { CORPUS_CMDI_PATH, CORPUS_JSON_LD_PATH } from '@keelerada/contract/site/paths';
import { Trans, useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { letters, MEASURE } from '../../shared/design/tokens';
import { useLabel } from '../../shared/i18n/use-language';
import { Paragraph, Section } from './section';

const API_PAGE_PATH = '/api/docs';

const files = [
  ['cmdi', CORPUS_CMDI_PATH],
  ['json_ld', CORPUS_JSON_LD_PATH],
  ['api', API_PAGE_PATH],
] as const;

/** Licence, state, citation, and where programs find all this. */
export function CorpusUse({ description }: { readonly description: CorpusDescriptionResponse }) {
  const { t } = useTranslation('corpus-description');
  const readLabel = useLabel();
  const { licence, version, software, citation } = description;
  return (
    <>
      <Section title={t('licence.title')}>
        <Paragraph>
          <Trans
            t={t}
            i18nKey="licence.text"
            values={{ name: licence.name }}
            components={[<Link key="licence" href={licence.url} target="_blank" rel="noopener" />]}
          />
        </Paragraph>
      </Section>
      <Section title={t('versions.title')}>
        <Paragraph>
          <Trans
            t={t}
            i18nKey="versions.text"
            values={{ version, software }}
            components={[
              <Box key="version" component="strong" sx={{ fontWeight: 500, whiteSpace: 'nowrap' }} />,
            ]}
          />
        </Paragraph>
        <Link component={RouterLink} to="/changes">
          {t('versions.changes')}
        </Link>
      </Section>
      <Section title={t('cite.title')}>
        <Paragraph>{t('cite.text')}</Paragraph>
        <Box component="blockquote" sx={citationStyle}>
          {readLabel(citation)}
        </Box>
      </Section>
      <Section title={t('programs.title')}>
        <Stack sx={{ alignItems: 'flex-start', gap: '8px' }}>
          {files.map(([name, path]) => (
            <Link key={name} href={path}>
              {t(`programs.${name}`)}
            </Link>
          ))}
        </Stack>
      </Section>
    </>
  );
}

const citationStyle = {
  ...letters[16],
  m: 0,
  pl: '16px',
  maxWidth: MEASURE,
  borderLeft: '2px solid var(--line)',
  overflowWrap: 'anywhere',
} as const;
