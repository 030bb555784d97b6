import Box from '@mui/material/Box';
import { Navigate, useSearchParams } from 'react-router';
import { useKeptValue } from '../../shared/kept-value/kept-value';
import type { RenderSheet } from '../../shared/practice/practice-sheet';
import { PageContent } from '../../shared/ui/page-content';
import { ExercisePage } from './exercise-page';
import { PracticeHome } from './practice-home';
import { keptPractice } from './kept-practice';
import { DEFAULT_LEVEL, pickSeed, readExercise, writeExercise } from './practice-choice';

/** Exercises on the screen; the address says which, so that it can be handed on. */
export function PracticePage({ renderSheet }: { readonly renderSheet: RenderSheet }) {
  const [parameters, setParameters] = useSearchParams();
  const { level } = useKeptValue(keptPractice);
  const asked = readExercise(parameters, level ?? DEFAULT_LEVEL);
  // An address without a number leaves the items to chance; from here on it names them.
  if (asked?.seed === null)
    return <Navigate to={{ search: writeExercise({ ...asked, seed: pickSeed() }) }} replace />;
  return (
    <PageContent>
      <Box sx={{ mt: '-24px', '@media print': { m: 0 } }}>
        {asked === null ? (
          <PracticeHome />
        ) : (
          <ExercisePage
            key={writeExercise({ ...asked, seed: asked.seed })}
            exercise={{ ...asked, seed: asked.seed }}
            onLeave={() => setParameters('')}
            onNew={() => setParameters(writeExercise({ ...asked, seed: pickSeed() }))}
            renderSheet={renderSheet}
          />
        )}
      </Box>
    </PageContent>
  );
}
