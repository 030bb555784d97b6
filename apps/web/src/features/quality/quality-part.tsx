import { useTranslation } from 'react-i18next';
import { useLabel, useNumberFormat, useLanguage } from '../../shared/i18n/use-language';
import { FigureDetails, Published, useMeasuredOn } from './figure-details';
import { MarkedText } from './marked-text';
import {
  isOutside,
  type QualityFigure,
  type QualityGroup,
  type QualitySection,
  listValueTitles,
} from './quality-content';
import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { letters } from '../../shared/design/tokens';
import { writeFigure } from './write-figure';

function Line({ figure }: { readonly figure: QualityFigure }) {
  const language = useLanguage();
  const readLabel = useLabel();
  const writeMeasuredOn = useMeasuredOn('medium');
  const { id, what, values = [], published } = figure;
  return (
    <tr id={id}>
      <th scope="row">{readLabel(what)}</th>
      {values.map((value, place) => (
        <td key={place}>{value === null ? '–' : writeFigure(value, language)}</td>
      ))}
      <td>{writeMeasuredOn(figure)}</td>
      <td>{published === undefined ? '–' : <Published {...published} />}</td>
    </tr>
  );
}

/** What others measured: every figure in sight, with its interval and its cases. */
function OutsideTable({ section }: { readonly section: QualitySection }) {
  const { t } = useTranslation('quality');
  const language = useLanguage();
  const readLabel = useLabel();
  const titles = [...listValueTitles(section).map((title) => writeFigure(title, language)), t('date')];
  return (
    <>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-labelledby={`${section.id}-title`}>
        <Box component="table" aria-labelledby={`${section.id}-title`} sx={tableStyle}>
          <thead>
            <tr>
              {[t('what'), ...titles, t('published')].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          {section.groups.map(({ meaning, figures }) => (
            <Fragment key={meaning.en}>
              <tbody>
                <tr>
                  <th scope="rowgroup" colSpan={titles.length + 2}>
                    {readLabel(meaning)}
                  </th>
                </tr>
                {figures.map((figure) => (
                  <Line key={figure.id} figure={figure} />
                ))}
              </tbody>
            </Fragment>
          ))}
        </Box>
      </Box>
      {section.remarks?.map((remark) => (
        <p key={remark.en} data-data>
          {readLabel(remark)}
        </p>
      ))}
    </>
  );
}

/** How many figures there are, and how many of those with a floor reach it. */
function useGroupSummary(): (figures: readonly QualityFigure[]) => string {
  const { t } = useTranslation('quality');
  const formatNumber = useNumberFormat();
  return (figures) => {
    const judged = figures.filter(({ met }) => met !== undefined);
    const count = t('figures', { count: figures.length });
    if (judged.length === 0) return count;
    const met = judged.filter((figure) => figure.met === 'yes').length;
    const only = figures.length === 1 ? figures[0]?.met : undefined;
    if (only !== undefined) return `${count}: ${t(`only.${only}`)}`;
    return `${count}: ${t('met', { met: formatNumber(met), of: formatNumber(judged.length) })}`;
  };
}

/** What a user can expect; the figures behind it unfold. */
function Group({ section, group }: { readonly section: QualitySection; readonly group: QualityGroup }) {
  const readLabel = useLabel();
  const summarise = useGroupSummary();
  const { t } = useTranslation('quality');
  const isTested = section.columns?.includes('tests') === true;
  return (
    <>
      <p>{readLabel(group.meaning)}</p>
      <details>
        <summary>
          {isTested ? t('test_lines', { count: group.figures.length }) : summarise(group.figures)}
        </summary>
        {group.figures.map((figure) => (
          <FigureDetails key={figure.id} section={section} figure={figure} />
        ))}
      </details>
    </>
  );
}

/** The figures of one part of the product. */
export function QualityPart({ section }: { readonly section: QualitySection }) {
  const { t } = useTranslation('quality');
  const readLabel = useLabel();
  const { id, title, data, groups } = section;
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{readLabel(title)}</h2>
      {isOutside(section) ? (
        <OutsideTable section={section} />
      ) : (
        groups.map((group) => <Group key={group.meaning.en} section={section} group={group} />)
      )}
      {data !== undefined && (
        <p data-data>
          {`${t('data')}: `}
          <MarkedText text={readLabel(data)} />
        </p>
      )}
    </section>
  );
}

const tableStyle = {
  ...letters[14],
  width: '100%',
  minWidth: 720,
  mt: '12px',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    p: '4px 12px 4px 0',
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: 400,
    borderBottom: '1px solid var(--line)',
  },
  '& th[scope="rowgroup"]': { pt: '16px', fontWeight: 500 },
  '& thead th': { color: 'var(--ink-2)' },
  '& td:nth-of-type(1)': { fontWeight: 600, whiteSpace: 'nowrap' },
} as const;
