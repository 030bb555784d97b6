import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import type { PracticeItem } from '@keelerada/contract/teaching/practice';
import { useTranslation } from 'react-i18next';
import type { Language } from '@keelerada/contract/fields/language';
import { loadItems } from '../../shared/practice/load-items';
import { useLanguage } from '../../shared/i18n/use-language';
import { useNotices } from '../../shared/notices/notices';
import { isTyping } from '../../shared/ui/is-typing';
import { takeFocus } from '../../shared/ui/take-focus';
import { canCheck, emptyAnswer, type Answer } from './check-answer';
import { ComesAgain, Feedback } from './feedback';
import { ItemTask } from './item-task';
import { pickSeed, type Exercise } from './practice-choice';
import { pinnedStyle } from './practice-style';
import type { ExerciseItems } from './load-exercise';
import type { GivenAnswer } from './round';
import type { RoundWalk } from './use-round';

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
): Promise<PracticeItem | null> {
  const request = { topics: [topic], kind, level, count: shown.length + 1, seed: pickSeed() };
  const items = await loadItems(request, language);
  return items.find(({ id }) => shown.every((each) => each.id !== id)) ?? null;
}

/** Puts another item of the same kind after this one. */
function AlikeButton({ item, walk, level }: Omit<ExerciseItemProps, 'given' | 'story'>) {
  const { t } = useTranslation('practice');
  const language = useLanguage();
  const { showNotice } = useNotices();
  const { mutate, isPending } = useMutation({
    mutationFn: () => findAlike(item, level, walk.round.items, language),
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
