import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ARTICLE_TYPE } from '@keelerada/contract/texts/donation-choices';
import { ACADEMIC_SUBCORPUS } from '@keelerada/contract/texts/enumerations';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { readOwn } from '@keelerada/estonian/make-table';
import { ReviewField } from './review-field';
import { changeReviewField, type ReviewValues } from './review-values';

/** The sections of the donor's form. `when` says what kind of text a field is of. */
const sections: readonly {
  readonly name: 'text' | 'kind' | 'author';
  readonly fields: readonly { readonly name: string; readonly when?: 'academic' | 'other' | 'article' }[];
}[] = [
  { name: 'text', fields: [{ name: 'title' }, { name: 'kirjeldus' }] },
  {
    name: 'kind',
    fields: [
      { name: 'korpus' },
      { name: 'tekstityyp' },
      { name: 'tekstikeel' },
      { name: 'keeletase' },
      { name: 'aasta' },
      { name: 'valdkond', when: 'academic' },
      { name: 'artikkel_valjaanne', when: 'article' },
      { name: 'artikkel_aasta', when: 'article' },
      { name: 'artikkel_number', when: 'article' },
      { name: 'artikkel_lehekyljed', when: 'article' },
      { name: 'abivahendid' },
      { name: 'akad_oppematerjal' },
      { name: 'akad_oppematerjal_muu' },
    ],
  },
  {
    name: 'author',
    fields: [
      { name: 'emakeel' },
      { name: 'muudkeeled' },
      { name: 'vanus' },
      { name: 'vanusevahemik' },
      { name: 'sugu' },
      { name: 'riik' },
      { name: 'oppeaste', when: 'academic' },
      { name: 'teaduskraad', when: 'academic' },
      { name: 'haridus', when: 'other' },
    ],
  },
];

const requiredNames: ReadonlySet<string> = new Set(['title', 'korpus']);

function isShown(name: string, when: string | undefined, { fields }: ReviewValues): boolean {
  // What has a value is always seen.
  if (readOwn(fields, name)) return true;
  const isAcademic = fields['korpus'] === ACADEMIC_SUBCORPUS;
  if (when === 'academic') return isAcademic;
  if (when === 'other') return !isAcademic;
  if (when === 'article') return fields['tekstityyp'] === ARTICLE_TYPE;
  if (name === 'akad_oppematerjal') return fields['abivahendid'] === 'jah';
  if (name === 'akad_oppematerjal_muu') return (fields['akad_oppematerjal'] ?? '').includes('muu');
  return true;
}

interface ReviewFieldsProps {
  readonly values: ReviewValues;
  /** What is wrong, by the name of the property. */
  readonly faults: Readonly<Record<string, string>>;
  readonly isReadOnly: boolean;
  readonly onChange: (values: ReviewValues) => void;
}

/** What is known of a donated text, each property in a field with its name. */
export function ReviewFields({ values, faults, isReadOnly, onChange }: ReviewFieldsProps) {
  const { t } = useTranslation('donation');
  const change = (name: string, value: string) => onChange(changeReviewField(values, name, value));
  return (
    <Stack spacing={2.5}>
      {sections.map((section) => (
        <Box component="section" key={section.name} aria-label={t(`sections.${section.name}`)}>
          <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
            {t(`sections.${section.name}`)}
          </Typography>
          <FieldGrid>
            {section.fields
              .filter(({ name, when }) => isShown(name, when, values))
              .map(({ name }) => (
                <ReviewField
                  key={name}
                  name={name}
                  fields={values.fields}
                  fault={readOwn(faults, name)}
                  isReadOnly={isReadOnly}
                  isRequired={requiredNames.has(name)}
                  onChange={change}
                />
              ))}
          </FieldGrid>
        </Box>
      ))}
      {values.others.length > 0 && (
        <OtherFields values={values} isReadOnly={isReadOnly} onChange={onChange} />
      )}
    </Stack>
  );
}

function FieldGrid({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {children}
    </Box>
  );
}

/** Properties that the form does not know, by the names that they have in the data. */
function OtherFields({ values, isReadOnly, onChange }: Omit<ReviewFieldsProps, 'faults'>) {
  const { t } = useTranslation('donation');
  return (
    <Box component="section" aria-label={t('review.other_fields')}>
      <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {t('review.other_fields')}
      </Typography>
      <FieldGrid>
        {values.others.map(({ propertyName, propertyValue }, place) => (
          <TextField
            // Two properties may have one name; their places do not change.
            key={place}
            label={propertyName}
            value={propertyValue}
            disabled={isReadOnly}
            size="small"
            onChange={({ target }) =>
              onChange({
                ...values,
                others: values.others.map((other, index) =>
                  index === place ? { propertyName, propertyValue: target.value } : other,
                ),
              })
            }
          />
        ))}
      </FieldGrid>
    </Box>
  );
}
