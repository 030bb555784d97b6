import { useTranslation } from 'react-i18next';
import { useSession } from '../session/session';
import { useResultAddress } from '../result-link/use-result-address';
import { ResultLinkButton } from '../result-link/result-link-button';
import { useTextSelection } from '../text-selection/text-selection';
import { useAskedResult } from './asked-result';
import { CiteButton } from './cite-button';
import { useCitation } from './use-citation';

interface ResultReferencesProps {
  /** What of the rows is asked besides, as fields of the calls: their order, a sample. */
  readonly fields?: object;
  /** The same in words, where it leaves rows out. */
  readonly details?: readonly string[];
}

/** How others find a result, among what is done less often: its link, its citation and the code that gives it. */
export function ResultReferences({ fields, details = [] }: ResultReferencesProps) {
  const asked = useAskedResult();
  const cite = useCitation();
  const makeAddress = useResultAddress();
  const { corpus } = useSession();
  const { corpusTextIds, compared } = useTextSelection();
  const { t } = useTranslation('citation');
  if (asked === null) return null;
  const { tool, query, request, calls } = asked;
  const hasCorpusTexts = corpusTextIds !== null || (compared?.corpusTextIds ?? null) !== null;
  const makeContent = () => ({
    citation: cite({ tool, query: [query, ...details].join(' · '), address: makeAddress(request) }),
    calls: calls.map((call) => ({ ...call, body: { ...call.body, ...fields } })),
    note: corpus.isDemo && hasCorpusTexts ? t('demo') : null,
  });
  return (
    <>
      <CiteButton makeContent={makeContent} />
      <ResultLinkButton request={request} />
    </>
  );
}
