import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import InputBase from '@mui/material/InputBase';
import type { TFunction } from 'i18next';
import { type ReactNode, useId } from 'react';
import { letters, rem } from '../design/tokens';
import { BarSelect, framedStyle } from '../ui/bar-select';
import { readCount } from '../word-search/word-search-values';

/** A function that a table of options of different types can hold. */
type Held<Given extends unknown[], Result> = { call(...given: Given): Result }['call'];

/** Key of the message that says what is wrong, and what it names; null where the field itself says it. */
type Fault = readonly [key: string, named?: Readonly<Record<string, number>>] | null;

/** What the field of an option gets. */
export interface OptionFieldProps<Value> {
  readonly value: Value;
  readonly onChange: Held<[value: Value], void>;
  readonly label: string;
  readonly hint: string | undefined;
  /** What is wrong, in words. */
  readonly fault: string | undefined;
  readonly isDisabled: boolean;
  /** Names a value that may be chosen. */
  readonly nameValue: (value: unknown) => string;
  /** The whole form. */
  readonly values: object;
}

interface Telling {
  /** Key of the label; `options.NAME` where absent. */
  readonly label?: string;
  /**
   * How the line of a question tells it: its value; the same, with its label in citations (`named`) or in these alone (`cited`);
   * or a message that knows its number as `count`. Files tell all options.
   */
  readonly tell?: 'value' | 'named' | 'cited' | (string & {});
  /** The value in words, where it is not `names.NAME.VALUE` or itself; null where another option tells it. */
  readonly name?: Held<[sent: unknown, t: TFunction, request: object], string> | null;
  /** It has no meaning beside the other values of the form. */
  readonly isOff?: Held<[values: object], boolean>;
}

/** An option of a tool, as it is typed and as it is sent. */
export interface OptionKind<Value = unknown, Sent = unknown> extends Telling {
  readonly empty: Value;
  /** What a link says of it beside `all` others, if anything; undefined refuses the link. */
  readonly read: Held<[linked: unknown, all: object], Value | undefined>;
  /** What is sent, undefined to leave it out. `values` is the whole form. */
  readonly check: Held<[value: Value, values: object], { readonly sent: Sent } | { readonly fault: Fault }>;
  /** Absent for what stands in the bar. */
  readonly Field?: Held<[props: OptionFieldProps<Value>], ReactNode>;
  /** It is read from a link that does not name it, too. */
  readonly isMandatory?: true;
  /** Its values have names of their own. */
  readonly isNamed?: true;
  /** Numbers that its hint names. */
  readonly hintOf?: Held<[values: object], Readonly<Record<string, number | null>>>;
}

/** Yes or no. */
export const flag = (telling?: Telling): OptionKind<boolean, boolean> => ({
  empty: false,
  read: (linked) => linked === true,
  check: (sent) => ({ sent }),
  Field: ({ value, onChange, label, isDisabled }) => (
    <FormControlLabel
      control={
        <Checkbox
          checked={value}
          disabled={isDisabled}
          onChange={(_, next) => onChange(next)}
          sx={{ py: 0.5 }}
        />
      }
      label={label}
    />
  ),
  ...telling,
});

/** A number of a link as it is typed. */
const readLinkedCount = (linked: unknown, most: number): string | undefined => {
  const typed = typeof linked === 'number' || typeof linked === 'string' ? String(linked) : '';
  return readCount(typed, most) === null ? undefined : typed;
};

/** A whole number from 1. */
export const count = (most: number, first: number, telling?: Telling): OptionKind<string, number> => ({
  empty: String(first),
  read: (linked) => readLinkedCount(linked, most),
  check: (typed) => {
    const sent = readCount(typed, most);
    return sent === null ? { fault: ['word-search:count_between', { most }] } : { sent };
  },
  Field: (props) => <TypedField {...props} isNumber most={most} />,
  ...telling,
});

interface TypedFieldProps extends OptionFieldProps<string> {
  /** A whole number; of at most so many where that is known. */
  readonly isNumber?: true;
  readonly most?: number;
  readonly maxLength?: number;
}

