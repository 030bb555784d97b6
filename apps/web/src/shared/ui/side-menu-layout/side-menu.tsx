import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readOwn } from '@keelerada/estonian/make-table';
import { ExpandableEntry, SideMenuLink } from './side-menu-entry';
import {
  isCurrentTarget,
  listAnchors,
  makeTargetPath,
  readBasePath,
  type SideMenuGroup,
  type SideMenuItem,
} from './side-menu-item';
import { useActiveAnchor } from './use-active-anchor';

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
