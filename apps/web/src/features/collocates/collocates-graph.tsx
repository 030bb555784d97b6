import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import type { CollocateRow } from '@keelerada/contract/tools/collocates';
import { type KeyboardEvent, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { families, letters } from '../../shared/design/tokens';
import { useListFormat, useNumberFormat } from '../../shared/i18n/use-language';
import { writeWord } from '../../shared/parts-of-speech/word-class-looks';
import { SavePictureButtons } from '../../shared/pictures/save-picture-buttons';
import { useIsAtLeast } from '../../shared/ui/use-screen-width';
import { OpenWordMenu } from '../../shared/word-menu/word-menu';
import type { WordSearch } from '../../shared/word-search/word-links';
import { CENTRE_FONT_PX, layOutGraph } from './lay-out-graph';
import type { NearKeyword } from './near-keyword';

/** Neighbours that are drawn at first. */
const DEFAULT_NEIGHBOURS = 30;
/** Neighbours of a side that the finding names. */
const MOST_NAMED = 2;
const WIDE = { widthPx: 520, heightPx: 400 };
const NARROW = { widthPx: 328, heightPx: 400 };
const DOT_PX = 5;

interface CollocatesGraphProps {
  readonly keyword: string;
  /** The strongest first. */
  readonly rows: readonly CollocateRow[];
  /** How words of the menus are searched for. */
  readonly search: Omit<WordSearch, 'word'>;
  readonly nearKeyword: NearKeyword;
}

/** Index that a key leads to; null if the key means nothing here. */
function readNextIndex(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(index + 1, count - 1);
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(index - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** What stands before and after the keyword, in a sentence. */
function GraphFinding({ keyword, rows }: Pick<CollocatesGraphProps, 'keyword' | 'rows'>) {
  const { t } = useTranslation('collocates-result');
  const list = useListFormat();
  const name = (isOf: (row: CollocateRow) => boolean) =>
    list(
      rows
        .filter(isOf)
        .slice(0, MOST_NAMED)
        .map(({ collocate, partOfSpeech }) => writeWord(collocate, partOfSpeech)),
    );
  const before = name((row) => row.leftOccurrences > row.rightOccurrences);
  const after = name((row) => row.rightOccurrences > row.leftOccurrences);
  if (before === '' && after === '') return null;
  return (
    <Box component="p" sx={findingStyle}>
      <Trans
        t={t}
        i18nKey={`finding.${before === '' ? 'after' : after === '' ? 'before' : 'both'}`}
        values={{ keyword, before, after }}
        components={{ k: <em lang="et" data-keyword />, w: <em lang="et" /> }}
      />
    </Box>
  );
}

/**
 * The strongest neighbours around the keyword. Tab reaches the strongest one (or the last one looked at), arrow keys the others
 * in the order of their scores, Enter opens a word's menu.
 */
export function CollocatesGraph({ keyword, rows, search, nearKeyword }: CollocatesGraphProps) {
  const { t } = useTranslation(['collocates', 'collocates-result']);
  const [formatNumber, formatScore] = [useNumberFormat(), useNumberFormat(4)];
  const id = useId();
  const picture = useRef<SVGSVGElement>(null);
  const [wanted, setWanted] = useState(DEFAULT_NEIGHBOURS);
  const [active, setActive] = useState(0);
  const [menu, setMenu] = useState<{ readonly word: string; readonly anchor: Element } | null>(null);
  const size = useIsAtLeast('sm') ? WIDE : NARROW;
  const count = Math.min(wanted, rows.length);
  const drawn = useDeferredValue(count);
  const words = useMemo(() => layOutGraph(keyword, rows.slice(0, drawn), size), [keyword, rows, drawn, size]);
  const reachable = Math.min(active, words.length - 1);
  const moveFocus = (event: KeyboardEvent<SVGSVGElement>) => {
    const next = readNextIndex(event.key, reachable, words.length);
    if (next === null) return;
    event.preventDefault();
    picture.current?.querySelectorAll<SVGGElement>('[data-neighbour]')[next]?.focus();
  };
  const [x, y] = [size.widthPx / 2, size.heightPx / 2];
  return (
    <Box role="region" aria-label={t('graph.title')} sx={{ minWidth: 0 }}>
      <GraphFinding keyword={keyword} rows={rows} />
      <Box
        component="svg"
        ref={picture}
        viewBox={`0 0 ${size.widthPx} ${size.heightPx}`}
        role="group"
        aria-label={t('graph.label', { keyword, count: words.length })}
        onKeyDown={moveFocus}
        sx={pictureStyle}
      >
        <g stroke="var(--datum)" aria-hidden>
          {words.map(({ row, strokePx, ...end }) => (
            <line key={row.collocate} x1={x} y1={y} x2={end.x} y2={end.y} strokeWidth={strokePx} />
          ))}
        </g>
        {words.map(({ row, text, fontPx, isNamed, ...place }, index) => {
          const description = t('graph.node', {
            word: text,
            score: formatScore(row.score),
            together: formatNumber(row.coOccurrences),
            left: formatNumber(row.leftOccurrences),
            right: formatNumber(row.rightOccurrences),
            frequency: formatNumber(row.frequencyCount),
          });
          const open = (anchor: Element) => setMenu({ word: row.collocate, anchor });
          return (
            <g
              key={row.collocate}
              role="button"
              data-neighbour
              tabIndex={index === reachable ? 0 : -1}
              aria-label={description}
              aria-haspopup="menu"
              onFocus={() => setActive(index)}
              onClick={({ currentTarget }) => open(currentTarget)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' && event.key !== ' ') return;
                event.preventDefault();
                open(event.currentTarget);
              }}
            >
              {isNamed ? (
                <text {...textLook} x={place.x} y={place.y} fontSize={fontPx} fill="var(--ink)" lang="et">
                  {text}
                </text>
              ) : (
                <>
                  <title>{description}</title>
                  <circle cx={place.x} cy={place.y} r={DOT_PX} fill="var(--datum-strong)" />
                </>
              )}
            </g>
          );
        })}
        <text
          {...textLook}
          {...{ x, y }}
          fontSize={CENTRE_FONT_PX}
          fontWeight={600}
          fill="var(--accent)"
          lang="et"
        >
          {keyword}
        </text>
      </Box>
      <Box aria-hidden sx={axisStyle}>
        <span>{t('collocates-result:before')}</span>
        <span>{t('collocates-result:after')}</span>
      </Box>
      <Box component="p" sx={{ ...letters[12], color: 'var(--ink-3)', m: 0, mt: 1 }}>
        {t('collocates-result:legend')}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center', mt: 1 }}>
        <Box sx={{ ...letters[12], flex: '1 1 180px', px: 1 }}>
          <span id={id}>
            {t('graph.count', { shown: formatNumber(count), all: formatNumber(rows.length) })}
          </span>
          <Slider
            aria-labelledby={id}
            size="small"
            min={1}
            max={rows.length}
            value={count}
            disabled={rows.length === 1}
            onChange={(_, next) => setWanted(Math.max(...[next].flat()))}
          />
        </Box>
        <SavePictureButtons picture={picture} fileName={t('graph.file_name')} />
      </Box>
      {menu !== null && (
        <OpenWordMenu {...search} {...menu} keyword={nearKeyword(menu.word)} onClose={() => setMenu(null)} />
      )}
    </Box>
  );
}

const textLook = {
  textAnchor: 'middle',
  dominantBaseline: 'central',
  fontFamily: families.serif,
  stroke: 'var(--paper)',
  strokeWidth: 5,
  paintOrder: 'stroke',
} as const;
const pictureStyle = {
  ...{ display: 'block', width: '100%', height: 'auto', overflow: 'visible' },
  '& [data-neighbour]': { cursor: 'pointer' },
  '& [data-neighbour]:hover text': { textDecoration: 'underline' },
  '& [data-neighbour]:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: '1px' },
} as const;
const axisStyle = {
  ...{ ...letters[12], display: 'flex', justifyContent: 'space-between', color: 'var(--ink-3)' },
  ...{ borderTop: '1px solid var(--datum-strong)', pt: '4px' },
} as const;
const findingStyle = {
  ...{ ...letters[20], fontWeight: 600, m: 0, textWrap: 'balance' },
  '& em': { fontFamily: 'var(--serif)', fontStyle: 'normal' },
  '& [data-keyword]': { color: 'var(--accent)' },
} as const;