/** What is typed, with its label before it in one frame; what is wrong is said at once. */
export function TypedField(props: TypedFieldProps) {
  const { value, onChange, label, hint, fault, isNumber = false, most, maxLength } = props;
  const id = useId();
  const isFaulty = fault !== undefined;
  return (
    <Box sx={{ maxWidth: '100%' }} data-faulty={isFaulty || undefined}>
      <Box sx={typedStyle}>
        <label htmlFor={id}>{label}</label>
        <InputBase
          id={id}
          multiline={!isNumber && maxLength === undefined}
          maxRows={4}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          error={isFaulty}
          type={most === undefined ? 'text' : 'number'}
          inputProps={{
            'aria-describedby': `${id}-said`,
            ...(isNumber
              ? { inputMode: 'numeric', autoComplete: 'off', min: 1, max: most }
              : { lang: 'et', autoCapitalize: 'none', spellCheck: false, maxLength }),
          }}
          sx={{ ...letters[14], width: rem(isNumber ? 64 : 240), px: 1, minWidth: 0 }}
        />
      </Box>
      <FormHelperText id={`${id}-said`} error={isFaulty}>
        {fault ?? hint}
      </FormHelperText>
    </Box>
  );
}

const typedStyle = {
  ...{ ...framedStyle, gap: 0, alignItems: 'stretch', maxWidth: '100%' },
  '& > label': {
    ...{ display: 'flex', alignItems: 'center', pr: '8px', borderRight: '1px solid var(--line)' },
    ...{ color: 'var(--ink-2)', whiteSpace: 'nowrap' },
  },
} as const;

/** A whole number from 1 that may be left out; `findBlank` says what is then sent. */
export const optionalCount = <Blank extends number | null = null>(
  most: number,
  telling?: Telling,
  findBlank: Held<[values: object], Blank> = () => null as Blank,
): OptionKind<string, number | Blank> => ({
  empty: '',
  read: (linked) => (linked === null ? '' : readLinkedCount(linked, most)),
  check: (typed, values) => {
    if (typed.trim() === '') return { sent: findBlank(values) };
    const sent = readCount(typed, most);
    return sent === null ? { fault: ['word-search:count_optional'] } : { sent };
  },
  Field: (props) => <TypedField {...props} isNumber />,
  hintOf: (values) => ({ count: findBlank(values) }),
  ...telling,
});

/** Something typed that may be left out. */
export const text = (
  maxLength: number,
  findFault: (typed: string) => Fault | undefined = () => undefined,
  telling?: Telling,
): OptionKind<string, string | undefined> => ({
  empty: '',
  read: (linked) => (typeof linked === 'string' && linked !== '' ? linked.slice(0, maxLength) : undefined),
  check: (typed) => {
    const sent = typed.trim() || undefined;
    const fault = sent === undefined ? undefined : findFault(sent);
    return fault === undefined ? { sent } : { fault };
  },
  Field: (props) => <TypedField {...props} maxLength={maxLength} />,
  tell: 'value',
  ...telling,
});

interface ChoiceLook<Value> extends Telling {
  /** Those that the rest of the form leaves. */
  readonly offer?: Held<[values: object], readonly Value[]>;
}

/** One of some values. */
export const choice = <Value extends string | number>(
  known: readonly Value[],
  first: Value,
  { offer = () => known, ...telling }: ChoiceLook<Value> = {},
): OptionKind<Value, Value> => {
  const check = (value: Value, values: object) => ({ sent: offer(values).includes(value) ? value : first });
  return {
    empty: first,
    read: (linked) => known.find((value) => value === linked),
    check,
    isNamed: true,
    Field: ({ value, onChange, label, nameValue, values }) => (
      <BarSelect
        showsLabel
        label={label}
        value={String(check(value, values).sent)}
        choices={offer(values).map((one) => [String(one), nameValue(one)] as const)}
        onChange={(next) => onChange(known.find((one) => String(one) === next)!)}
      />
    ),
    ...telling,
  };
};
