import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTextSelection } from '../../../shared/text-selection/text-selection';
import { useToolView } from '../../../shared/tool-session/tool-views';
import { TOOL } from '../query/error-profile-view';
import { readTextId } from './read-text-id';
import { makeMarksQuery, MarkedTextPart } from './marked-text-part';

/** So many texts without marks are passed over in search of a first one. */
const MOST_PASSED = 8;

/** The first of the texts that is marked; the last one looked at while none is found. */
function useFirstMarked(ids: readonly string[], isWanted: boolean): string | undefined {
  const [place, setPlace] = useState(0);
  const id = ids[place];
  const { data } = useQuery({ ...makeMarksQuery(id ?? ''), enabled: isWanted && id !== undefined });
  const isPassed = data !== undefined && (data.state !== 'marked' || data.marks.length === 0);
  useEffect(() => {
    if (isWanted && isPassed && place < Math.min(MOST_PASSED, ids.length - 1)) setPlace(place + 1);
  }, [isWanted, isPassed, place, ids.length]);
  return id;
}

/** One of the chosen texts at a time, as written and as corrected; at first the one that shows the kind of error best. */
export function ChosenMarkedText({ exampleId }: { readonly exampleId: string | null }) {
  const { corpusTextIds } = useTextSelection();
  const ids = corpusTextIds ?? [];
  const [kept, keep] = useToolView<string | null>(`${TOOL}.text`, null, readTextId);
  const isChosen = kept !== null && ids.includes(kept);
  const isExample = exampleId !== null && ids.includes(exampleId);
  const first = useFirstMarked(ids, !isChosen && !isExample);
  const id = isChosen ? kept : isExample ? exampleId : first;
  if (id === undefined) return null;
  const walk = {
    place: ids.indexOf(id),
    count: ids.length,
    onGo: (place: number) => keep(ids[place] ?? null),
  };
  return (
    <Box sx={{ pt: '28px' }}>
      <MarkedTextPart id={id} walk={walk} />
    </Box>
  );
}
