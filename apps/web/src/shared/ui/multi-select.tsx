import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { type ReactNode, useId } from 'react';

/** Least width in pixels of the open menu. */
const MENU_WIDTH_PX = 300;
/** Room for about eight options; on a phone no more than part of the screen, so that the box stays in sight. */
const MENU_HEIGHT = 'min(380px, 60vh)';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  /** Options with the same heading are grouped under it. */
  readonly heading?: string | undefined;
}

interface MultiSelectProps {
  readonly label: string;
  readonly options: readonly SelectOption[];
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  /** Text of the box while nothing is chosen. */
  readonly emptyText: string;
  readonly isDisabled?: boolean;
  /** The label stands before what is chosen, in one frame with it. */
  readonly isInLine?: boolean;
}

/** Options as items of a list, under their headings. */
export function renderOptions(
  options: readonly SelectOption[],
  render: (option: SelectOption) => ReactNode,
): ReactNode[] {
  return options.flatMap((option, index) => {
    const { heading } = option;
    if (heading === undefined || heading === options[index - 1]?.heading) return [render(option)];
    // The list makes every child an option: a heading says that it cannot be chosen.
    const head = (
      <ListSubheader key={`heading ${heading}`} aria-disabled>
        {heading}
      </ListSubheader>
    );
    return [head, render(option)];
  });
}

/** A list of options of which any number may be chosen. */
export function MultiSelect(props: MultiSelectProps) {
  const { label, options, value, onChange, emptyText, isDisabled = false, isInLine = false } = props;
  const id = useId();
  const labels = new Map(options.map((option) => [option.value, option.label]));
  const items = renderOptions(options, (option) => (
    <MenuItem key={option.value} value={option.value} dense>
      <Checkbox checked={value.includes(option.value)} size="small" tabIndex={-1} sx={{ py: 0.5 }} />
      <ListItemText
        primary={option.label}
        slotProps={{ primary: { sx: { whiteSpace: 'normal', overflowWrap: 'anywhere' } } }}
      />
    </MenuItem>
  ));
  return (
    <FormControl fullWidth disabled={isDisabled}>
      {!isInLine && <InputLabel id={id}>{label}</InputLabel>}
      <Select<string[]>
        multiple
        displayEmpty
        labelId={id}
        {...(isInLine
          ? {
              startAdornment: (
                <Box id={id} component="span" sx={labelStyle}>
                  {label}
                </Box>
              ),
            }
          : {})}
        value={[...value]}
        onChange={({ target }) =>
          onChange(typeof target.value === 'string' ? target.value.split(',') : target.value)
        }
        renderValue={(chosen) =>
          chosen.length === 0 ? emptyText : chosen.map((code) => labels.get(code) ?? code).join(', ')
        }
        MenuProps={{
          slotProps: {
            paper: { sx: { maxHeight: MENU_HEIGHT, width: MENU_WIDTH_PX, maxWidth: 'calc(100vw - 32px)' } },
          },
        }}
      >
        {items}
      </Select>
    </FormControl>
  );
}

const labelStyle = { color: 'var(--ink-2)', whiteSpace: 'nowrap', pr: '8px' } as const;
