import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { donationCountries, OTHER_COUNTRY } from '@keelerada/contract/texts/donation-choices';
import { degrees, educationLevels, genders, studyLevels } from '@keelerada/contract/texts/enumerations';
import { useLanguage } from '../../shared/i18n/use-language';
import { ChoiceField, type FormPart, LineField, makeFieldId } from './form-fields';
import { KindSection } from './kind-section';
import { PersonalDataDialog } from './personal-data-dialog';
import { TermsDialog } from './terms-dialog';
import { TextSection } from './text-section';
import { TERMS_FIELD, type useDonation } from './use-donation';
import { isAcademic, isNonAcademic } from './donation-values';
import { listChoices } from './list-choices';

/** What may be known of the author; the name is not asked. */
function AuthorSection(part: FormPart) {
  const { t } = useTranslation('donation');
  const language = useLanguage();
  return (
    <>
      <LineField {...part} name="autoriEmakeel" isRequired hint={t('hints.languages')} />
      <LineField {...part} name="autoriMuudKeeled" hint={t('hints.languages')} />
      <LineField {...part} name="autoriVanus" isNumber />
      <ChoiceField {...part} name="autoriSugu" choices={listChoices(genders, language)} />
      <ChoiceField {...part} name="autoriElukohariik" choices={listChoices(donationCountries, language)} />
      {part.values.autoriElukohariik === OTHER_COUNTRY && <LineField {...part} name="elukohariikMuu" />}
      {isAcademic(part.values) && (
        <>
          <ChoiceField {...part} name="autoriOppeaste" choices={listChoices(studyLevels, language)} />
          <ChoiceField {...part} name="autoriTeaduskraad" choices={listChoices(degrees, language)} />
        </>
      )}
      {isNonAcademic(part.values) && (
        <ChoiceField {...part} name="autoriHaridus" choices={listChoices(educationLevels, language)} />
      )}
    </>
  );
}

const TERMS_ID = makeFieldId(TERMS_FIELD);

interface DonationFormProps {
  readonly donation: ReturnType<typeof useDonation>;
}

/** The form of a donation; the terms must be agreed to for each text. */
export function DonationForm({ donation }: DonationFormProps) {
  const { t } = useTranslation('donation');
  const [hasAgreed, setHasAgreed] = useState(false);
  const [lacksTerms, setLacksTerms] = useState(false);
  const [areTermsOpen, setAreTermsOpen] = useState(false);
  const part = { values: donation.values, faults: donation.faults, onChange: donation.change };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setLacksTerms(!hasAgreed);
    const fault = donation.submit(hasAgreed);
    if (fault !== null) document.getElementById(makeFieldId(fault))?.focus();
  };
  const firstRefused = donation.firstRefused;
  useEffect(() => {
    if (firstRefused !== null) document.getElementById(makeFieldId(firstRefused))?.focus();
  }, [firstRefused]);
  const agree = (agrees: boolean) => {
    setHasAgreed(agrees);
    if (agrees) setLacksTerms(false);
  };
  return (
    <Box component="form" noValidate onSubmit={submit} aria-label={t('title')}>
      <Stack spacing="24px">
        <FormSection title={t('sections.text')}>
          <TextSection {...part} />
        </FormSection>
        <FormSection title={t('sections.kind')}>
          <KindSection {...part} />
        </FormSection>
        <FormSection title={t('sections.author')}>
          <AuthorSection {...part} />
        </FormSection>
        <Stack spacing={1.5} sx={{ alignItems: 'flex-start', pt: 2, borderTop: '1px solid var(--line)' }}>
          <Button variant="outlined" aria-haspopup="dialog" onClick={() => setAreTermsOpen(true)}>
            {t('terms.open')}
          </Button>
          <FormControlLabel
            control={
              <Checkbox
                id={TERMS_ID}
                checked={hasAgreed}
                onChange={({ target }) => agree(target.checked)}
                slotProps={{ input: { 'aria-describedby': `${TERMS_ID}-fault`, 'aria-invalid': lacksTerms } }}
              />
            }
            label={t('terms.agree')}
          />
          <FormHelperText id={`${TERMS_ID}-fault`} error>
            {lacksTerms && t('terms.missing')}
          </FormHelperText>
          <Button type="submit" variant="contained" loading={donation.isSending}>
            {t('send')}
          </Button>
        </Stack>
      </Stack>
      {areTermsOpen && (
        <TermsDialog
          onClose={() => setAreTermsOpen(false)}
          onAgree={() => {
            agree(true);
            setAreTermsOpen(false);
          }}
        />
      )}
      {donation.warnings.length > 0 && (
        <PersonalDataDialog
          found={donation.warnings}
          onClose={donation.closeWarnings}
          onSend={() => void donation.send()}
        />
      )}
    </Box>
  );
}

function FormSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack component="section" spacing={2} sx={{ pt: 2, borderTop: '1px solid var(--line)' }}>
      <Typography variant="h2">{title}</Typography>
      {children}
    </Stack>
  );
}
