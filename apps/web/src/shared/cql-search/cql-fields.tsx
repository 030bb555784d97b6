import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useId, Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  examples,
  helpLines,
  type FeatureName,
  featureValues,
  grammarClassKeys,
  readRelation,
  readValueKey,
  relationKeys,
  sentenceParts,
  wordClasses,
} from './cql-choices';
import Link from '@mui/material/Link';
import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { type CqlPlace, makeCql, ANY_ERROR } from '@keelerada/corpus-engine/cql/make-cql';
import { type CqlPlaces, readPlaces } from '@keelerada/corpus-engine/cql/read-places';
import { CqlPlaceFields } from './cql-place-fields';
import { findCqlFault } from './find-cql-fault';
import { StateLine } from '../ui/state-line';
import { errorCodeTexts } from '@keelerada/contract/error-marks/error-codes';
import { readOwn } from '@keelerada/estonian/make-table';
import { useLanguage } from '../i18n/use-language';
import { readFeature } from './place-features';

/** Describes a place in a few words, for its button. */
function useDescribePlace(): (place: CqlPlace) => string {
  const { t } = useTranslation('word-context-cql');
  const language = useLanguage();
  const nameError = (code: string | undefined) =>
    (code === ANY_ERROR ? t('any_error') : undefined) ??
    errorCodeTexts.find((known) => known.code === code)?.name[language] ??
    code;
  return ({ lemma, word, pos, feats, class: wordClass, tags, deprel, part, error, corrected, ...more }) => {
    const names = Object.keys(featureValues) as FeatureName[];
    const features = names.flatMap((name) => {
      const value = readFeature(feats, name);
      const isKnown = featureValues[name].includes(value);
      return value === '' ? [] : [isKnown ? t(`values.${name}.${readValueKey(value)}`) : value];
    });
    const grammarClass = readOwn(grammarClassKeys, wordClass ?? '');
    const relationKey = relationKeys.find((key) => readRelation(key) === deprel);
    const described = [
      lemma,
      word === undefined ? undefined : `"${word}"`,
      wordClasses.some((known) => known === pos) ? t(`classes.${pos}`) : pos,
      ...features,
      grammarClass === undefined ? wordClass : t(`classes.${grammarClass}`),
      tags,
      sentenceParts.some((known) => known === part) ? t(`parts.${part?.replace('@', '')}`) : part,
      relationKey === undefined ? deprel : t(`relations.${relationKey}`),
      nameError(error),
      nameError(more['error.first']),
      corrected === undefined ? undefined : `→ "${corrected}"`,
      more['corrected.lemma'] === undefined ? undefined : `→ ${more['corrected.lemma']}`,
    ].filter((one) => one !== undefined);
    return described.length === 0 ? t('any_token') : described.join(', ');
  };
}

/** A row of words is meant inside a sentence unless somebody says otherwise. */
const NO_PLACES: CqlPlaces = { places: [], isWithinSentence: true };

/** The places of a query, or null if it holds more than the builder shows. A row of optional places is no query yet. */
function readBuilt(cql: string): CqlPlaces | null {
  if (cql.trim() === '') return NO_PLACES;
  return findCqlFault(cql) === null ? readPlaces(cql) : null;
}

