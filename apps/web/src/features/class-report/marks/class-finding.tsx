import type { ClassReportResponse } from '@keelerada/contract/teaching/class-report';
import { teacherKindTexts } from '@keelerada/contract/error-marks/teacher-kinds';
import { useTranslation } from 'react-i18next';
import { useLanguage, useNumberFormat } from '../../../shared/i18n/use-language';
import { Finding } from '../../../shared/ui/finding';
import { countKinds, listLessons } from './count-kinds';
import { nameLevel } from './level-name';

/** The finding of a class: what most of its texts need. */
export function ClassFinding({ report: { texts, total, levels } }: { readonly report: ClassReportResponse }) {
  const { t } = useTranslation('class-report');
  const language = useLanguage();
  const formatNumber = useNumberFormat();
  const formatRate = useNumberFormat(1);
  const [lesson] = listLessons(texts);
  const spelling = countKinds(texts).find(({ kind }) => kind === 'spelling');
  const top = lesson ?? spelling;
  const name = top === undefined ? '' : teacherKindTexts[top.kind].name[language];
  const sentences = [
    top === undefined
      ? t('errors.none')
      : `${name} ${t('finding.top', { marks: top.marks, count: top.texts })}`,
    ...(lesson !== undefined && spelling !== undefined && spelling.marks > lesson.marks
      ? [t('finding.spelling', { count: spelling.marks, pupils: spelling.texts })]
      : []),
  ];
  const [usual] = levels.toSorted((a, b) => b.texts - a.texts);
  return (
    <Finding
      say={sentences.join(' ')}
      note={`${t('total.automatic')} ${t('finding.where')}`}
      figures={[
        { name: t('total.marks', { count: total.marks }), value: formatNumber(total.marks) },
        { name: t('errors.per100'), value: formatRate(total.per100) },
        ...(usual === undefined ? [] : [{ name: t('finding.level'), value: nameLevel(usual.level) }]),
      ]}
    />
  );
}
