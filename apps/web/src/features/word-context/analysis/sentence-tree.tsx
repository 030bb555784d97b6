import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import type { AnalysedSentence } from '@keelerada/contract/tools/sentence-analysis';
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readOwn } from '@keelerada/estonian/make-table';
import { useLanguage } from '../../../shared/i18n/use-language';
import { layoutTree, type TreeWord } from './layout-tree';
import { nameReading, nameShortForm } from './name-form';

/** Names a UD relation; a kind that has no name goes by that of its relation, `obl:lmod` by `obl`. */
function useNameRelation(): (relation: string) => string {
  const { t, i18n } = useTranslation('sentence-tree');
  return useCallback(
    (relation) => {
      const [main = relation] = relation.split(':');
      const key = [relation.replace(':', '_'), main].find((name) =>
        i18n.exists(`sentence-tree:relations.${name}`),
      );
      return key === undefined ? relation : t(`relations.${key}` as 'relations.root');
    },
    [t, i18n],
  );
}

interface SentenceTreeProps {
  readonly sentence: AnalysedSentence;
  /** Where the keyword stands in the sentence. */
  readonly keyword: { readonly start: number; readonly end: number };
}

/** Half the width of the point of an arrow. */
const ARROW = 4;

/** The sentence with an arc from each word to those that depend on it; arrow keys go from word to word. */
export function SentenceTree({ sentence, keyword }: SentenceTreeProps) {
  const { t } = useTranslation('sentence-tree');
  const language = useLanguage();
  const nameRelation = useNameRelation();
  const tree = useMemo(
    () =>
      layoutTree(sentence, keyword, {
        nameRelation,
        nameForm: (token) => nameShortForm(token, language),
      }),
    [sentence, keyword.start, keyword.end, nameRelation, language],
  );
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const keywordX = tree.words.find(({ isKeyword }) => isKeyword)?.x ?? 0;
    if (box.current) box.current.scrollLeft = keywordX - box.current.clientWidth / 2;
  }, [tree]);
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      tree.words.findIndex(({ isKeyword }) => isKeyword),
    ),
  );
  const describe = ({ text, token, lemma }: TreeWord) => {
    const head = sentence.tokens[token.head];
    const place =
      head === undefined
        ? nameRelation(token.relation)
        : t('of_word', {
            relation: nameRelation(token.relation),
            word: sentence.text.slice(head.start, head.end),
          });
    return `${text}: ${[lemma, nameReading(token), ...(token.relation === '_' ? [] : [place])].join(' · ')}`;
  };
  const step = (event: KeyboardEvent<SVGSVGElement>) => {
    const by = readOwn({ ArrowLeft: -1, ArrowRight: 1 }, event.key);
    const next =
      by === undefined
        ? undefined
        : event.currentTarget.querySelectorAll<SVGGElement>('[data-word]')[at + by];
    if (by === undefined || next === undefined) return;
    event.preventDefault();
    setAt(at + by);
    next.focus();
  };
  return (
    <Box ref={box} sx={boxStyle} data-part="tree">
      <svg
        role="group"
        aria-label={t('title')}
        viewBox={`-8 0 ${tree.width + 16} ${tree.height}`}
        width={tree.width + 16}
        height={tree.height}
        onKeyDown={step}
      >
        <g aria-hidden>
          {tree.arcs.map(({ path, tipX, isHot, label, labelX, labelY }, index) => (
            <g key={index} data-hot={isHot || undefined}>
              <path d={path} />
              <path data-arrow d={`M${tipX - ARROW} ${tree.tipY - 6}l${ARROW} 6 ${ARROW}-6z`} />
              <text x={labelX} y={labelY}>
                {label}
              </text>
            </g>
          ))}
        </g>
        {tree.words.map((word, place) => (
          <Tooltip key={place} title={describe(word)} placement="top" enterDelay={300} describeChild={false}>
            <g
              role="img"
              aria-label={describe(word)}
              data-word
              data-hot={word.isKeyword || undefined}
              tabIndex={place === at ? 0 : -1}
              onFocus={() => setAt(place)}
            >
              <text lang="et" data-text x={word.x} y={tree.wordY}>
                {word.text}
              </text>
              <text lang="et" x={word.x} y={tree.underY[0]}>
                {word.lemma}
              </text>
              <text x={word.x} y={tree.underY[1]}>
                {word.form}
              </text>
            </g>
          </Tooltip>
        ))}
      </svg>
    </Box>
  );
}

const boxStyle = {
  overflowX: 'auto',
  minWidth: 0,
  maxWidth: '100%',
  '& svg': { display: 'block' },
  '& text': { textAnchor: 'middle', fontFamily: 'var(--sans)', fontSize: 12, fill: 'var(--ink-3)' },
  '& path': { fill: 'none', stroke: 'var(--datum-strong)', strokeWidth: 1 },
  '& path[data-arrow]': { fill: 'var(--datum-strong)', stroke: 'none' },
  '& [aria-hidden] text': {
    ...{ fontWeight: 500, fill: 'var(--ink-2)', paintOrder: 'stroke' },
    ...{ stroke: 'var(--sunken)', strokeWidth: 4 },
  },
  '& [data-text]': { fontFamily: 'var(--serif)', fontSize: 16, fill: 'var(--ink)' },
  '& [data-hot] path': { stroke: 'var(--accent)', strokeWidth: 1.5 },
  '& [data-hot] path[data-arrow]': { fill: 'var(--accent)', stroke: 'none' },
  '& [aria-hidden] [data-hot] text': { fill: 'var(--accent)' },
  '& [data-hot] [data-text]': { fontWeight: 600, fill: 'var(--accent)' },
  '& [data-word]:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: '2px' },
} as const;
