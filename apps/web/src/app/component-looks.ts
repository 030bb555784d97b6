import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import type { Components, Theme } from '@mui/material/styles';
import { baseline } from './baseline';
import {
  CONTROL_PX,
  CORNER_PX,
  heights,
  FOCUS_RING,
  INNER_FOCUS_RING,
  letters,
  PAGE_PX,
  rem,
  TOUCH_PX,
} from '../shared/design/tokens';

const onTouch = { '@media (pointer: coarse)': { minHeight: TOUCH_PX, minWidth: TOUCH_PX } };
const button = { ...letters[14], fontWeight: 500, minHeight: CONTROL_PX, padding: '4px 12px', ...onTouch };

/** What can be chosen, ticked or typed into is neutral: the primary colour is left to the primary action and the keyword. */
const NEUTRAL_WHEN_CHECKED = {
  '&.Mui-checked, &.MuiCheckbox-indeterminate': { color: 'var(--mui-palette-text-primary)' },
};

export const componentLooks: Components<Theme> = {
  MuiCssBaseline: { styleOverrides: baseline },
  MuiContainer: {
    styleOverrides: {
      root: { '&&': { paddingInline: 'var(--edge)' }, '&.MuiContainer-disableGutters': { padding: 0 } },
      maxWidthXl: { '&&': { maxWidth: PAGE_PX } },
    },
  },
  MuiButtonBase: {
    styleOverrides: {
      root: {
        // The drawn ring is the sign of the focus, not a pulse. An entry of a menu has it without being in the order of Tab.
        '& .MuiTouchRipple-ripplePulsate': { display: 'none' },
        '&.Mui-focusVisible': FOCUS_RING,
      },
    },
  },
  MuiListItemButton: { styleOverrides: { root: { '&.Mui-focusVisible': INNER_FOCUS_RING } } },
  MuiTableCell: { styleOverrides: { root: { fontVariantNumeric: 'tabular-nums' } } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ ownerState, theme }) => ({
        ...(ownerState.variant === 'outlined' &&
          ownerState.color === 'inherit' && { borderColor: 'var(--line)' }),
        ...(ownerState.variant !== 'contained' &&
          ownerState.color === 'primary' && {
            color: theme.vars?.palette.text.primary,
            borderColor: theme.vars?.palette.action.disabled,
            '&[aria-pressed="true"], &[aria-expanded="true"]': {
              backgroundColor: theme.vars?.palette.action.selected,
            },
            '&:hover': {
              borderColor: theme.vars?.palette.text.secondary,
              backgroundColor: theme.vars?.palette.action.hover,
            },
          }),
      }),
      sizeMedium: button,
      sizeSmall: button,
      sizeLarge: button,
      startIcon: { '& > *:nth-of-type(1)': { fontSize: rem(18) } },
      endIcon: { marginLeft: 4, '& > *:nth-of-type(1)': { fontSize: rem(18) } },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: { borderRadius: CORNER_PX },
      sizeMedium: {
        width: rem(CONTROL_PX),
        height: rem(CONTROL_PX),
        padding: 0,
        '& .MuiSvgIcon-root': { fontSize: rem(20) },
        ...onTouch,
      },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        ...letters[14],
        fontWeight: 500,
        minHeight: CONTROL_PX,
        padding: '0 12px',
        '&.Mui-selected': { fontWeight: 600 },
        ...onTouch,
      },
    },
  },
  // What is said on a page needs no box.
  MuiAlert: {
    styleOverrides: {
      root: {
        ...{ ...letters[14], padding: 0, backgroundColor: 'transparent', color: 'var(--ink)' },
        '&.MuiAlert-colorInfo .MuiAlert-icon': { color: 'var(--ink-3)' },
      },
      icon: { padding: '6px 0', marginRight: 8, fontSize: rem(20) },
      message: { padding: '6px 0' },
      action: { paddingTop: 0 },
    },
  },
  MuiLink: {
    defaultProps: { underline: 'always', color: 'inherit' },
    styleOverrides: { root: { textDecorationColor: 'currentColor', textUnderlineOffset: '0.15em' } },
  },
  // What floats is told from the page by its edge, not by a lighter ground.
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiPopover: { styleOverrides: { paper: { boxShadow: 'var(--sh-menu)' } } },
  MuiDialog: { styleOverrides: { paper: { boxShadow: 'var(--sh-menu)' } } },
  MuiCheckbox: { styleOverrides: { root: NEUTRAL_WHEN_CHECKED } },
  MuiRadio: { styleOverrides: { root: NEUTRAL_WHEN_CHECKED } },
  MuiTabs: {
    defaultProps: { textColor: 'inherit' },
    styleOverrides: {
      root: { minHeight: heights.tabs },
      indicator: { backgroundColor: 'var(--mui-palette-text-primary)' },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        opacity: 1,
        minWidth: 0,
        minHeight: heights.tabs,
        padding: '8px 0',
        marginRight: '24px',
        color: 'var(--mui-palette-text-secondary)',
        '&.Mui-selected': { color: 'var(--mui-palette-text-primary)' },
        '&.Mui-focusVisible': INNER_FOCUS_RING,
      },
    },
  },
  MuiFormLabel: { styleOverrides: { root: { '&.Mui-focused:not(.Mui-error)': { color: 'inherit' } } } },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      notchedOutline: { borderColor: 'var(--line-strong)' },
      root: {
        ...{ backgroundColor: 'var(--surface)', '@media (pointer: coarse)': { minHeight: TOUCH_PX } },
        '&.MuiInputBase-sizeSmall:not(.MuiInputBase-multiline) .MuiOutlinedInput-input': {
          ...{ padding: '6px 12px', height: rem(20), minHeight: rem(20) },
          '&.MuiSelect-select': { paddingRight: '32px' },
        },
        '&.Mui-focused:not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderColor: 'var(--mui-palette-text-primary)',
        },
      },
    },
  },
  MuiSelect: { defaultProps: { IconComponent: ExpandMoreIcon } },
  MuiNativeSelect: { defaultProps: { IconComponent: ExpandMoreIcon } },
  // Parts that fold are told apart by hairlines.
  MuiAccordion: {
    defaultProps: { disableGutters: true, square: true, elevation: 0 },
    styleOverrides: {
      root: {
        ...{ backgroundColor: 'transparent', borderTop: '1px solid var(--line)' },
        '&::before': { display: 'none' },
      },
    },
  },
  MuiAccordionSummary: {
    styleOverrides: { root: { paddingInline: 0, '&.Mui-focusVisible': INNER_FOCUS_RING } },
  },
  MuiAccordionDetails: { styleOverrides: { root: { paddingInline: 0 } } },
  // The label of a field stands above it.
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true },
    styleOverrides: {
      root: {
        ...{ ...letters[14], marginBottom: 4, color: 'var(--ink-2)', whiteSpace: 'normal' },
        '&&': { position: 'static', maxWidth: 'none', transform: 'none', pointerEvents: 'auto' },
      },
    },
  },
  MuiTextField: { defaultProps: { size: 'small' } },
  MuiFormControl: { defaultProps: { size: 'small' } },
  MuiFormHelperText: { styleOverrides: { contained: { marginInline: 0 } } },
  MuiInputBase: { styleOverrides: { root: letters[14] } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        ...{ ...letters[14], minHeight: CONTROL_PX, paddingBlock: 4, ...onTouch },
        '&.Mui-focusVisible': INNER_FOCUS_RING,
      },
    },
  },
};
