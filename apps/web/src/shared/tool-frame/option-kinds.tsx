import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { rem } from '../design/tokens';
import { RadioField } from '../ui/radio-field';
import { SelectField } from '../ui/select-field';
import { CountField } from '../word-search/count-field';
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
      control={<Checkbox checked={value} disabled={isDisabled} onChange={(_, next) => onChange(next)} />}
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
    return sent === null ? { fault: null } : { sent };
  },
  Field: (props) => <CountField {...props} most={most} />,
  ...telling,
});

/** A field for what may stay empty; what is wrong is said at once. */
export function TypedField(props: OptionFieldProps<string> & { isNumber?: true; maxLength?: number }) {
  const { value, onChange, label, hint, fault, isNumber = false, maxLength } = props;
  return (
    <TextField
      size="small"
      multiline={!isNumber && maxLength === undefined}
      maxRows={4}
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={fault !== undefined}
      data-faulty={fault !== undefined || undefined}
      helperText={fault ?? hint}
      slotProps={{
        htmlInput: isNumber
          ? { inputMode: 'numeric', autoComplete: 'off' }
          : { lang: 'et', autoCapitalize: 'none', spellCheck: false, maxLength },
      }}
      sx={{ width: '100%', maxWidth: 480 }}
    />
  );
}

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
  /** A list where absent. */
  readonly as?: 'radio';
  /** Those that the rest of the form leaves. */
  readonly offer?: Held<[values: object], readonly Value[]>;
}

/** One of some values. */
export const choice = <Value extends string | number>(
  known: readonly Value[],
  first: Value,
  { as, offer = () => known, ...telling }: ChoiceLook<Value> = {},
): OptionKind<Value, Value> => ({
  empty: first,
  read: (linked) => known.find((value) => value === linked),
  check: (value, values) => ({ sent: offer(values).includes(value) ? value : first }),
  isNamed: true,
  Field: ({ value, onChange, label, nameValue: nameOption, values }) =>
    as === 'radio' ? (
      <RadioField
        {...{ label, nameOption, value: String(value), options: known.map(String) }}
        onChange={(next) => onChange(known.find((one) => String(one) === next)!)}
        sx={radioStyle}
      />
    ) : (
      <SelectField
        {...{ label, nameOption, onChange, options: offer(values) }}
        value={offer(values).includes(value) ? value : first}
        sx={selectStyle}
      />
    ),
  ...telling,
});

const radioStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
};
const selectStyle = { flex: `0 1 ${rem(240)}`, minWidth: rem(140) };
