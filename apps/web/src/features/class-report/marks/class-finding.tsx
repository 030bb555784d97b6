import type { ClassReportResponse } from '@keelerada/contract/teaching/class-report';
import { teacherKindTexts } from '@keelerada/contract/error-marks/teacher-kinds';
import { useTranslation } from 'react-i18next';
import { useLanguage, useListFormat, useNumberFormat } from '../../../shared/i18n/use-language';
import { Finding } from '../../../shared/ui/finding';
import { findTopKinds } from './count-kinds';
import { nameLevel } from './level-name';

/** The finding of a class: what most of its texts need, where that stands out. */
export function ClassFinding({ report: { texts, total, levels } }: { readonly report: ClassReportResponse }) {
  const { t } = useTranslation('class-report');
  const language = useLanguage();
  const formatNumber = useNumberFormat();
  const formatRate = useNumberFormat(1);
  const list = useListFormat();
  const { say, kinds } = findTopKinds(texts);
  const named = kinds.map(({ kind, marks, texts: pupils }) => {
    const count = t('next.count', { marks: t('pupil.marks', { count: marks }), count: pupils });
    return `${teacherKindTexts[kind].name[language]} (${count})`;
  });
  const [usual] = levels.toSorted((a, b) => b.texts - a.texts);
  return (
    <Finding
      say={say === 'none' ? t('errors.none') : t(`finding.${say}`, { kinds: list(named) })}
      note={`${t('total.automatic')} ${t('finding.where')}`}
      figures={[
        { name: t('total.marks', { count: total.marks }), value: formatNumber(total.marks) },
        { name: t('errors.per100'), value: formatRate(total.per100) },
        ...(usual === undefined ? [] : [{ name: t('finding.level'), value: nameLevel(usual.level) }]),
      ]}
    />
  );
}
