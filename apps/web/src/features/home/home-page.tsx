import Box from '@mui/material/Box';
import { useState } from 'react';
import { useCorpusSearch } from '../../shared/corpus-search/use-corpus-search';
import { pageStyle } from '../../shared/design/tokens';
import { useSession } from '../../shared/session/session';
import { HiddenHeading } from '../../shared/ui/hidden-heading';
import { useTranslation } from 'react-i18next';
import { DonationCall } from './donation-call';
import { Hero } from './hero';
import { DeferredSize, DeferredIntroductions, DeferredPictures } from './deferred-parts';
import { LiveConcordance } from './live-concordance';
import { ScrollArrow } from './scroll-arrow';
import { ServiceStatements } from './service-statements';
import { useLiveLines } from './use-live-lines';

const SERVICES_ID = 'services';
const TOOLS_ID = 'tools';

/** What the product is, at work from the first look. */
export function HomePage() {
  const { t } = useTranslation('home');
  const { corpus } = useSession();
  /** The word in the box: typed, or pressed among the examples. */
  const [word, setWord] = useState('');
  /** The word that the tool was asked for: its page is on its way. */
  const [sought, setSought] = useState<string | null>(null);
  const { search, isPending } = useCorpusSearch();
  const lines = useLiveLines(word, sought);
  const open = (next: string) => {
    setSought(next);
    search(next);
  };
  return (
    <>
      <Hero word={word} onWordChange={setWord} lines={lines} onSearch={open} isPending={isPending} />
      <LiveConcordance lines={lines} onOpen={open} toolsId={TOOLS_ID} />
      <Box sx={pageStyle}>
        <Box component="section" id={TOOLS_ID} aria-labelledby="tools-heading" sx={{ pt: '40px' }}>
          <HiddenHeading level={2} id="tools-heading">
            {t('tools.title')}
          </HiddenHeading>
          {corpus.texts > 0 && <DeferredPictures />}
          <DeferredIntroductions />
        </Box>
        <DeferredSize />
        <ServiceStatements id={SERVICES_ID} />
        <DonationCall />
      </Box>
      <ScrollArrow targetId={SERVICES_ID} />
    </>
  );
}
