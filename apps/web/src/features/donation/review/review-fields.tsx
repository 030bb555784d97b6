import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { readOwn } from '@keelerada/estonian/make-table';
import { ReviewField } from './review-field';
import { changeReviewField, isAsked, reviewSections, type ReviewValues } from './review-values';

const requiredNames = ['title', 'korpus'];

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
      {Object.entries(reviewSections).map(([section, names]) => (
        <FieldSection key={section} title={t(`sections.${section}`)}>
          {names
            .filter((name) => isAsked(name, values))
            .map((name) => (
              <ReviewField
                key={name}
                name={name}
                fields={values.fields}
                fault={readOwn(faults, name)}
                isReadOnly={isReadOnly}
                isRequired={requiredNames.includes(name)}
                onChange={change}
              />
            ))}
        </FieldSection>
      ))}
      {values.others.length > 0 && (
        <OtherFields values={values} isReadOnly={isReadOnly} onChange={onChange} />
      )}
    </Stack>
  );
}

function FieldSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <Box sx={gridStyle}>{children}</Box>
    </Box>
  );
}

const gridStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** Properties that the form does not know, by the names that they have in the data. */
function OtherFields({ values, isReadOnly, onChange }: Omit<ReviewFieldsProps, 'faults'>) {
  const { t } = useTranslation('donation');
  return (
    <FieldSection title={t('review.other_fields')}>
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
    </FieldSection>
  );
}
