import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { type CqlPlace, makeCql } from '@keelerada/corpus-engine/cql/make-cql';
import { type CqlPlaces, readPlaces } from '@keelerada/corpus-engine/cql/read-places';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CqlPlaceFields } from './cql-place-fields';
import { findCqlFault } from './find-cql-fault';
import { useDescribePlace } from './use-describe-place';
import { StateLine } from '../ui/state-line';

/** A row of words is meant inside a sentence unless somebody says otherwise. */
const NO_PLACES: CqlPlaces = { places: [], isWithinSentence: true };

/** The places of a query, or null if it holds more than the builder shows. A row of optional places is no query yet. */
function readBuilt(cql: string): CqlPlaces | null {
  if (cql.trim() === '') return NO_PLACES;
  return findCqlFault(cql) === null ? readPlaces(cql) : null;
}

interface CqlBuilderProps {
  readonly cql: string;
  readonly onChange: (cql: string) => void;
}

/** Makes a query place by place; a query that was typed and is simple enough is shown in it too. */
export function CqlBuilder({ cql, onChange }: CqlBuilderProps) {
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
            size="small"
            variant={index === current ? 'contained' : 'outlined'}
            disableElevation
            aria-pressed={index === current}
            onClick={() => setChosen(index)}
            sx={{ textTransform: 'none', maxWidth: '100%', overflowWrap: 'anywhere' }}
          >
            {t('builder.place', { number: index + 1, description: describePlace(place) })}
          </Button>
        ))}
        <Button size="small" startIcon={<Add />} onClick={add}>
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
            <Button size="small" color="inherit" onClick={remove}>
              {t('builder.remove', { number: current + 1 })}
            </Button>
          </Box>
        </>
      )}
    </Box>
  );
}
