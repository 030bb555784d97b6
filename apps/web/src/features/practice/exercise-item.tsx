import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import type { PracticeItem } from '@keelerada/contract/teaching/practice';
import { useTranslation } from 'react-i18next';
import type { Language } from '@keelerada/contract/fields/language';
import { loadItems } from '../../shared/practice/load-items';
import { useLanguage } from '../../shared/i18n/use-language';
import { useNotices } from '../../shared/notices/notices';
import { isTyping } from '../../shared/ui/is-typing';
import { takeFocus } from '../../shared/ui/take-focus';
import { canCheck, emptyAnswer, type Answer, foldAnswer, nameWrittenForm } from './check-answer';
import { ItemTask } from './item-task';
import { pickSeed, type Exercise } from './practice-choice';
import { pinnedStyle, serifStyle } from './practice-style';
import type { ExerciseItems } from './load-exercise';
import type { GivenAnswer } from './round';
import type { RoundWalk } from './use-round';
import CheckIcon from '@mui/icons-material/Check';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { letters } from '../../shared/design/tokens';
import { useKeptValue } from '../../shared/kept-value/kept-value';
import { makeWordPagePath } from '../../shared/word-search/word-links';
import { findCard, keptPractice } from './kept-practice';
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
function Feedback({ item, given }: FeedbackProps) {
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
function ComesAgain({ item }: { readonly item: PracticeItem }) {
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

interface ExerciseItemProps {
  readonly item: PracticeItem;
  /** Null before the answer is checked. */
  readonly given: GivenAnswer | null;
  readonly walk: RoundWalk;
  readonly level: Exercise['level'];
  /** The short text whose gap it is. */
  readonly story: ExerciseItems | null;
}

/** One more item like another; null where there is none that has not been shown. */
async function findAlike(
  { topic, kind }: PracticeItem,
  level: Exercise['level'],
  shown: readonly PracticeItem[],
  language: Language,
  client: QueryClient,
): Promise<PracticeItem | null> {
  const request = { topics: [topic], kind, level, count: shown.length + 1, seed: pickSeed() };
  const items = await loadItems(request, language, client);
  return items.find(({ id }) => shown.every((each) => each.id !== id)) ?? null;
}

/** Puts another item of the same kind after this one. */
function AlikeButton({ item, walk, level }: Omit<ExerciseItemProps, 'given' | 'story'>) {
  const { t } = useTranslation('practice');
  const language = useLanguage();
  const client = useQueryClient();
  const { showNotice } = useNotices();
  const { mutate, isPending } = useMutation({
    mutationFn: () => findAlike(item, level, walk.round.items, language, client),
    onSuccess: (more) => (more === null ? showNotice('info', 'practice:no_more') : walk.insert(more)),
  });
  return (
    <Button variant="outlined" color="inherit" disabled={isPending} onClick={() => mutate()}>
      {t('one_more')}
    </Button>
  );
}

/** One item: what is asked, the sentence, what came of the answer, and the buttons under the thumb. */
export function ExerciseItem({ item, given, walk, level, story }: ExerciseItemProps) {
  const { t } = useTranslation('practice');
  const [draft, setDraft] = useState<Answer>(emptyAnswer);
  const ask = useRef<HTMLParagraphElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const isChecked = given !== null;
  const isChoice = item.choices.length > 0 && item.kind !== 'ORDER_TILES';
  // Without what it returns: browsers have begun to give a promise.
  useEffect(() => {
    window.scrollTo({ top: 0 });
  }, []);
  // A field takes the focus by itself; what is only read begins at the question.
  useEffect(() => {
    if (isChecked) next.current?.focus();
    else if (ask.current !== null && document.activeElement?.matches('input') !== true)
      takeFocus(ask.current);
  }, [isChecked]);
  const check = (event: FormEvent) => {
    event.preventDefault();
    if (isChecked) walk.goOn();
    else if (!isChoice && canCheck(item, draft)) walk.answer(draft);
  };
  const chooseByKey = (event: KeyboardEvent) => {
    const choice = isChoice ? item.choices[Number(event.key) - 1] : undefined;
    const isPlain = !event.ctrlKey && !event.altKey && !event.metaKey && !isTyping(event.nativeEvent);
    if (!isChecked && isPlain && choice !== undefined) walk.answer({ ...emptyAnswer, text: choice });
  };
  return (
    <Box
      component="form"
      onSubmit={check}
      onKeyDown={chooseByKey}
      sx={story === null ? formStyle : { ...formStyle, ...storyStyle }}
    >
      <div>
        <Box component="p" ref={ask} tabIndex={-1} sx={askStyle}>
          {t(`ask.${item.kind}`)}
        </Box>
        <ItemTask
          {...{ item, given }}
          draft={given?.answer ?? draft}
          onDraft={setDraft}
          onAnswer={(answer) => walk.answer(answer)}
          story={story === null ? null : { round: walk.round, after: story.after }}
        />
      </div>
      <div>
        <div role="status">{isChecked && <Feedback item={item} given={given} />}</div>
        {isChecked && walk.comesAgain && <ComesAgain item={item} />}
        <Box sx={pinnedStyle}>
          {isChecked ? (
            <>
              <Button key="next" ref={next} type="submit" variant="contained">
                {t('next')}
              </Button>
              {given.verdict !== 'right' && story === null && <AlikeButton {...{ item, walk, level }} />}
            </>
          ) : (
            <>
              {!isChoice && (
                <Button key="check" type="submit" variant="contained" disabled={!canCheck(item, draft)}>
                  {t('check')}
                </Button>
              )}
              <Button variant="outlined" color="inherit" onClick={() => walk.answer(emptyAnswer)}>
                {t('dont_know')}
              </Button>
            </>
          )}
        </Box>
      </div>
    </Box>
  );
}

/** As high as the screen of a phone leaves, so that the buttons stay where they are. */
const formStyle = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: { xs: 'space-between', sm: 'start' },
  minHeight: { xs: 'calc(100dvh - 192px)', sm: 0 },
} as const;
/** The text and, beside it where there is room, what is said of its gap. */
const storyStyle = {
  display: { xs: 'flex', md: 'grid' },
  gridTemplateColumns: 'minmax(0, 680px) minmax(0, 320px)',
  columnGap: 8,
  justifyContent: 'space-between',
} as const;
const askStyle = { m: 0, color: 'var(--ink-2)', pb: 1.5, outline: 'none' } as const;

const examplesStyle = { ...letters[16], ...serifStyle, m: 0, pt: 1, pl: 0, listStyle: 'none' } as const;
const boxStyle = {
  borderLeft: '4px solid',
  pl: 2,
  py: '2px',
  mt: 3,
  '& p': { m: 0, pt: '4px' },
  '& i': serifStyle,
} as const;
