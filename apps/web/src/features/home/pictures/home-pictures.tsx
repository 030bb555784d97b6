import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type HomePictureName, homePictures } from '@keelerada/contract/fields/choices';
import { type HomePicture, homePictureCall } from '@keelerada/contract/site/home';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { letters } from '../../../shared/design/tokens';
import { usePartOfSpeech } from '../../../shared/parts-of-speech/use-part-of-speech';
import { wholeCorpusQuery } from '../../../shared/text-selection/whole-corpus.queries';
import { encodeFoundResult } from '../../../shared/result-link/encode-result';
import { makeTableView } from '../../../shared/ui/result-table/table-view';
import { NeighbourStar } from '../../../shared/pictures/neighbour-star';
import { WithWord, WORD_PLACE } from './with-word';
import { SketchColumns } from './sketch-columns';
import { queryOptions, useQueries } from '@tanstack/react-query';
import { queryApi } from '../../../shared/http/call-api';
import { BarList } from '../../../shared/charts/bar-list';
import { useNumberFormat } from '../../../shared/i18n/use-language';
import { LevelChip } from '../../../shared/levels/level-chip';
import { findLevelInk } from '../../../shared/levels/level-ink';

interface PictureBarsProps {
  readonly rows: HomePicture['rows'];
}

const wordStyle = {
  ...letters[16],
  fontFamily: 'var(--serif)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

interface WordBarsProps extends PictureBarsProps {
  /** Numbers below nought go to the left. */
  readonly isTwoSided?: boolean;
  /** Share of the width that names take; whole sequences of words need more than words. */
  readonly nameWidth?: string;
}

/** Estonian words, the largest first. */
function WordBars({ rows, isTwoSided = false, nameWidth = '84px' }: WordBarsProps) {
  const formatNumber = useNumberFormat(isTwoSided ? 1 : 0);
  return (
    <BarList
      bars={rows.map(({ word, value }) => ({
        ...{ key: word, value, figure: formatNumber(value).replace('-', '−') },
        name: (
          <Box component="span" lang="et" sx={wordStyle}>
            {word}
          </Box>
        ),
        ...(isTwoSided && { ground: `var(--div-${value < 0 ? 'b' : 'a'})` }),
      }))}
      columns={`${nameWidth} minmax(0, 1fr) 40px`}
      rowPx={24}
      barPx={10}
      isTwoSided={isTwoSided}
    />
  );
}

/** Levels from weak to strong, each in its colour. */
function LevelBars({ rows }: PictureBarsProps) {
  const formatNumber = useNumberFormat();
  return (
    <BarList
      bars={rows.map(({ word: level, ...row }) => ({
        ...{ ...row, key: level, name: <LevelChip level={level} />, figure: formatNumber(row.value) },
        ...findLevelInk(level),
      }))}
      columns="1.75rem minmax(0, 1fr) 3rem"
      rowPx={32}
      barPx={12}
    />
  );
}

const ASK_AGAIN_MS = 3000;
/** A corpus that takes longer to load is left alone. */
const MOST_ANSWERS = 20;

const pictureOptions = (name: HomePictureName, enabled: boolean) =>
  queryOptions({
    ...queryApi(homePictureCall, { params: { name } }),
    enabled,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.isReady === false && dataUpdateCount < MOST_ANSWERS ? ASK_AGAIN_MS : false,
    meta: { handlesErrors: true },
  });

/** The answers for all pictures, asked for one after another. */
function useHomePictures() {
  const known = useQueries({ queries: homePictures.map((name) => pictureOptions(name, false)) });
  const first = known.findIndex(({ isPending }) => isPending);
  const turn = first === -1 ? homePictures.length : first;
  return useQueries({ queries: homePictures.map((name, index) => pictureOptions(name, index <= turn)) });
}

/** What a picture shows. */
function PictureContent({ picture }: { readonly picture: HomePicture }) {
  const { t } = useTranslation('home-pictures');
  const { name, rows, keyword } = picture;
  const word = keyword ?? '';
  switch (name) {
    case 'wordlist':
      return <WordBars rows={rows} />;
    case 'cluster-finder':
      return <WordBars rows={rows} nameWidth="144px" />;
    case 'keyness':
      return <WordBars rows={rows} isTwoSided />;
    case 'distribution':
      return <LevelBars rows={rows} />;
    case 'word-sketch':
      return <SketchColumns keyword={word} rows={rows} />;
    case 'collocates': {
      const label = t('neighbours', { word, list: rows.map((row) => row.word).join(', ') });
      const words = rows.map((row) => ({ word: row.word, score: row.value }));
      return <NeighbourStar keyword={word} words={words} label={label} />;
    }
  }
}

/** The page of the tool that a picture is of. */
const toolPaths: Readonly<Record<HomePictureName, string>> = {
  wordlist: '/tools/wordlist',
  keyness: '/tools/wordlist',
  distribution: '/tools/distribution',
  collocates: '/tools/collocates',
  'word-sketch': '/tools/wordsketch',
  'cluster-finder': '/tools/clusterfinder',
};

const makeTexts = (level: string | null, textCount: number) => ({
  query: level === null ? wholeCorpusQuery : { ...wholeCorpusQuery, level: [level] },
  textCount,
});

/** The address that opens the tool with the whole of the result; `noun` is how the table names the part of speech. */
function makePicturePath(picture: HomePicture, noun: string): string {
  const { name, options, level, texts, comparedLevel, comparedTexts } = picture;
  const view = {
    ...makeTableView({ columnId: 'frequency', isDescending: true }),
    filters: { partOfSpeech: { kind: 'choice', values: [noun] } },
  };
  const second =
    comparedLevel === null || comparedTexts === null ? null : makeTexts(comparedLevel, comparedTexts);
  const views = name === 'wordlist' ? { view } : {};
  return toolPaths[name] + encodeFoundResult(makeTexts(level, texts), options, views, second);
}

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
