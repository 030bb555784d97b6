/** The links of the navigation bar and its drawer, in order. */
export const navigationEntries = [
  { path: '/corrector', titleKey: 'navigation.corrector', isForAdmins: false },
  { path: '/tools', titleKey: 'navigation.tools', isForAdmins: false },
  { path: '/links', titleKey: 'navigation.links', isForAdmins: false },
  { path: '/about', titleKey: 'navigation.about', isForAdmins: false },
  { path: '/admin', titleKey: 'navigation.admin', isForAdmins: true },
] as const;

export type NavigationEntry = (typeof navigationEntries)[number];
