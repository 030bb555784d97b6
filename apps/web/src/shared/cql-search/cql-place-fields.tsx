import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { ANY_ERROR, type CqlPlace } from '@keelerada/corpus-engine/cql/make-cql';
import { errorCodeTexts } from '@keelerada/contract/error-marks/error-codes';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { MenuButton } from '../ui/menu-button';
import { SelectField } from '../ui/select-field';
import { useLanguage } from '../i18n/use-language';
import {
  type FeatureName,
  featureValues,
  listFeatures,
  readRelation,
  readValueKey,
  relationKeys,
  repeats,
  sentenceParts,
  wordClasses,
} from './cql-choices';
import { readFeature, withFeature } from './place-features';

interface CqlChoiceFieldProps {
  readonly label: string;
  /** Empty if the choice is open. */
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** A drop-down of which nothing has to be chosen. A value that it does not offer is shown as it is. */
function CqlChoiceField({ label, value, options, onChange }: CqlChoiceFieldProps) {
  const { t } = useTranslation('word-context-cql');
  const isOffered = value === '' || options.some((option) => option.value === value);
  return (
    <SelectField
      label={label}
      value={value}
      onChange={onChange}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      options={['', ...(isOffered ? [] : [value]), ...options.map((option) => option.value)]}
      nameOption={(each) =>
        each === '' ? t('any') : (options.find((option) => option.value === each)?.label ?? each)
      }
    />
  );
}

interface PlaceProps {
  readonly place: CqlPlace;
  readonly onChange: (place: CqlPlace) => void;
}

/** The place with another value of a field; an empty value leaves the field out. */
function withField(place: CqlPlace, field: keyof CqlPlace, value: string | undefined): CqlPlace {
  const { [field]: _before, ...others } = place;
  return value === undefined || value === '' ? others : { ...others, [field]: value };
}

/** Keys of the names of fields; a dot would name a group of messages. */
const fieldKeys = {
  word: 'word',
  lemma: 'lemma',
  pos: 'pos',
  part: 'part',
  deprel: 'deprel',
  repeat: 'repeat',
  error: 'error',
  'error.first': 'error_first',
  corrected: 'corrected',
  'corrected.lemma': 'corrected_lemma',
} as const;

type WordFieldName = 'word' | 'lemma' | 'corrected' | 'corrected.lemma';

function WordField({ place, onChange, field }: PlaceProps & { readonly field: WordFieldName }) {
  const { t } = useTranslation('word-context-cql');
  return (
    <TextField
      label={t(`fields.${fieldKeys[field]}`)}
      value={place[field] ?? ''}
      onChange={({ target }) => onChange(withField(place, field, target.value))}
      slotProps={{
        htmlInput: {
          lang: 'et',
          autoComplete: 'off',
          autoCapitalize: 'none',
          spellCheck: false,
          maxLength: 100,
        },
        inputLabel: { shrink: true },
      }}
      placeholder={t('any')}
    />
  );
}

function RepeatField({ place, onChange }: PlaceProps) {
  const { t } = useTranslation('word-context-cql');
  const { least = 1, most = 1, ...rest } = place;
  const index = repeats.findIndex((repeat) => repeat.least === least && repeat.most === most);
  const choose = (chosen: number) => {
    const repeat = repeats[chosen];
    if (repeat === undefined) return;
    onChange(chosen === 0 ? rest : { ...rest, least: repeat.least, most: repeat.most });
  };
  return (
    <SelectField
      label={t('fields.repeat')}
      value={index}
      onChange={choose}
      options={[...repeats.keys(), ...(index === -1 ? [-1] : [])]}
      nameOption={(place) => {
        const known = repeats[place];
        if (known !== undefined) return t(`repeats.${known.key}`);
        return most === null ? t('repeats.from', { least }) : t('repeats.between', { least, most });
      }}
    />
  );
}

type ListedName = FeatureName | 'pos' | 'part' | 'deprel' | 'error' | 'error.first';

/** A condition with a list of values; of a joined type of errors each part is offered by itself. */
function ListedField({ place, onChange, name }: PlaceProps & { readonly name: ListedName }) {
  const { t } = useTranslation('word-context-cql');
  const language = useLanguage();
  if (isFeature(name))
    return (
      <CqlChoiceField
        label={t(`features.${name}`)}
        value={readFeature(place.feats, name)}
        options={featureValues[name].map((value) => ({
          value,
          label: t(`values.${name}.${readValueKey(value)}`),
        }))}
        onChange={(value) => onChange(withField(place, 'feats', withFeature(place.feats, name, value)))}
      />
    );
  const errors = [
    { value: ANY_ERROR, label: t('any_error') },
    ...errorCodeTexts.map(({ code, name: text }) => ({ value: code, label: text[language] })),
  ];
  const options = {
    pos: () => wordClasses.map((value) => ({ value, label: t(`classes.${value}`) })),
    part: () => sentenceParts.map((value) => ({ value, label: t(`parts.${value.replace('@', '')}`) })),
    deprel: () => relationKeys.map((key) => ({ value: readRelation(key), label: t(`relations.${key}`) })),
    error: () => errors,
    'error.first': () => errors,
  };
  return (
    <CqlChoiceField
      label={t(`fields.${fieldKeys[name]}`)}
      value={place[name] ?? ''}
      options={options[name]()}
      onChange={(value) => onChange(withField(place, name, value))}
    />
  );
}

/** What can be asked of a place beside its base form and word class. */
type ConditionName = Exclude<ListedName, 'pos'> | Exclude<WordFieldName, 'lemma'> | 'repeat';

const errorConditions = ['error', 'error.first', 'corrected', 'corrected.lemma'] as const;

const isFeature = (name: ConditionName | ListedName): name is FeatureName => name in featureValues;

function isAsked(place: CqlPlace, name: ConditionName): boolean {
  if (isFeature(name)) return readFeature(place.feats, name) !== '';
  if (name === 'repeat') return (place.least ?? 1) !== 1 || place.most === null || (place.most ?? 1) !== 1;
  return (place[name] ?? '') !== '';
}

function Condition({ name, ...props }: PlaceProps & { readonly name: ConditionName }) {
  if (name === 'word' || name === 'corrected' || name === 'corrected.lemma')
    return <WordField {...props} field={name} />;
  return name === 'repeat' ? <RepeatField {...props} /> : <ListedField {...props} name={name} />;
}

/** What one place must be; nothing is mandatory. Base form and word class are there at once, the rest is added one by one. */
export function CqlPlaceFields({ place, onChange }: PlaceProps) {
  const [added, setAdded] = useState<readonly ConditionName[]>([]);
  const box = useRef<HTMLDivElement>(null);
  const ofClass = listFeatures(place.pos);
  const features = (Object.keys(featureValues) as FeatureName[]).filter(
    (name) => ofClass.includes(name) || isAsked(place, name),
  );
  const all: readonly ConditionName[] = ['word', ...features, 'part', 'deprel', ...errorConditions, 'repeat'];
  const shown = all.filter((name) => added.includes(name) || isAsked(place, name));
  const add = (name: ConditionName) => {
    flushSync(() => setAdded([...added, name]));
    box.current
      ?.querySelector<HTMLElement>(`[data-condition="${name}"] :is(input, [role="combobox"])`)
      ?.focus();
  };
  return (
    <Box ref={box} sx={fieldsStyle}>
      <WordField place={place} onChange={onChange} field="lemma" />
      <ListedField place={place} onChange={onChange} name="pos" />
      {shown.map((name) => (
        <Box key={name} data-condition={name} sx={{ display: 'grid' }}>
          <Condition name={name} place={place} onChange={onChange} />
        </Box>
      ))}
      <AddCondition names={all.filter((name) => !shown.includes(name))} onAdd={add} />
    </Box>
  );
}

interface AddConditionProps {
  readonly names: readonly ConditionName[];
  readonly onAdd: (name: ConditionName) => void;
}

/** Offers the conditions that are not there yet. */
function AddCondition({ names, onAdd }: AddConditionProps) {
  const { t } = useTranslation('word-context-cql');
  if (names.length === 0) return null;
  return (
    // The focus goes to the new field.
    <MenuButton
      color="inherit"
      startIcon={<Add />}
      sx={{ justifySelf: 'start' }}
      losesFocus
      label={t('builder.add_condition')}
    >
      {names.map((name) => (
        <MenuItem key={name} onClick={() => onAdd(name)}>
          {t(isFeature(name) ? `features.${name}` : `fields.${fieldKeys[name]}`)}
        </MenuItem>
      ))}
    </MenuButton>
  );
}

const fieldsStyle = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(160px, 100%), 1fr))',
} as const;
