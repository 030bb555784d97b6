import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { useKeptValue } from '../../shared/kept-value/kept-value';
import { PageContent } from '../../shared/ui/page-content';
import { ToolBarFrame } from '../../shared/ui/tool-bar';
import { ExercisePage } from './exercise-page';
import { keepChoice, keptPractice } from './kept-practice';
import type { RenderSheet } from '../../shared/practice/practice-sheet';
import { pickSeed, readExercise, writeExercise } from './practice-choice';
import { PracticeStart } from './practice-start';

/** Exercises on the screen; the address says which, so that it can be handed on. */
export function PracticePage({ renderSheet }: { readonly renderSheet: RenderSheet }) {
  const { t } = useTranslation('practice');
  const [parameters, setParameters] = useSearchParams();
  const { choice: last } = useKeptValue(keptPractice);
  const asked = readExercise(parameters, last);
  // An address without a number leaves the items to chance; from here on it names them.
  if (asked?.seed === null)
    return <Navigate to={{ search: writeExercise({ ...asked, seed: pickSeed() }) }} replace />;
  const open = (exercise: Parameters<typeof writeExercise>[0]) => setParameters(writeExercise(exercise));
  return (
    <PageContent>
      <Box sx={{ mt: '-24px', '@media print': { m: 0 } }}>
        {asked === null ? (
          <ToolBarFrame
            renderBar={(bar) => bar({ query: <Typography variant="h1">{t('title')}</Typography> })}
          >
            <PracticeStart
              last={last}
              onStart={(choice) => {
                keepChoice(choice);
                open({ ...choice, seed: pickSeed() });
              }}
            />
          </ToolBarFrame>
        ) : (
          <ExercisePage
            key={writeExercise({ ...asked, seed: asked.seed })}
            exercise={{ ...asked, seed: asked.seed }}
            onLeave={() => setParameters('')}
            onNew={() => open({ ...asked, seed: pickSeed() })}
            renderSheet={renderSheet}
          />
        )}
      </Box>
    </PageContent>
  );
}
