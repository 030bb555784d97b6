import { academicCategories, donationKinds } from '@keelerada/contract/texts/donation-choices';
import { researchFields, studyMaterials } from '@keelerada/contract/texts/enumerations';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../shared/i18n/use-language';
import { MultiSelect } from '../../shared/ui/multi-select';
import { isAcademic, isArticle, isNonAcademic } from './donation-values';
import { ChoiceField, LineField, type FormPart } from './form-fields';
import { listAcademicTypes, listChoices, listNonAcademicTypes } from './list-choices';

/** What kind of text it is; each kind asks for other fields. */
export function KindSection(part: FormPart) {
  const { t } = useTranslation('donation');
  const language = useLanguage();
  const name = (codes: readonly string[]) => codes.map((value) => ({ value, label: t(`codes.${value}`) }));
  return (
    <>
      <ChoiceField {...part} name="liik" choices={name(donationKinds)} isRequired />
      {isAcademic(part.values) && (
        <>
          <ChoiceField
            {...part}
            name="autoriValdkond"
            choices={listChoices(researchFields, language)}
            isRequired
          />
          <ChoiceField {...part} name="akadKategooria" choices={name(academicCategories)} isRequired />
          <ChoiceField
            {...part}
            name="akadAlamliik"
            choices={listAcademicTypes(part.values.akadKategooria, language)}
            isDisabled={part.values.akadKategooria === ''}
          />
          {isArticle(part.values) && <ArticleFields {...part} />}
        </>
      )}
      {isNonAcademic(part.values) && (
        <ChoiceField {...part} name="mitteakadAlamliik" choices={listNonAcademicTypes(language)} />
      )}
      <MaterialFields {...part} />
    </>
  );
}

function ArticleFields(part: FormPart) {
  return (
    <>
      <LineField {...part} name="artikkelValjaanne" isRequired />
      <LineField {...part} name="artikkelAasta" isRequired isNumber />
      <LineField {...part} name="artikkelNumber" />
      <LineField {...part} name="artikkelLehekyljed" />
    </>
  );
}

function MaterialFields(part: FormPart) {
  const { t } = useTranslation('donation');
  const language = useLanguage();
  const { values, onChange } = part;
  const choices = ['true', 'false'].map((value) => ({ value, label: t(`codes.${value}`) }));
  return (
    <>
      <ChoiceField {...part} name="oppematerjal" choices={choices} />
      {values.oppematerjal === 'true' && (
        <MultiSelect
          label={t('fields.akadOppematerjal')}
          options={listChoices(studyMaterials, language).filter(({ value }) => value !== 'ei')}
          value={values.akadOppematerjal}
          onChange={(akadOppematerjal) => onChange({ akadOppematerjal })}
          emptyText={t('not_told')}
        />
      )}
      {values.oppematerjal === 'true' && values.akadOppematerjal.includes('muu') && (
        <LineField {...part} name="akadOppematerjalMuu" />
      )}
    </>
  );
}
