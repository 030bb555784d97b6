import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../shared/i18n/use-language';
import { MEASURE } from '../../shared/design/tokens';
import { HomeSection } from './home-section';
import { IntroductionVideo } from './introduction-video';
import { useSiteContent } from '../../shared/site-content/site-content';
import { introductions, startVideos, type Introduction } from './introductions';

function Panel({ introduction: { name, path, state, Icon } }: { readonly introduction: Introduction }) {
  const { t } = useTranslation('home-introductions');
  const language = useLanguage();
  const video = useSiteContent('videos', startVideos)[name];
  const title = t(`tabs.${name}.title`);
  return (
    <Box
      role="tabpanel"
      id={`introduction-${name}`}
      aria-labelledby={`introduction-tab-${name}`}
      sx={{
        pt: 3,
        display: 'grid',
        gap: '24px 40px',
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 2fr)' },
      }}
    >
      <div>
        <Typography variant="h3" gutterBottom>
          {title}
        </Typography>
        <Typography sx={{ mb: 2, maxWidth: MEASURE, color: 'var(--ink-2)' }}>
          {t(`tabs.${name}.text`)}
        </Typography>
        <Button variant="outlined" component={Link} to={path} state={state}>
          {t(`tabs.${name}.open`)}
        </Button>
      </div>
      <IntroductionVideo key={`${name} ${language}`} title={title} video={video[language]} Icon={Icon} />
    </Box>
  );
}

/** Seven tabs that introduce the tools, each with a video in the language of the interface. */
export function IntroductionTabs() {
  const { t } = useTranslation('home-introductions');
  const [chosen, setChosen] = useState(introductions[0]!);
  return (
    <HomeSection id="info" title={t('title')}>
      <Tabs
        value={chosen.name}
        onChange={(_event, name: Introduction['name']) =>
          setChosen(introductions.find((one) => one.name === name) ?? chosen)
        }
        variant="scrollable"
        scrollButtons="auto"
        allowScrollButtonsMobile
        aria-labelledby="info-heading"
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {introductions.map(({ name }) => (
          <Tab
            key={name}
            value={name}
            id={`introduction-tab-${name}`}
            aria-controls={name === chosen.name ? `introduction-${name}` : undefined}
            label={t(`tabs.${name}.title`)}
          />
        ))}
      </Tabs>
      <Panel key={chosen.name} introduction={chosen} />
    </HomeSection>
  );
}
