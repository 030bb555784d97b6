import { pageTitleKeys } from '@keelerada/contract/site/page-paths';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { PageTabs } from '../../shared/ui/page-tabs';

const paths = ['/teacher/class-report', '/teacher/worksheet'];

/** The teacher's desk: its pages below their tabs. */
export function TeacherLayout() {
  const { t } = useTranslation('shell');
  return (
    <>
      <PageTabs
        label={t('titles.teacher')}
        pages={paths.map((path) => ({ path, name: t(pageTitleKeys.get(path) ?? path) }))}
      />
      <Outlet />
    </>
  );
}
