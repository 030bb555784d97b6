import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { skipToken, useQuery } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../shared/i18n/use-language';
import { PictureFrame } from '../../shared/pictures/picture-frame';
import { families } from '../../shared/design/tokens';
import { loadPageFont } from '../../shared/pictures/picture-font';
import { layOutLegend, type LegendLayout, PictureLegend } from '../../shared/pictures/picture-legend';
import type { PictureSize } from '../../shared/pictures/picture-size';
import { SavePictureButtons } from '../../shared/pictures/save-picture-buttons';
import { usePictureSize } from '../../shared/pictures/use-picture-size';
import { useWordClassLegend } from '../../shared/pictures/use-word-class-legend';
import { findWordLook } from '../../shared/parts-of-speech/word-class-looks';
import { type CloudEntry, layOutCloud, type PlacedWord } from './lay-out-cloud';

interface CloudPictureProps {
  readonly words: readonly PlacedWord[];
  readonly size: PictureSize;
  readonly legend: LegendLayout;
  readonly label: string;
  readonly picture: RefObject<SVGSVGElement | null>;
}

function CloudPicture({ words, size, legend, label, picture }: CloudPictureProps) {
  const { widthPx, heightPx } = size;
  const formatNumber = useNumberFormat();
  return (
    <svg ref={picture} viewBox={`0 0 ${widthPx} ${heightPx + legend.heightPx}`} role="img" aria-label={label}>
      <g transform={`translate(${widthPx / 2} ${heightPx / 2})`} textAnchor="middle">
        {words.map(({ text, frequency, partOfSpeech, size: fontPx, x, y }) => (
          <text key={text} x={x} y={y} fontSize={fontPx} {...findWordLook(partOfSpeech)} lang="et">
            <title>{`${text}: ${formatNumber(frequency)}`}</title>
            {text}
          </text>
        ))}
      </g>
      <PictureLegend layout={legend} size={size} />
    </svg>
  );
}

interface WordCloudProps {
  /** The most frequent first. */
  readonly entries: readonly CloudEntry[];
}

/** Places the words in the letters of the serif. */
async function drawCloud(entries: readonly CloudEntry[], size: PictureSize, signal: AbortSignal) {
  await loadPageFont(families.serif, entries.map(({ text }) => text).join(''));
  return layOutCloud(entries, size, families.serif, signal);
}

/** The most frequent words as a picture; the table above it holds the same words with their numbers. */
export function WordCloud({ entries }: WordCloudProps) {
  const { t } = useTranslation('wordlist');
  const formatNumber = useNumberFormat();
  const listClasses = useWordClassLegend();
  const picture = useRef<SVGSVGElement>(null);
  const { frame, size } = usePictureSize();
  const { data: words, isError } = useQuery({
    queryKey: ['word-cloud', entries, size],
    queryFn: size === undefined ? skipToken : ({ signal }) => drawCloud(entries, size, signal),
    gcTime: 0,
    meta: { handlesErrors: true, showsProgress: true },
  });
  if (isError) return <Alert severity="error">{t('cloud.failed')}</Alert>;
  const count = words?.length ?? entries.length;
  const label = t('cloud.label', { count, formatted: formatNumber(count) });
  const missing = entries.length - count;
  const classes = (words ?? []).map(({ partOfSpeech }) => partOfSpeech);
  return (
    <Stack spacing={1}>
      <PictureFrame label={t('cloud.title')} waitingLabel={t('cloud.drawing')} frame={frame} size={size}>
        {size && words && (
          <CloudPicture
            words={words}
            size={size}
            legend={layOutLegend(listClasses(classes), size)}
            label={label}
            picture={picture}
          />
        )}
      </PictureFrame>
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center' }}
      >
        <Typography variant="body2" sx={{ color: 'text.secondary', flex: '1 1 320px' }}>
          {label} {missing > 0 && t('cloud.missing', { count: missing })}
        </Typography>
        <SavePictureButtons picture={picture} fileName={t('cloud.file_name')} />
      </Stack>
    </Stack>
  );
}
