import Alert from '@mui/material/Alert';
import { Trans, useTranslation } from 'react-i18next';

/** Both fields are null if the keyword was found as typed; some tools have no keyword. */
interface LemmatisedAnswer {
  readonly initialKeyword?: string | null;
  readonly lemmatizedKeyword?: string | null;
}

/** The keyword had no matches and its base form was looked up instead. */
export function LemmaWarning({ answer }: { readonly answer: object }) {
  const { t } = useTranslation('tool-frame');
  const { initialKeyword, lemmatizedKeyword } = answer as LemmatisedAnswer;
  if (!initialKeyword || !lemmatizedKeyword) return null;
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
