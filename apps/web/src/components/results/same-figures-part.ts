import { partLoadedBefore } from '../part-loaded-before.tsx';

export const { Part: SameFigures, load: loadSameFigures } = partLoadedBefore(
  async () => (await import('./same-figures.tsx')).SameFigures,
);
