import Alert from '@mui/material/Alert';
import { Trans, useTranslation } from 'react-i18next';

interface LemmaWarningProps {
  /** Both null where the keyword was found as it was typed. */
  readonly initialKeyword: string | null;
  readonly lemmatizedKeyword: string | null;
}

/** The keyword had no matches and its base form was looked up instead (SPEC 4 and 8). */
export function LemmaWarning({ initialKeyword, lemmatizedKeyword }: LemmaWarningProps) {
  const { t } = useTranslation('tool-frame');
  if (initialKeyword === null || lemmatizedKeyword === null) return null;
  return (
    <Alert severity="warning" role="status">
      <Trans
        t={t}
        i18nKey="lemmatized"
        values={{ initial: initialKeyword, lemma: lemmatizedKeyword }}
        components={[<strong key="initial" lang="et" />, <strong key="lemma" lang="et" />]}
      />
    </Alert>
  );
}
