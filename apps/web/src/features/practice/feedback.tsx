import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { PracticeItem } from '@keelerada/contract/teaching/practice';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { letters } from '../../shared/design/tokens';
import { useKeptValue } from '../../shared/kept-value/kept-value';
import { makeWordPagePath } from '../../shared/word-search/word-links';
import { foldAnswer, nameWrittenForm } from './check-answer';
import { findCard, keptPractice } from './kept-practice';
import { serifStyle } from './practice-style';
import type { GivenAnswer } from './round';
import { countDays, nameDay } from './schedule';
import { writeAnswered } from './sentence-words';
import { useDueDay } from './use-due-day';
import { WithGovernor } from './with-governor';

interface FeedbackProps {
  readonly item: PracticeItem;
  readonly given: GivenAnswer;
}

const isOk = ({ verdict }: GivenAnswer) => verdict === 'right';

/** The verdict, and what would be right where the answer is not. */
function Title({ item, given }: FeedbackProps) {
  const { t } = useTranslation('practice');
  const { kind, choices } = item;
  const isMended = kind === 'MEND_ERROR' && choices.length === 0;
  const key = isOk(given) ? (isMended ? 'mended' : 'right') : given.verdict;
  const answer =
    kind === 'PLACE_COMMA'
      ? writeAnswered(item)
      : `${isMended ? `${item.written} → ` : ''}${item.accepted[0]!}`;
  return (
    <Box component="h2" sx={titleStyle}>
      {isOk(given) && <CheckIcon fontSize="small" aria-hidden sx={{ color: 'var(--ok)' }} />}
      <span>{t(`verdict.${key}`)}</span>
      {!isOk(given) && (
        <Box component="span" lang="et" sx={{ ...letters[20], ...serifStyle }}>
          {answer}
        </Box>
      )}
    </Box>
  );
}

/** What was answered and what is asked for, in names of forms. */
function Difference({ item, given }: FeedbackProps) {
  const { t } = useTranslation('practice');
  const { text } = given.answer;
  const { formName } = item.explanation;
  const written = text === '' ? null : nameWrittenForm(item, text);
  return (
    <p>
      {text !== '' && (
        <>
          {t('yours')} <i lang="et">{text}</i>
          {written !== null && ` (${written})`}.{' '}
        </>
      )}
      {formName !== null && t('wanted', { form: formName })}
    </p>
  );
}

/** What came of an answer and why, told to screen readers at once. */
export function Feedback({ item, given }: FeedbackProps) {
  const { t } = useTranslation('practice');
  const { explanation, examples, accepted, kind } = item;
  const taken = foldAnswer(given.answer.text);
  const others =
    kind === 'PLACE_COMMA'
      ? []
      : accepted.slice(isOk(given) ? 0 : 1).filter((each) => foldAnswer(each) !== taken);
  return (
    <Box sx={{ ...boxStyle, borderColor: isOk(given) ? 'var(--ok)' : 'var(--e-punct)' }}>
      <Title item={item} given={given} />
      {!isOk(given) && <Difference item={item} given={given} />}
      {explanation.text !== '' && <p>{explanation.text}</p>}
      {others.length > 0 && (
        <p>
          {t('also')} <i lang="et">{others.join(', ')}</i>
        </p>
      )}
      {item.baseForm !== null && !item.baseForm.includes(' ') && (
        <p>
          <Link component={RouterLink} to={makeWordPagePath(item.baseForm)} color="inherit">
            {t('word', { word: item.baseForm })}
          </Link>
        </p>
      )}
      {examples.length > 0 && (
        <Box component="ul" lang="et" sx={examplesStyle}>
          {examples.map((example) => (
            <li key={example}>
              <WithGovernor text={example} governor={explanation.governor} />
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

const titleStyle = {
  ...letters[16],
  m: 0,
  fontWeight: 600,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
} as const;
/** Says when the sentence comes again. */
export function ComesAgain({ item }: { readonly item: PracticeItem }) {
  const { t } = useTranslation('practice');
  const nameDue = useDueDay();
  const card = findCard(useKeptValue(keptPractice).cards, item);
  if (card === null) return null;
  return (
    <Box component="p" sx={{ m: 0, pt: 2, fontWeight: 500 }}>
      {t('again', { when: nameDue(countDays(nameDay(new Date()), card.due)) })}
    </Box>
  );
}

const examplesStyle = { ...letters[16], ...serifStyle, m: 0, pt: 1, pl: 0, listStyle: 'none' } as const;
const boxStyle = {
  borderLeft: '4px solid',
  pl: 2,
  py: '2px',
  mt: 3,
  '& p': { m: 0, pt: '4px' },
  '& i': serifStyle,
} as const;
