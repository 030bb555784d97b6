import { donationCountries, OTHER_COUNTRY } from '@keelerada/contract/texts/donation-choices';
import { degrees, educationLevels, genders, studyLevels } from '@keelerada/contract/texts/enumerations';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../shared/i18n/use-language';
import { isAcademic, isNonAcademic } from './donation-values';
import { ChoiceField, LineField, type FormPart } from './form-fields';
import { listChoices } from './list-choices';

/** What may be known of the author; the name is not asked. */
export function AuthorSection(part: FormPart) {
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
