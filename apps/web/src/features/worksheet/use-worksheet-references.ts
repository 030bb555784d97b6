import { hasOwnAddress } from '@keelerada/citation/cited-result';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { CiteDialogProps } from '../../shared/citation/cite-dialog';
import { useCitation } from '../../shared/citation/use-citation';
import { useLanguage } from '../../shared/i18n/use-language';
import { encodeResult } from '../../shared/result-link/encode-result';
import { useSession } from '../../shared/session/session';
import { describeWorksheet, worksheetNamespaces } from './describe-worksheet';
import { makeWorksheetCall, type WorksheetSource } from './worksheet.queries';

export interface WorksheetReferences {
  /** For paper and files: its address is short and leaves the choice of texts, which stands in it in words, to the reader. */
  readonly line: string;
  readonly makeContent: () => Omit<CiteDialogProps, 'onClose'>;
}

/** How the sentences of a sheet are cited and asked for again. */
export function useWorksheetReferences(source: WorksheetSource): WorksheetReferences {
  const { t } = useTranslation(worksheetNamespaces);
  const language = useLanguage();
  const cite = useCitation();
  const { corpus } = useSession();
  const { pathname, search } = useLocation();
  // A sheet is of the first selection alone.
  const texts = { ...source.texts, compared: null };
  const short = `${window.location.origin}${pathname}${search}`;
  const write = (address: string) =>
    cite({ tool: t('sheet.page'), query: describeWorksheet(source, t, language), address }, texts);
  return {
    line: write(short).text,
    makeContent: () => {
      const whole = `${short}${encodeResult(texts, undefined) ?? ''}`;
      return {
        citation: write(hasOwnAddress({ address: whole }) ? whole : short),
        calls: [makeWorksheetCall(source)],
        note: corpus.isDemo && texts.corpusTextIds !== null ? t('citation:demo') : null,
      };
    },
  };
}
