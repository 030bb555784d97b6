import { loadLateMessages } from '../shared/i18n/late-messages';
import type { PageDeclaration } from './page-declaration';

/** Pages of administrators, each with its address. */
export const adminPages: readonly PageDeclaration[] = [
  {
    path: '/admin',
    titleKey: 'shell:titles.admin',
    load: async () => (await import('../features/admin/admin-page')).AdminPage,
    navigation: 'administrators',
    layout: 'admin',
  },
  {
    path: '/admin/review',
    titleKey: 'shell:titles.review',
    load: async () => {
      await loadLateMessages('donation');
      return (await import('../features/donation/review/review-page')).ReviewPage;
    },
    layout: 'admin',
  },
  {
    path: '/admin/texts',
    titleKey: 'shell:titles.admin_texts',
    load: async () => (await import('../features/admin/texts/texts-page')).TextsPage,
    layout: 'admin',
  },
  {
    path: '/admin/import',
    titleKey: 'shell:titles.admin_import',
    load: async () => (await import('../features/admin/import/import-page')).ImportPage,
    layout: 'admin',
  },
  {
    path: '/admin/jobs',
    titleKey: 'shell:titles.admin_jobs',
    load: async () => (await import('../features/admin/jobs/jobs-page')).JobsPage,
    layout: 'admin',
  },
  {
    path: '/admin/accounts',
    titleKey: 'shell:titles.admin_accounts',
    load: async () => (await import('../features/admin/accounts/accounts-page')).AccountsPage,
    layout: 'admin',
  },
  {
    path: '/admin/history',
    titleKey: 'shell:titles.admin_history',
    load: async () => (await import('../features/admin/history/history-page')).HistoryPage,
    layout: 'admin',
  },
];
