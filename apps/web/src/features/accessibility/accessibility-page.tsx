import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { ProseList, ProseTable } from '../../shared/ui/prose-facts';
import { ProsePage, ProseSection } from '../../shared/ui/prose-page';

/** Supervises the accessibility of websites in Estonia. */
const ENFORCEMENT_BODY_URL = 'https://ttja.ee';

const KNOWN = ['rows', 'marks', 'videos', 'voices', 'files', 'texts'] as const;
const CHAPTERS = ['c5', 'c6', 'c8', 'c9', 'c10', 'c11', 'c12', 'c13'] as const;
const TESTED = ['axe', 'zoom', 'keyboard', 'contrast', 'motion', 'pictures', 'print', 'browser'] as const;

/** The accessibility statement, in the order of the model of the European Union (2018/1523), with what is tested. */
export function AccessibilityPage({ contactEmail }: { readonly contactEmail: string }) {
  const { t } = useTranslation('accessibility');
  const section = (name: 'status' | 'untested' | 'keyboard' | 'prepared') => (
    <ProseSection title={t(`${name}.title`)} text={t(`${name}.text`)} />
  );
  return (
    <ProsePage title={t('title')} intro={t('intro')}>
      {section('status')}
      <ProseSection title={t('known.title')} text={t('known.text')}>
        <ProseList items={KNOWN.map((name) => t(`known.items.${name}`))} />
      </ProseSection>
      <ProseSection title={t('tested.title')} text={t('tested.text')}>
        <ProseList items={TESTED.map((name) => t(`tested.items.${name}`))} />
      </ProseSection>
      {section('untested')}
      <ProseSection title={t('chapters.title')} text={t('chapters.text')}>
        <ProseTable
          headings={[t('chapters.heading'), t('chapters.state')]}
          rows={CHAPTERS.map((name) => [t(`chapters.rows.${name}.name`), t(`chapters.rows.${name}.text`)])}
        />
      </ProseSection>
      {section('keyboard')}
      {section('prepared')}
      <ProseSection title={t('report.title')} text={t('report.text')}>
        <Link href={`mailto:${contactEmail}`}>{contactEmail}</Link>
      </ProseSection>
      <ProseSection title={t('enforcement.title')} text={t('enforcement.text')}>
        <Link href={ENFORCEMENT_BODY_URL}>{t('enforcement.link')}</Link>
      </ProseSection>
    </ProsePage>
  );
}
