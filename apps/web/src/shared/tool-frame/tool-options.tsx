import { readOwn } from '@keelerada/estonian/make-table';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOption } from '../citation/name-option';
import { isRecord } from '../kept-value/is-record';
import type { ProvenanceEntry } from '../provenance/list-provenance';
import { makeTextFields, type TextFields } from '../text-selection/make-text-fields';
import type { SelectedTexts } from '../text-selection/selected-texts';
import type { OptionKind } from './option-kinds';

/** What the fields of a tool's form need. */
export interface FormFields<Values> {
  readonly values: Values;
  readonly onChange: (values: Values) => void;
  /** True after an attempt to send an incomplete form. */
  readonly showsErrors: boolean;
}

/** What a tool is asked: its form, and the request, links and words that follow from it. `t` is of the tool's namespace. */
export interface ToolOptions<Values, Request> {
  readonly empty: Values;
  /** Null while a field is missing or wrong. */
  readonly makeRequest: (values: Values, texts: SelectedTexts) => Request | null;
  /** The form that an opened link asks for; null if it makes no sense, because anyone can write a link. */
  readonly read: (linked: unknown) => Values | null;
  /** A request in one line; `isCited` as citations say it. */
  readonly describe: (request: object, t: TFunction, isCited: boolean) => string;
  /** A request as label and value. */
  readonly list: (request: object, t: TFunction) => readonly ProvenanceEntry[];
  /** What opens under the bar; absent where all stands in the bar. */
  readonly Fields?: (fields: FormFields<Values>) => ReactNode;
}

/** Options by the names that they have in requests and links. */
type Table = Readonly<Record<string, OptionKind>>;
export type ValuesOf<Of extends Table> = { readonly [Name in keyof Of]: Of[Name]['empty'] };
type SentOf<Kind> = Kind extends OptionKind<infer _, infer Sent> ? Sent : never;
type Sent<Of extends Table> = { [Name in keyof Of]: SentOf<Of[Name]> };

const isSet = (sent: unknown) => Boolean(sent) && !(Array.isArray(sent) && sent.length === 0);
const countOf = (sent: unknown) => (Array.isArray(sent) ? sent.length : sent);

/** The value of an option in words. */
function nameSent(key: string, kind: OptionKind, sent: unknown, t: TFunction, request: object): string {
  if (sent === null) return t('tool-frame:none');
  if (kind.name) return kind.name(sent, t, request);
  if (typeof sent === 'boolean') return t(sent ? 'tool-frame:yes' : 'tool-frame:no');
  return [sent as string | readonly string[]]
    .flat()
    .map((one) => (kind.isNamed ? t(`names.${key}.${one}`) : String(one)))
    .join(', ');
}

/**
 * What follows from one table of the options of a tool. `messages` is the namespace of labels (`options.NAME`), hints
 * (`hints.NAME`) and values (`names.NAME.VALUE`); `complete` adds to the options what else is sent, the chosen texts where absent.
 */
export function defineOptions<const Of extends Table, Request = TextFields & Sent<Of>>(
  messages: string,
  table: Of,
  complete = (sent: Sent<Of>, texts: SelectedTexts): Request | null =>
    ({ ...makeTextFields(texts), ...sent }) as Request,
): ToolOptions<ValuesOf<Of>, Request> {
  type Values = ValuesOf<Of>;
  const kinds = Object.entries<OptionKind>(table);
  const labelOf = (key: string, { label }: OptionKind, t: TFunction) => t(label ?? `options.${key}`);
  // What has no meaning beside the other options is as if nobody had set it.
  const valueOf = (key: string, { isOff, empty }: OptionKind, values: Values) =>
    isOff?.(values) ? empty : readOwn(values, key);

  function Fields({ values, onChange }: FormFields<Values>) {
    const { t } = useTranslation(messages);
    return kinds.map(([key, kind]) => {
      const value = valueOf(key, kind, values);
      const checked = kind.check(value, values);
      const fault = 'fault' in checked ? checked.fault : null;
      const hintKey = (kind.label ?? `options.${key}`).replace('options.', 'hints.');
      return (
        kind.Field && (
          <kind.Field
            key={key}
            {...{ value, values }}
            onChange={(next) => onChange({ ...values, [key]: next })}
            label={labelOf(key, kind, t)}
            hint={t(hintKey, { defaultValue: '', ...kind.hintOf?.(values) }) || undefined}
            fault={fault === null ? undefined : t(fault[0], fault[1] ?? {})}
            isDisabled={kind.isOff?.(values) ?? false}
            nameValue={(one) => nameSent(key, kind, one, t, values)}
          />
        )
      );
    });
  }

  return {
    empty: Object.fromEntries(kinds.map(([key, { empty }]) => [key, empty])) as Values,
    makeRequest: (values, texts) => {
      const checked = kinds.map(
        ([key, kind]) => [key, kind.check(valueOf(key, kind, values), values)] as const,
      );
      const sent = checked.flatMap(([key, answer]) =>
        'sent' in answer ? [[key, answer.sent] as const] : [],
      );
      const said = sent.filter(([, value]) => value !== undefined);
      return sent.length < kinds.length ? null : complete(Object.fromEntries(said) as Sent<Of>, texts);
    },
    read: (linked) => {
      const given = isRecord(linked) ? linked : {};
      const values = kinds.map(([key, kind]) => {
        const said = readOwn(given, key);
        return [key, said === undefined && !kind.isMandatory ? kind.empty : kind.read(said, given)] as const;
      });
      return values.some(([, value]) => value === undefined) ? null : (Object.fromEntries(values) as Values);
    },
    describe: (request, t, isCited) =>
      kinds
        .flatMap(([key, kind]) => {
          const sent = readOwn({ ...request }, key);
          if (!isSet(sent) || kind.tell === undefined) return [];
          if (kind.tell === 'value' || (kind.tell === 'named' && !isCited))
            return nameSent(key, kind, sent, t, request);
          if (kind.tell !== 'cited' && kind.tell !== 'named') return t(kind.tell, { count: countOf(sent) });
          return isCited ? nameOption(labelOf(key, kind, t), nameSent(key, kind, sent, t, request)) : [];
        })
        .join(' · '),
    list: (request, t) =>
      kinds.flatMap(([key, kind]) => {
        const sent = readOwn({ ...request }, key);
        if (sent === undefined || kind.name === null) return [];
        return [[labelOf(key, kind, t), nameSent(key, kind, sent, t, request)] as const];
      }),
    ...(kinds.some(([, { Field }]) => Field) && { Fields }),
  };
}
