import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readOwn } from '@keelerada/estonian/make-table';
import { SCROLL_HEADER_OFFSET_PX } from '../scroll-to-element';
import { ExpandableEntry, SideMenuLink } from './side-menu-entry';
import {
  isCurrentTarget,
  listAnchors,
  makeTargetPath,
  readBasePath,
  type SideMenuGroup,
  type SideMenuItem,
} from './side-menu-item';

/** Browsers round scroll positions: the target of a scroll may be a fraction of a pixel lower. */
const TOLERANCE_PX = 2;

/** The last of these elements that has reached the bar at the top; the last of all at the end of the page. */
function findActiveAnchor(ids: readonly string[]): string | null {
  const present = ids.flatMap((id) => document.getElementById(id) ?? []);
  const { scrollHeight, clientHeight } = document.documentElement;
  const isAtEnd = window.scrollY > 0 && window.scrollY + clientHeight >= scrollHeight - TOLERANCE_PX;
  if (isAtEnd) return present.at(-1)?.id ?? null;
  const reached = present.filter(
    (element) => element.getBoundingClientRect().top <= SCROLL_HEADER_OFFSET_PX + TOLERANCE_PX,
  );
  return reached.at(-1)?.id ?? null;
}

/** Follows the scroll position: id of the place that is being read, or null above the first. */
function useActiveAnchor(ids: readonly string[]): string | null {
  const [active, setActive] = useState<string | null>(null);
  const key = ids.join(' ');
  useEffect(() => {
    const listed = key === '' ? [] : key.split(' ');
    const update = () => setActive(findActiveAnchor(listed));
    update();
    if (listed.length === 0) return;
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [key]);
  return active;
}

const keyOf = ({ route, anchor }: SideMenuItem) => `${route ?? ''}#${anchor ?? ''}`;

interface SideMenuProps {
  readonly label: string;
  readonly groups: readonly SideMenuGroup[];
  /** Whether expanding an item also opens its page, as it does beside a wide page. */
  readonly opensOnExpand: boolean;
  /** A link was followed. */
  readonly onFollow: () => void;
}

/** The items of a side menu, in groups. What was expanded or collapsed by hand stays so. */
export function SideMenu({ label, groups, opensOnExpand, onFollow }: SideMenuProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const basePath = readBasePath(pathname);
  const activeAnchor = useActiveAnchor(listAnchors(groups, basePath, pathname));
  const place = { basePath, pathname, activeAnchor };
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({});
  const isOpenPage = (item: SideMenuItem) =>
    isCurrentTarget({ label: item.label, ...(item.route === undefined ? {} : { route: item.route }) }, place);
  const isExpanded = (item: SideMenuItem) => readOwn(toggled, keyOf(item)) ?? isOpenPage(item);
  const toggle = (item: SideMenuItem) => {
    const isExpanding = !isExpanded(item);
    setToggled((old) => ({ ...old, [keyOf(item)]: isExpanding }));
    if (isExpanding && opensOnExpand) void navigate(makeTargetPath(basePath, item));
  };
  return (
    <Box component="nav" aria-label={label}>
      {groups.map(({ key, heading, items }) => (
        <Box key={key} sx={{ mb: 2 }}>
          {heading !== undefined && (
            <Typography component="h2" variant="overline" sx={{ px: '12px', color: 'var(--ink-3)' }}>
              {heading}
            </Typography>
          )}
          <List disablePadding {...(heading === undefined ? {} : { 'aria-label': heading })}>
            {items.map((item) =>
              item.children === undefined ? (
                <SideMenuLink key={keyOf(item)} target={item} place={place} onFollow={onFollow} />
              ) : (
                <ExpandableEntry
                  key={keyOf(item)}
                  item={item}
                  place={place}
                  isExpanded={isExpanded(item)}
                  onToggle={() => toggle(item)}
                  onFollow={onFollow}
                />
              ),
            )}
          </List>
        </Box>
      ))}
    </Box>
  );
}
