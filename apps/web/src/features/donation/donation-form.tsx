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
import { TERMS_FIELD, type useDonation } from './use-donation';
import { isAcademic, isNonAcademic } from './donation-values';
import { listChoices } from './list-choices';
import { PlainDialog } from '../../shared/ui/plain-dialog';
import type { PersonalDatum } from './find-personal-data';
import Link from '@mui/material/Link';
import { useUpload } from '../../shared/file-upload/use-upload';

/** Title, description and the text, typed or read from files. */
function TextSection(part: FormPart) {
  const { t } = useTranslation('donation');
  const [readText, setReadText] = useState<string | null>(null);
  const { values, onChange } = part;
  const upload = useUpload((texts) => {
    const text = texts.join('\n\n');
    if (values.sisu.trim() === '') onChange({ sisu: text });
    else setReadText(text);
  });
  const use = (text: string) => {
    onChange({ sisu: text });
    setReadText(null);
  };
  return (
    <>
      <LineField {...part} name="pealkiri" isRequired />
      <LineField {...part} name="kirjeldus" rows={2} />
      <LineField {...part} name="sisu" rows={12} isRequired />
      {upload.renderButton(t('upload.open'))}
      {upload.shown}
      {readText !== null && (
        <PlainDialog
          title={t('upload.replace_title')}
          onClose={() => setReadText(null)}
          actions={<Button onClick={() => use(`${values.sisu}\n\n${readText}`)}>{t('upload.append')}</Button>}
          closeText={t('upload.keep')}
          confirm={{ text: t('upload.replace'), run: () => use(readText) }}
        >
          <Typography>{t('upload.replace_text')}</Typography>
        </PlainDialog>
      )}
    </>
  );
}

const PARTS = ['author', 'kept', 'use', 'personal', 'review', 'withdrawal'] as const;

/** The terms of use of donated texts. */
function TermsDialog({ onClose, onAgree }: { readonly onClose: () => void; readonly onAgree: () => void }) {
  const { t } = useTranslation('donation');
  const language = useLanguage();
  return (
    <PlainDialog
      title={t('terms.title')}
      isRead
      onClose={onClose}
      closeText={t('terms.close')}
      confirm={{ text: t('terms.agree'), run: onAgree }}
    >
      {PARTS.map((part) => (
        <section key={part}>
          <Typography variant="h3" sx={{ mt: 2 }}>
            {t(`terms.${part}.title`)}
          </Typography>
          <Typography>{t(`terms.${part}.text`)}</Typography>
        </section>
      ))}
      <Typography sx={{ mt: 2 }}>
        <Link
          href={`https://creativecommons.org/licenses/by/4.0/deed.${language}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('terms.licence')}
        </Link>
      </Typography>
    </PlainDialog>
  );
}

/** More are not listed: the donor has to read the text anyhow. */
const MAX_LISTED = 20;

interface PersonalDataDialogProps {
  readonly found: readonly PersonalDatum[];
  readonly onClose: () => void;
  readonly onSend: () => void;
}

/** Asks before a text goes out that seems to hold personal data. */
function PersonalDataDialog({ found, onClose, onSend }: PersonalDataDialogProps) {
  const { t } = useTranslation('donation');
  return (
    <PlainDialog
      title={t('personal.title')}
      onClose={onClose}
      actions={<Button onClick={onSend}>{t('personal.send')}</Button>}
      confirm={{ text: t('personal.edit'), run: onClose }}
    >
      <Typography>{t('personal.text')}</Typography>
      <ul>
        {found.slice(0, MAX_LISTED).map(({ kind, value }) => (
          <li key={value}>
            {t(`personal.${kind}`)}: <strong>{value}</strong>
          </li>
        ))}
      </ul>
    </PlainDialog>
  );
}

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

/** The form of a donation; the terms must be agreed to for each text. */
export function DonationForm({ donation }: { readonly donation: ReturnType<typeof useDonation> }) {
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
