import { useTranslation } from 'react-i18next';
import { useLabel, useNumberFormat } from '../../shared/i18n/use-language';
import { OutsideTable } from './outside-table';
import { FigureDetails } from './figure-details';
import { MarkedText } from './marked-text';
import { isOutside, type QualityFigure, type QualityGroup, type QualitySection } from './quality-content';

/** How many figures there are, and how many of those with a floor reach it. */
function useGroupSummary(): (figures: readonly QualityFigure[]) => string {
  const { t } = useTranslation('quality');
  const formatNumber = useNumberFormat();
  return (figures) => {
    const judged = figures.filter(({ met }) => met !== undefined);
    const count = t('figures', { count: figures.length, formatted: formatNumber(figures.length) });
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
