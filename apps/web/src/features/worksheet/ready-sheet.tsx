import Box from '@mui/material/Box';
import type { PracticeSheet } from '../../shared/practice/practice-sheet';
import { useTranslation } from 'react-i18next';
import { useCitation } from '../../shared/citation/use-citation';
import { nameFile } from '../../shared/downloads/name-file';
import { noTexts } from '../../shared/text-selection/selected-texts';
import { makeWorksheetContent } from './make-worksheet-content';
import { useSentenceSources } from './use-sentence-sources';
import { WorksheetActions } from './worksheet-actions';
import { LICENCE_NAME } from './worksheet-editor';
import { emptyWorksheetOptions } from './worksheet-options';
import type { LicenceParts } from './worksheet-page';
import { WorksheetPaper } from './worksheet-paper';

interface ReadySheetProps extends PracticeSheet {
  readonly licence: LicenceParts;
}

/** Sentences of another page as a worksheet: only on paper and in files. */
export function ReadySheet(props: ReadySheetProps) {
  const { title, instruction, sentences, fileParts, tool, query, address, call, licence, more } = props;
  const { t } = useTranslation('worksheet');
  const items = sentences.map((example, id) => ({ id, example }));
  const sheet = { items, spare: [] };
  const options = { ...emptyWorksheetOptions, title, instruction };
  const citation = useCitation()({ tool, query, address }, { ...noTexts, compared: null });
  const content = makeWorksheetContent({
    ...{ items, options, t, citation: citation.text },
    licence: t('sheet.licence', { ...licence, licence: LICENCE_NAME }),
    own: t('sheet.stock'),
    readSource: useSentenceSources(items),
  });
  return (
    <>
      <WorksheetActions
        {...{ content, sheet, options, more }}
        fileName={nameFile(fileParts)}
        makeReferences={() => ({ citation, calls: [call], note: null })}
        isQuiet
      />
      <Box sx={{ display: 'none', displayPrint: 'block' }}>
        <WorksheetPaper content={content} sheet={sheet} onChange={() => undefined} />
      </Box>
    </>
  );
}
