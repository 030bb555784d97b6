import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useId } from 'react';
import { Link } from 'react-router';
import { TOUCH_PX } from '../../design/tokens';
import { isCurrentTarget, makeTargetPath, type SideMenuItem, type SideMenuTarget } from './side-menu-item';

/** The visitor's place, for the marks of the menu. */
export interface MenuPlace {
  readonly basePath: string;
  readonly pathname: string;
  readonly activeAnchor: string | null;
}

const entrySx = {
  minHeight: 32,
  py: '4px',
  px: '12px',
  borderLeft: '2px solid transparent',
  color: 'var(--ink-2)',
  '@media (forced-colors: active)': { borderLeftColor: 'Canvas' },
  '&:hover': { bgcolor: 'transparent', color: 'var(--ink)' },
  '&.Mui-selected, &.Mui-selected:hover': {
    bgcolor: 'transparent',
    borderColor: 'var(--ink)',
    color: 'var(--ink)',
    fontWeight: 600,
  },
  '@media (pointer: coarse)': { minHeight: TOUCH_PX },
} as const;

interface SideMenuLinkProps {
  readonly target: SideMenuTarget;
  readonly place: MenuPlace;
  readonly isNested?: boolean;
  readonly onFollow: () => void;
}

export function SideMenuLink({ target, place, isNested = false, onFollow }: SideMenuLinkProps) {
  const isCurrent = isCurrentTarget(target, place);
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={Link}
        to={makeTargetPath(place.basePath, target)}
        selected={isCurrent}
        aria-current={isCurrent ? (target.anchor === undefined ? 'page' : 'location') : undefined}
        onClick={onFollow}
        sx={{ ...entrySx, ...(isNested ? { pl: '24px' } : {}) }}
      >
        <ListItemText primary={target.label} disableTypography />
      </ListItemButton>
    </ListItem>
  );
}

interface ExpandableEntryProps {
  readonly item: SideMenuItem;
  readonly place: MenuPlace;
  readonly isExpanded: boolean;
  readonly onToggle: () => void;
  readonly onFollow: () => void;
}

/** An item with children below it. */
export function ExpandableEntry({ item, place, isExpanded, onToggle, onFollow }: ExpandableEntryProps) {
  const id = useId();
  const isCurrent = isCurrentTarget(item, place);
  return (
    <>
      <ListItem disablePadding>
        <ListItemButton
          aria-expanded={isExpanded}
          aria-controls={id}
          selected={isCurrent}
          onClick={onToggle}
          sx={entrySx}
        >
          <ListItemText primary={item.label} disableTypography />
          {isExpanded ? <ExpandLess fontSize="small" /> : <ExpandMore fontSize="small" />}
        </ListItemButton>
      </ListItem>
      <Collapse component="li" in={isExpanded} id={id}>
        <List disablePadding aria-label={item.label}>
          {item.children?.map((child) => (
            <SideMenuLink
              key={`${child.route ?? ''}#${child.anchor ?? ''}`}
              target={child}
              place={place}
              isNested
              onFollow={onFollow}
            />
          ))}
        </List>
      </Collapse>
    </>
  );
}
