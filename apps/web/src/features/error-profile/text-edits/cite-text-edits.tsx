import { TEXT_EDITS_PATH } from '@keelerada/contract/paths';
import type { TextEditsResponse } from '@keelerada/contract/text-edits';
import { useTranslation } from 'react-i18next';
import { CiteButton } from '../../../shared/citation/cite-button';
import { useCitation } from '../../../shared/citation/use-citation';
import { makeTextEditsPath } from '../../../shared/error-marks/error-links';
import { useSession } from '../../../shared/session/session';

/** Cites one text with its marks, whatever texts are chosen. */
export function CiteTextEdits({ id, title }: Pick<TextEditsResponse, 'id' | 'title'>) {
  const { t } = useTranslation(['error-profile-screen', 'citation']);
  const { corpus } = useSession();
  const cite = useCitation();
  const makeContent = () => ({
    citation: cite(
      {
        tool: t('text.title'),
        query: title === null ? id : `${title} (${id})`,
        address: `${window.location.origin}${makeTextEditsPath(id)}`,
      },
      { corpusTextIds: [id], corpusSource: null, ownTexts: null, compared: null },
    ),
    call: { path: TEXT_EDITS_PATH, body: { id } },
    note: corpus.isDemo ? t('citation:demo') : null,
  });
  return <CiteButton makeContent={makeContent} />;
}
