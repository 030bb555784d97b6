import Box from '@mui/material/Box';
import type { ErrorMark } from '@keelerada/contract/error-marks/error-marks';
import { errorRules } from '@keelerada/contract/error-marks/error-codes';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language';
import {
  findCodeFamily,
  makeErrorStyle,
  makeInsertStyle,
  readSoftColour,
} from '../../../shared/error-marks/error-look';
import { useErrorName } from '../query/error-name';
import type { SentencePiece, SplitSentence } from './split-sentence';

/** What a mark says: its type, its rule, and both readings. */
function useMarkLabel(): (mark: ErrorMark) => string {
  const { t } = useTranslation('error-profile-screen');
  const language = useLanguage();
  const nameError = useErrorName();
  return ({ code, rule, written, corrected }) => {
    const known = errorRules.find((each) => each.rule === rule);
    const kind = [nameError(code), ...(known === undefined ? [] : [known.name[language]])].join(' · ');
    if (written.trim() === '') return t('text.added', { kind, corrected: corrected.trim() });
    if (corrected.trim() === '') return t('text.removed', { kind, written: written.trim() });
    return t('text.changed', { kind, written: written.trim(), corrected: corrected.trim() });
  };
}

interface PiecesProps {
  readonly pieces: readonly SentencePiece[];
  readonly isCorrected: boolean;
}

/** A punctuation mark alone is small: it has a colour of its own. */
const IS_SMALL = /^[^\p{L}\d]+$/u;

function styleMark({ code }: ErrorMark, text: string, isCorrected: boolean) {
  const family = findCodeFamily(code);
  if (!isCorrected) return { ...makeErrorStyle(family), borderRadius: '2px' };
  if (IS_SMALL.test(text))
    return { ...makeInsertStyle(family), padding: '0 2px', margin: 0, textDecoration: 'none' };
  return {
    ...{ fontWeight: 600, borderRadius: '2px', padding: '1px 2px', margin: '0 -2px' },
    backgroundColor: readSoftColour(family),
    textDecoration: 'none',
  };
}

function Pieces({ pieces, isCorrected }: PiecesProps) {
  const labelMark = useMarkLabel();
  return pieces.map(({ text, mark }, place) =>
    mark === null ? (
      <span key={place}>{text}</span>
    ) : (
      <Box
        key={place}
        component={isCorrected ? 'ins' : 'del'}
        data-mark={mark.code}
        title={labelMark(mark)}
        sx={styleMark(mark, text, isCorrected)}
      >
        {text}
      </Box>
    ),
  );
}

interface MarkedSentenceProps {
  /** From 1. */
  readonly number: string;
  readonly sentence: SplitSentence;
}

/** A sentence as written and as corrected, beside each other. */
export function MarkedSentence({ number, sentence }: MarkedSentenceProps) {
  return (
    <tr>
      <td data-number>{number}</td>
      <td lang="et" data-written>
        <Pieces pieces={sentence.written} isCorrected={false} />
      </td>
      <td lang="et">
        <Pieces pieces={sentence.corrected} isCorrected />
      </td>
    </tr>
  );
}
