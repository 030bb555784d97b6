import CloseIcon from '@mui/icons-material/Close';
import MenuOpenIcon from '@mui/icons-material/MenuOpen';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useEffect, useState, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, Link, useNavigate } from 'react-router';
import { pageStyle, TOUCH_PX } from '../../design/tokens';
import { SCROLL_HEADER_OFFSET_PX, scrollToElement } from '../scroll-to-element';
import { useIsAtLeast } from '../use-screen-width';
import {
  type SideMenuGroup,
  isCurrentTarget,
  listAnchors,
  makeTargetPath,
  type MenuPlace,
  readBasePath,
  type SideMenuItem,
  type SideMenuTarget,
} from './side-menu-item';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Typography from '@mui/material/Typography';

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

interface SideMenuProps {
  readonly label: string;
  readonly groups: readonly SideMenuGroup[];
  /** Whether expanding an item also opens its page, as it does beside a wide page. */
  readonly opensOnExpand: boolean;
  /** A link was followed. */
  readonly onFollow: () => void;
}

interface EntryProps extends Pick<SideMenuProps, 'opensOnExpand' | 'onFollow'> {
  readonly item: SideMenuItem;
  readonly place: MenuPlace;
}

function TargetLink({
  target,
  place,
  onFollow,
}: Omit<EntryProps, 'item' | 'opensOnExpand'> & { readonly target: SideMenuTarget }) {
  const isCurrent = isCurrentTarget(target, place);
  return (
    <Link
      to={makeTargetPath(place.basePath, target)}
      aria-current={isCurrent ? (target.anchor === undefined ? 'page' : 'location') : undefined}
      onClick={onFollow}
    >
      {target.label}
    </Link>
  );
}

/** An item with its children, which are seen while its page is open, unless they were expanded or collapsed by hand. */
function ExpandableEntry({ item, place, opensOnExpand, onFollow }: EntryProps) {
  const id = useId();
  const navigate = useNavigate();
  const [isToggled, setIsToggled] = useState<boolean | null>(null);
  const { anchor: _anchor, ...page } = item;
  const isExpanded = isToggled ?? isCurrentTarget(page, place);
  const toggle = () => {
    setIsToggled(!isExpanded);
    if (!isExpanded && opensOnExpand) void navigate(makeTargetPath(place.basePath, item));
  };
  return (
    <>
      <button
        type="button"
        aria-expanded={isExpanded}
        aria-controls={id}
        data-current={isCurrentTarget(item, place) || undefined}
        onClick={toggle}
      >
        {item.label}
        {isExpanded ? <ExpandLess fontSize="small" /> : <ExpandMore fontSize="small" />}
      </button>
      <ul id={id} hidden={!isExpanded} aria-label={item.label}>
        {item.children?.map((child) => (
          <li key={`${child.route ?? ''}#${child.anchor ?? ''}`}>
            <TargetLink target={child} place={place} onFollow={onFollow} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The items of a side menu, in groups. */
function SideMenu({ label, groups, opensOnExpand, onFollow }: SideMenuProps) {
  const { pathname } = useLocation();
  const basePath = readBasePath(pathname);
  const place = {
    basePath,
    pathname,
    activeAnchor: useActiveAnchor(listAnchors(groups, basePath, pathname)),
  };
  return (
    <Box component="nav" aria-label={label} sx={menuStyle}>
      {groups.map(({ key, heading, items }) => (
        <Box key={key} sx={{ mb: 2 }}>
          {heading !== undefined && (
            <Typography component="h2" variant="overline" sx={{ px: '12px', color: 'var(--ink-3)' }}>
              {heading}
            </Typography>
          )}
          <ul aria-label={heading}>
            {items.map((item) => (
              <li key={`${item.route ?? ''}#${item.anchor ?? ''}`}>
                {item.children === undefined ? (
                  <TargetLink target={item} place={place} onFollow={onFollow} />
                ) : (
                  <ExpandableEntry {...{ item, place, opensOnExpand, onFollow }} />
                )}
              </li>
            ))}
          </ul>
        </Box>
      ))}
    </Box>
  );
}

/** Width of the menu in pixels, beside the page and in the drawer. */
const MENU_WIDTH_PX = 270;

interface SideMenuLayoutProps {
  /** Names the menu. */
  readonly label: string;
  readonly groups: readonly SideMenuGroup[];
  readonly children: ReactNode;
}

/** Brings the place that the address names into sight, also when its link is followed a second time. */
function useScrollToHash() {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash !== '') scrollToElement(decodeURIComponent(hash.slice(1)));
  }, [hash, key]);
}

interface MenuDrawerProps extends Omit<SideMenuLayoutProps, 'children'> {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function MenuDrawer({ label, groups, isOpen, onClose }: MenuDrawerProps) {
  const { t } = useTranslation('shell');
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { sx: { width: MENU_WIDTH_PX, p: 1 }, 'aria-label': label } }}
    >
      <IconButton aria-label={t('navigation.close_menu')} onClick={onClose} sx={{ alignSelf: 'flex-end' }}>
        <CloseIcon />
      </IconButton>
      <SideMenu label={label} groups={groups} opensOnExpand={false} onFollow={onClose} />
    </Drawer>
  );
}

/**
 * A page with a menu at its side: items in groups, some with children that expand, routes below
 * the first path segment, places on the page marked as they are read. A drawer on narrow screens.
 */
export function SideMenuLayout({ label, groups, children }: SideMenuLayoutProps) {
  const isWide = useIsAtLeast('md');
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  useScrollToHash();
  return (
    <Box
      sx={{
        ...pageStyle,
        py: '24px',
        display: 'grid',
        gap: { xs: 2, md: '40px' },
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `${MENU_WIDTH_PX}px minmax(0, 1fr)` },
      }}
    >
      {isWide ? (
        <Box
          sx={{
            position: 'sticky',
            top: SCROLL_HEADER_OFFSET_PX,
            maxHeight: `calc(100vh - ${SCROLL_HEADER_OFFSET_PX}px)`,
            overflowY: 'auto',
          }}
        >
          <SideMenu label={label} groups={groups} opensOnExpand onFollow={() => undefined} />
        </Box>
      ) : (
        <>
          <Button
            variant="outlined"
            startIcon={<MenuOpenIcon />}
            aria-haspopup="dialog"
            onClick={() => setIsDrawerOpen(true)}
            sx={{ justifySelf: 'start' }}
          >
            {label}
          </Button>
          <MenuDrawer
            label={label}
            groups={groups}
            isOpen={isDrawerOpen}
            onClose={() => setIsDrawerOpen(false)}
          />
        </>
      )}
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Box>
  );
}

const menuStyle = {
  '& ul': { m: 0, p: 0, listStyle: 'none' },
  '& a, & button': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    width: 1,
    minHeight: 32,
    p: '4px 12px',
    border: 0,
    borderLeft: '2px solid transparent',
    bgcolor: 'transparent',
    font: 'inherit',
    textAlign: 'left',
    textDecoration: 'none',
    color: 'var(--ink-2)',
    cursor: 'pointer',
    '@media (forced-colors: active)': { borderLeftColor: 'Canvas' },
    '@media (pointer: coarse)': { minHeight: TOUCH_PX },
  },
  '& ul ul a': { pl: '24px' },
  '& a:hover, & button:hover': { color: 'var(--ink)' },
  '& [aria-current], & [data-current]': { borderColor: 'var(--ink)', color: 'var(--ink)', fontWeight: 600 },
} as const;
