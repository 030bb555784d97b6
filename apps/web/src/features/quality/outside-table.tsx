import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { letters } from '../../shared/design/tokens';
import { useLabel, useLanguage } from '../../shared/i18n/use-language';
import { Published, useMeasuredOn } from './figure-details';
import { listValueTitles, type QualityFigure, type QualitySection } from './quality-content';
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
export function OutsideTable({ section }: { readonly section: QualitySection }) {
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
