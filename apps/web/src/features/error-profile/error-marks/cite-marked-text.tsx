import { ERROR_MARKS_PATH } from '@keelerada/contract/site/paths';
import type { ErrorMarksResponse } from '@keelerada/contract/error-marks/error-marks';
import { useTranslation } from 'react-i18next';
import { CiteButton } from '../../../shared/citation/cite-button';
import { useCitation } from '../../../shared/citation/use-citation';
import { makeMarkedTextPath } from '../../../shared/error-marks/error-links';
import { useSession } from '../../../shared/session/session';

/** Cites one text with its marks, whatever texts are chosen. */
export function CiteMarkedText({ id, title }: Pick<ErrorMarksResponse, 'id' | 'title'>) {
  const { t } = useTranslation(['error-profile-screen', 'citation']);
  const { corpus } = useSession();
  const cite = useCitation();
  const makeContent = () => ({
    citation: cite(
      {
        tool: t('text.title'),
        query: title === null ? id : `${title} (${id})`,
        address: `${window.location.origin}${makeMarkedTextPath(id)}`,
      },
      { corpusTextIds: [id], corpusSource: null, ownTexts: null, compared: null },
    ),
    calls: [{ path: ERROR_MARKS_PATH, body: { id } }],
    note: corpus.isDemo ? t('citation:demo') : null,
  });
  return <CiteButton makeContent={makeContent} />;
}
