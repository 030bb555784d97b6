import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { PageTabs } from '../../shared/ui/page-tabs';

const pages = [
  { path: '/teacher/class-report', titleKey: 'titles.class_report' },
  { path: '/teacher/worksheet', titleKey: 'titles.worksheet' },
  { path: '/teacher/examples', titleKey: 'titles.level_examples' },
] as const;

/** The teacher's desk: its pages below their tabs. */
export function TeacherLayout() {
  const { t } = useTranslation('shell');
  return (
    <>
      <PageTabs
        label={t('titles.teacher')}
        pages={pages.map(({ path, titleKey }) => ({ path, name: t(titleKey) }))}
      />
      <Outlet />
    </>
  );
}
