import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { HomePictureName } from '@keelerada/contract/fields/choices';
import { homePictures } from '@keelerada/contract/fields/choices';
import type { HomePicture } from '@keelerada/contract/site/home';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { letters } from '../../../shared/design/tokens';
import { usePartOfSpeech } from '../../../shared/parts-of-speech/use-part-of-speech';
import { useHomePictures } from './home-pictures.queries';
import { makePicturePath, toolPaths } from './make-picture-path';
import { PictureContent } from './picture-content';
import { WithWord, WORD_PLACE } from './with-word';

const PICTURE_PX = 168;

/** Where the name of the tool and the line beside it come from. */
const titleKeys: Readonly<Record<HomePictureName, string>> = {
  wordlist: 'wordlist:title',
  distribution: 'distribution:title',
  collocates: 'collocates:title',
  'word-sketch': 'word-sketch:title',
  'cluster-finder': 'cluster-finder:title',
  keyness: 'home-pictures:keyness',
};

const gridStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  columnGap: '40px',
  rowGap: '40px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 35em)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@media (min-width: 56.25em)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '@media (min-width: 100em)': { columnGap: '80px' },
} as const;

interface PictureFrameProps {
  readonly name: HomePictureName;
  readonly picture: HomePicture | undefined;
  readonly isFailed: boolean;
  /** The corpus has too little for it. Its place stays, so that nothing moves. */
  readonly isEmpty: boolean;
}

function Caption({ name, picture }: Pick<PictureFrameProps, 'name' | 'picture'>) {
  const { t } = useTranslation('home-pictures');
  const { level, comparedLevel } = picture ?? {};
  const kind =
    name === 'wordlist' || name === 'cluster-finder' ? ((level ?? null) === null ? '_all' : '_level') : '';
  const text =
    picture === undefined ? '' : t(`captions.${name}${kind}`, { level, comparedLevel, word: WORD_PLACE });
  return (
    <Typography component="span" sx={{ color: 'var(--ink-3)' }}>
      <WithWord text={text} word={picture?.keyword ?? ''} />
    </Typography>
  );
}

/** A picture under the link to the tool with its result; it keeps its height while it is on its way. */
function PictureFrame({ name, picture, isFailed, isEmpty }: PictureFrameProps) {
  const { t } = useTranslation('home-pictures');
  const nameOfClass = usePartOfSpeech();
  const id = useId();
  const path = picture === undefined ? toolPaths[name] : makePicturePath(picture, nameOfClass('NOUN'));
  let content: ReactNode = null;
  if (picture !== undefined) content = <PictureContent picture={picture} />;
  else if (isFailed || isEmpty)
    content = <Typography sx={{ color: 'var(--ink-3)' }}>{t(isFailed ? 'failed' : 'too_little')}</Typography>;
  return (
    <Box
      component="li"
      aria-labelledby={id}
      aria-busy={picture === undefined && !isFailed && !isEmpty}
      data-picture={name}
      sx={{
        position: 'relative',
        borderTop: '1px solid var(--line)',
        pt: '12px',
        '&:hover': { borderTopColor: 'var(--ink)' },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1, pb: '12px' }}>
        <Typography component="h3" id={id} sx={{ ...letters[16], fontWeight: 600 }}>
          <Link
            component={RouterLink}
            to={path}
            underline="hover"
            sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
          >
            {t(titleKeys[name])}
          </Link>
        </Typography>
        <Caption name={name} picture={picture} />
      </Box>
      <Box sx={{ height: PICTURE_PX, overflow: 'hidden' }}>{content}</Box>
    </Box>
  );
}

/** Six tools at work on the corpus, each a link to its whole result. */
export function HomePictures() {
  const answers = useHomePictures();
  return (
    <Box component="ul" sx={gridStyle}>
      {homePictures.map((name, index) => {
        const { data, isError } = answers[index]!;
        const isEmpty = data?.isReady === true && data.picture === null;
        const picture = data?.picture ?? undefined;
        return <PictureFrame key={name} {...{ name, picture, isEmpty }} isFailed={isError} />;
      })}
    </Box>
  );
}
