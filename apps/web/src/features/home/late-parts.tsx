import Box from '@mui/material/Box';
import { lazy, Suspense, useRef, type ComponentType } from 'react';
import { loadLateMessages } from '../../shared/i18n/late-messages';
import { useIsNear } from './use-is-near';

type Heights = Readonly<Partial<Record<'xs' | 'sm' | 'md', number>>>;

/** A part of the page whose code and messages load when the visitor comes near; its height is held until then. */
function makeLatePart(
  name: string,
  minHeight: Heights,
  load: () => Promise<ComponentType>,
): () => React.ReactNode {
  const Part = lazy(async () => ({ default: await load() }));
  return function LatePart() {
    const place = useRef<HTMLDivElement>(null);
    const isNear = useIsNear(place);
    return (
      <Box ref={place} data-late={name} sx={isNear ? {} : { minHeight }}>
        {isNear && (
          <Suspense fallback={<Box sx={{ minHeight }} />}>
            <Part />
          </Suspense>
        )}
      </Box>
    );
  };
}

export const LatePictures = makeLatePart('pictures', { xs: 1520, sm: 760, md: 500 }, async () => {
  const [{ HomePictures }] = await Promise.all([
    import('./pictures/home-pictures'),
    loadLateMessages('home-pictures'),
  ]);
  return HomePictures;
});

export const LateExampleAndSize = makeLatePart('example-and-size', { xs: 730, sm: 490 }, async () => {
  const { ExampleAndSize } = await import('./example-and-size');
  return ExampleAndSize;
});

export const LateIntroductions = makeLatePart('introductions', { xs: 640, sm: 720, md: 480 }, async () => {
  const [{ IntroductionTabs }] = await Promise.all([
    import('./introduction-tabs'),
    loadLateMessages('home-introductions'),
  ]);
  return IntroductionTabs;
});