/** Makes a query place by place; a query that was typed and is simple enough is shown in it too. */
function CqlBuilder({ cql, onChange }: { readonly cql: string; readonly onChange: (cql: string) => void }) {
  const { t } = useTranslation('word-context-cql');
  const id = useId();
  const describePlace = useDescribePlace();
  const [chosen, setChosen] = useState(0);
  const [draft, setDraft] = useState<{ readonly cql: string; readonly built: CqlPlaces } | null>(null);
  // What was built last stays as it is, also while it is no query yet.
  const built = draft?.cql === cql ? draft.built : readBuilt(cql);
  const change = (places: readonly CqlPlace[], isWithinSentence: boolean) => {
    const next = places.length === 0 ? '' : makeCql(places, isWithinSentence);
    setDraft({ cql: next, built: { places, isWithinSentence } });
    onChange(next);
  };
  if (built === null && findCqlFault(cql) !== null) return null;
  if (built === null)
    return (
      <StateLine action={[t('builder.restart'), () => change([{}], NO_PLACES.isWithinSentence)]}>
        {t('builder.not_simple')}
      </StateLine>
    );
  const { places, isWithinSentence } = built;
  const current = Math.min(chosen, places.length - 1);
  const add = () => {
    setChosen(places.length);
    // A word alone says nothing of sentences.
    change([...places, {}], places.length < 2 || isWithinSentence);
  };
  const remove = () => change(places.toSpliced(current, 1), isWithinSentence);
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 1.5, width: '100%', minWidth: 0 }}>
      <Typography id={id} component="h2" variant="subtitle2">
        {t('builder.title')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {places.map((place, index) => (
          <Button
            key={index}
            variant={index === current ? 'contained' : 'outlined'}
            disableElevation
            aria-pressed={index === current}
            onClick={() => setChosen(index)}
            sx={{ textTransform: 'none', maxWidth: '100%', overflowWrap: 'anywhere' }}
          >
            {t('builder.place', { number: index + 1, description: describePlace(place) })}
          </Button>
        ))}
        <Button startIcon={<Add />} onClick={add}>
          {t('builder.add')}
        </Button>
      </Box>
      {places[current] !== undefined && (
        <>
          <CqlPlaceFields
            key={current}
            place={places[current]}
            onChange={(place) => change(places.with(current, place), isWithinSentence)}
          />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}>
            <FormControlLabel
              control={
                <Checkbox checked={isWithinSentence} onChange={(_, isWithin) => change(places, isWithin)} />
              }
              label={t('builder.within_sentence')}
            />
            <Button color="inherit" onClick={remove}>
              {t('builder.remove', { number: current + 1 })}
            </Button>
          </Box>
        </>
      )}
    </Box>
  );
}

/** The query language in a few lines, folded up at first. */
function CqlHelp() {
  const { t } = useTranslation('word-context-cql');
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Box>
      <Link
        component="button"
        type="button"
        variant="body2"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('help.title')}
      </Link>
      {isOpen && (
        <Box id={id}>
          <Box
            component="dl"
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '1fr', sm: 'auto 1fr' },
              columnGap: 2,
              rowGap: { xs: 0, sm: 0.5 },
              my: 1,
              '& dt': { fontFamily: 'monospace', fontSize: '0.875rem', overflowWrap: 'anywhere' },
              '& dd': { m: 0, mb: { xs: 1, sm: 0 }, fontSize: '0.875rem' },
            }}
          >
            {helpLines.map(({ key, code }) => (
              <Fragment key={key}>
                <dt>{code}</dt>
                <dd>{t(`help.${key}`)}</dd>
              </Fragment>
            ))}
          </Box>
          <Typography color="text.secondary">{t('help.more')}</Typography>
        </Box>
      )}
    </Box>
  );
}

interface CqlFieldsProps {
  readonly cql: string;
  readonly onChange: (cql: string) => void;
}

/** Search by form: the places to build a query of, and examples. */
export function CqlFields({ cql, onChange }: CqlFieldsProps) {
  const { t } = useTranslation('word-context-cql');
  const id = useId();
  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%', minWidth: 0 }}>
      <CqlBuilder cql={cql} onChange={onChange} />
      <Box role="group" aria-labelledby={id}>
        <Typography id={id} component="h2" variant="subtitle2">
          {t('examples.title')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {examples.map((example) => (
            <Chip
              key={example.key}
              size="small"
              variant="outlined"
              label={t(`examples.${example.key}`)}
              onClick={() => onChange(example.cql)}
            />
          ))}
        </Box>
      </Box>
      <CqlHelp />
    </Box>
  );
}
