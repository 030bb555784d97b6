import { useToolDraft } from '../../../shared/tool-session/tool-session';

/** What the teacher says to each pupil, by the id of the text; it lives in the memory of the page. */
export type PupilNotes = ReadonlyMap<number, string>;

const NO_NOTES: PupilNotes = new Map();

export function usePupilNotes() {
  const [notes, setNotes] = useToolDraft('class-report.notes', NO_NOTES);
  return { notes, write: (id: number, note: string) => setNotes(new Map(notes).set(id, note)) };
}
