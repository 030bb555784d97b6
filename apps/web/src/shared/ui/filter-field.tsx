import FilterListIcon from '@mui/icons-material/FilterList';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputBase, { type InputBaseProps } from '@mui/material/InputBase';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { letters } from '../design/tokens';
import { JoinedField } from './joined-field';
import { BarSelect } from './bar-select';
import { BarActions } from './tool-bar';

interface FilterFieldProps<Way extends string> {
  readonly label: string;
  /** What rows may be left out by, where there is more than one thing; the rest of the field follows from it. */
  readonly choice?: {
    readonly ways: readonly (readonly [way: Way, text: string])[];
    readonly way: Way;
    readonly onWay: (way: Way) => void;
  };
  readonly children: ReactNode;
}

/** Leaves rows out: a button of the bar opens one field under it. */
export function FilterField<Way extends string>(props: FilterFieldProps<Way>) {
  const { label, choice, children } = props;
  const { t } = useTranslation('result-table');
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <BarActions place="tools">
        <Button
          color="inherit"
          startIcon={<FilterListIcon />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('filter.open')}
        </Button>
      </BarActions>
      <BarActions place="under">
        <Box id={id} role="search" aria-label={label} hidden={!isOpen} sx={fieldStyle}>
          {choice ? (
            <JoinedField
              isWide
              isFaulty={false}
              choice={
                <BarSelect
                  label={t('filter.how')}
                  value={choice.way}
                  choices={choice.ways}
                  onChange={choice.onWay}
                />
              }
            >
              {children}
            </JoinedField>
          ) : (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px' }}>{children}</Box>
          )}
        </Box>
      </BarActions>
    </>
  );
}

/** What the rows have to hold. */
export function FilterInput({ label, lang, maxLength, ...props }: InputBaseProps & FilterInputProps) {
  const input = { 'aria-label': label, lang, maxLength, spellCheck: false, autoComplete: 'off' };
  return <InputBase {...props} placeholder={label} inputProps={input} sx={inputStyle} />;
}
interface FilterInputProps {
  readonly label: string;
  readonly lang?: string | undefined;
  readonly maxLength?: number;
}

const fieldStyle = {
  py: '8px',
  mx: 'calc(-1 * var(--edge))',
  px: 'var(--edge)',
  borderBottom: '1px solid var(--line)',
} as const;
const inputStyle = { ...letters[14], paddingInline: '12px' } as const;
