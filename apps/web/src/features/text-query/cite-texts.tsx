import { TEXT_QUERY_PATH } from '@keelerada/contract/site/paths';
import type { TextQueryRow } from '@keelerada/contract/texts/text-query';
import { useTranslation } from 'react-i18next';
import { CiteButton } from '../../shared/citation/cite-button';
import { useCitation } from '../../shared/citation/use-citation';
import { encodeResult } from '../../shared/result-link/encode-result';
import { useSession } from '../../shared/session/session';
import type { SelectedTexts } from '../../shared/text-selection/selected-texts';
import { useTextQueryState } from './text-query-state';

/** Cites the texts that a query finds, or those of them that are ticked. */
export function CiteTexts({ rows }: { readonly rows: readonly TextQueryRow[] }) {
  const { t } = useTranslation('citation');
  const { request, tickedIds } = useTextQueryState();
  const { corpus } = useSession();
  const cite = useCitation();
  if (request === null) return null;
  const makeContent = () => {
    const ticked = rows.filter(({ text_id }) => tickedIds.has(text_id)).map(({ text_id }) => text_id);
    const ids = ticked.length > 0 ? ticked : rows.map(({ text_id }) => text_id);
    const chosen = new Set(ids);
    const unchosenIds = rows.map(({ text_id }) => text_id).filter((id) => !chosen.has(id));
    const texts: SelectedTexts = {
      ...{
        corpusTextIds: ids,
        corpusSource: { query: request, unchosenIds },
        ownTexts: null,
        compared: null,
      },
    };
    const hash = encodeResult(texts, undefined);
    const address = hash === null ? null : `${window.location.origin}${window.location.pathname}${hash}`;
    return {
      citation: cite({ tool: '', query: '', address }, texts),
      calls: [{ path: TEXT_QUERY_PATH, body: request }],
      note: corpus.isDemo ? t('demo') : null,
    };
  };
  return <CiteButton makeContent={makeContent} />;
}
