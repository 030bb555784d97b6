/** Marks of sounds and of the parts of a compound that Vabamorf puts into a root. */
const SOUND_MARKS = /[~?\]<]/gu;
const PART_MARKS = /[_+=]/gu;
const SOUND_MARKS_ALONE = /^[~?\]<]+$/u;
const ONE_MARK = /^[~?\]<_+=-]$/u;
/** Verbs to Vabamorf, but without a -ma form. */
const PARTICLES: readonly string[] = ['ei', 'ära'];

/** A part that is marks of sounds alone, such as a question mark, is a word and keeps them. */
function dropSoundMarks(part: string): string {
  return SOUND_MARKS_ALONE.test(part) ? part : part.replace(SOUND_MARKS, '');
}

function dropPartMarks(part: string): string {
  return ONE_MARK.test(part) ? part : part.replace(PART_MARKS, '');
}

/** The root without marks of sounds, and the lemma: without marks of parts too, a verb with its -ma. As EstNLTK has them. */
export function readRoot(
  marked: string,
  partOfSpeech: string,
): { readonly root: string; readonly lemma: string } {
  const root = dropSoundMarks(marked);
  const bare = ONE_MARK.test(marked)
    ? marked
    : marked
        .split('-')
        .map((group) =>
          group
            .split('_')
            .map((part) => dropSoundMarks(dropPartMarks(part)))
            .join(''),
        )
        .join('-');
  const lemma = partOfSpeech === 'V' && !PARTICLES.includes(bare) ? `${bare}ma` : bare;
  return { root: root === lemma ? lemma : root, lemma };
}
