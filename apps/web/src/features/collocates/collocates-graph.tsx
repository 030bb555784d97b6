import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import type { CollocateRow } from '@keelerada/contract/tools/collocates';
import { useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../shared/i18n/use-language';
import { useWordClassLegend } from '../../shared/pictures/use-word-class-legend';
import { PictureFrame } from '../../shared/pictures/picture-frame';
import type { PictureSize } from '../../shared/pictures/picture-size';
import { SavePictureButtons } from '../../shared/pictures/save-picture-buttons';
import { usePictureSize } from '../../shared/pictures/use-picture-size';
import { OpenWordMenu } from '../../shared/word-menu/word-menu';
import type { WordSearch } from '../../shared/word-search/word-links';
import { GraphPicture } from './graph-picture';
import { layOutGraph } from './lay-out-graph';
import type { NearKeyword } from './near-keyword';

/** Neighbours that are drawn at first. */
const DEFAULT_NEIGHBOURS = 30;

interface CollocatesGraphProps {
  readonly keyword: string;
  /** Name of the measure. */
  readonly measure: string;
  /** The strongest first. */
  readonly rows: readonly CollocateRow[];
  /** How words of the menus are searched for. */
  readonly search: Omit<WordSearch, 'word'>;
  readonly nearKeyword: NearKeyword;
}

interface NeighbourSliderProps {
  readonly value: number;
  readonly most: number;
  readonly onChange: (count: number) => void;
}

function NeighbourSlider({ value, most, onChange }: NeighbourSliderProps) {
  const { t } = useTranslation('collocates');
  const formatNumber = useNumberFormat();
  const id = useId();
  return (
    <Box sx={{ flex: '1 1 260px', maxWidth: 480, px: 1 }}>
      <Typography id={id} component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {t('graph.count', { shown: formatNumber(value), all: formatNumber(most) })}
      </Typography>
      <Slider
        aria-labelledby={id}
        size="small"
        min={1}
        max={most}
        value={value}
        disabled={most === 1}
        onChange={(_, count) => onChange(Math.max(...[count].flat()))}
      />
    </Box>
  );
}

function useGraphLayout(
  keyword: string,
  rows: readonly CollocateRow[],
  count: number,
  size: PictureSize | undefined,
) {
  const drawn = useMemo(() => rows.slice(0, count), [rows, count]);
  const names = useMemo(() => drawn.map(({ collocate }) => collocate).join(' '), [drawn]);
  return useQuery({
    queryKey: ['collocates-graph', keyword, drawn[0]?.score, names, size],
    queryFn: size === undefined ? skipToken : ({ signal }) => layOutGraph(keyword, drawn, size, signal),
    placeholderData: keepPreviousData,
    gcTime: 0,
    meta: { handlesErrors: true, showsProgress: true },
  });
}

/** The strongest neighbours as a picture; the table above it holds the same words with their numbers. */
export function CollocatesGraph({ keyword, measure, rows, search, nearKeyword }: CollocatesGraphProps) {
  const { t } = useTranslation(['collocates', 'picture-legend']);
  const listClasses = useWordClassLegend();
  const picture = useRef<SVGSVGElement>(null);
  const [wanted, setWanted] = useState(DEFAULT_NEIGHBOURS);
  const [menu, setMenu] = useState<{ readonly word: string; readonly anchor: Element } | null>(null);
  const count = Math.min(wanted, rows.length);
  const { frame, size } = usePictureSize();
  const { data: layout, isError } = useGraphLayout(keyword, rows, useDeferredValue(count), size);
  if (isError) return <Alert severity="error">{t('graph.failed')}</Alert>;
  const label = t('graph.label', { keyword, count: layout?.nodes.length ?? count });
  return (
    <Stack spacing={1}>
      <PictureFrame label={t('graph.title')} waitingLabel={t('graph.drawing')} frame={frame} size={size}>
        {layout && (
          <GraphPicture
            keyword={keyword}
            layout={layout}
            legend={[
              ...listClasses(layout.nodes.map(({ row }) => row.partOfSpeech)),
              { label: t('picture-legend:graph', { measure }) },
            ]}
            label={label}
            picture={picture}
            onOpenMenu={(word, anchor) => setMenu({ word, anchor })}
          />
        )}
      </PictureFrame>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('graph.press')} {layout?.nodes.some((node) => node.label === null) && t('graph.hidden_names')}
      </Typography>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <NeighbourSlider value={count} most={rows.length} onChange={setWanted} />
        <SavePictureButtons picture={picture} fileName={t('graph.file_name')} />
      </Box>
      {menu !== null && (
        <OpenWordMenu
          {...search}
          word={menu.word}
          keyword={nearKeyword(menu.word)}
          anchor={menu.anchor}
          onClose={() => setMenu(null)}
        />
      )}
    </Stack>
  );
}
