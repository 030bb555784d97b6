/** Target of an item: a route under the first path segment, a place on that page, or both. */
export interface SideMenuTarget {
  /** Route below the first path segment, such as `people` on `/about/...`; absent for the segment's own page. */
  readonly route?: string;
  /** Id of an element on the page. */
  readonly anchor?: string;
  readonly label: string;
}

export interface SideMenuItem extends SideMenuTarget {
  /** Shown below the item when it is expanded. */
  readonly children?: readonly SideMenuTarget[];
}

export interface SideMenuGroup {
  /** Unique in the menu. */
  readonly key: string;
  readonly heading?: string;
  readonly items: readonly SideMenuItem[];
}

/** The first segment of a path, the one that all routes of a menu share: `/about/us` gives `/about`. */
export function readBasePath(pathname: string): string {
  return `/${pathname.split('/')[1] ?? ''}`;
}

/** Address of a target below the base path. */
export function makeTargetPath(basePath: string, { route, anchor }: SideMenuTarget): string {
  return `${basePath}${route === undefined ? '' : `/${route}`}${anchor === undefined ? '' : `#${anchor}`}`;
}

/** The visitor's place, for the marks of the menu. */
export interface MenuPlace {
  readonly basePath: string;
  readonly pathname: string;
  readonly activeAnchor: string | null;
}

/** Whether the target's page is open and its anchor, if it has one, in sight. */
export function isCurrentTarget({ anchor, ...page }: SideMenuTarget, place: MenuPlace): boolean {
  if (makeTargetPath(place.basePath, page) !== place.pathname.replace(/\/+$/u, '')) return false;
  return anchor === undefined || anchor === place.activeAnchor;
}

/** Ids of the places that the menu names on the open page, in the order of the menu. */
export function listAnchors(
  groups: readonly SideMenuGroup[],
  basePath: string,
  pathname: string,
): readonly string[] {
  const targets = groups.flatMap(({ items }) => items.flatMap((item) => [item, ...(item.children ?? [])]));
  return targets.flatMap((target) =>
    target.anchor !== undefined &&
    isCurrentTarget(target, { basePath, pathname, activeAnchor: target.anchor })
      ? [target.anchor]
      : [],
  );
}
