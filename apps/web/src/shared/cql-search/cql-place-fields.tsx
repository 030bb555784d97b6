import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { CqlPlace } from '@keelerada/corpus-engine/cql/make-cql';
import { useTranslation } from 'react-i18next';
import { CqlChoiceField } from './cql-choice-field';
import type { FeatureName } from './cql-choices';
import {
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

interface PlaceProps {
  readonly place: CqlPlace;
  readonly onChange: (place: CqlPlace) => void;
}

/** The place with another value of a field; an empty value leaves the field out. */
function withField(place: CqlPlace, field: keyof CqlPlace, value: string | undefined): CqlPlace {
  const { [field]: _before, ...others } = place;
  return value === undefined || value === '' ? others : { ...others, [field]: value };
}

function WordField({ place, onChange, field }: PlaceProps & { readonly field: 'word' | 'lemma' }) {
  const { t } = useTranslation('word-context-cql');
  return (
    <TextField
      size="small"
      label={t(`fields.${field}`)}
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

function FeatureField({ place, onChange, name }: PlaceProps & { readonly name: FeatureName }) {
  const { t } = useTranslation('word-context-cql');
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
    <TextField
      select
      size="small"
      label={t('fields.repeat')}
      value={index}
      onChange={({ target }) => choose(Number(target.value))}
    >
      {repeats.map(({ key }, place) => (
        <MenuItem key={key} value={place}>
          {t(`repeats.${key}`)}
        </MenuItem>
      ))}
      {index === -1 && (
        <MenuItem value={-1}>
          {most === null ? t('repeats.from', { least }) : t('repeats.between', { least, most })}
        </MenuItem>
      )}
    </TextField>
  );
}

/** What one place must be; nothing is mandatory. */
export function CqlPlaceFields({ place, onChange }: PlaceProps) {
  const { t } = useTranslation('word-context-cql');
  const names = listFeatures(place.pos);
  const others = (Object.keys(featureValues) as FeatureName[]).filter(
    (name) => !names.includes(name) && readFeature(place.feats, name) !== '',
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(136px, 100%), 1fr))',
      }}
    >
      <WordField place={place} onChange={onChange} field="lemma" />
      <WordField place={place} onChange={onChange} field="word" />
      <CqlChoiceField
        label={t('fields.pos')}
        value={place.pos ?? ''}
        options={wordClasses.map((value) => ({ value, label: t(`classes.${value}`) }))}
        onChange={(value) => onChange(withField(place, 'pos', value))}
      />
      {[...names, ...others].map((name) => (
        <FeatureField key={name} place={place} onChange={onChange} name={name} />
      ))}
      <CqlChoiceField
        label={t('fields.part')}
        value={place.part ?? ''}
        options={sentenceParts.map((value) => ({ value, label: t(`parts.${value.replace('@', '')}`) }))}
        onChange={(value) => onChange(withField(place, 'part', value))}
      />
      <CqlChoiceField
        label={t('fields.deprel')}
        value={place.deprel ?? ''}
        options={relationKeys.map((key) => ({ value: readRelation(key), label: t(`relations.${key}`) }))}
        onChange={(value) => onChange(withField(place, 'deprel', value))}
      />
      <RepeatField place={place} onChange={onChange} />
    </Box>
  );
}
