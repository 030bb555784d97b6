import { openMorphology } from '../../apps/server/src/platform/morphology/open-morphology';

/** The product's own analysers. */
export const morphology = await openMorphology();
