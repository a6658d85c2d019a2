import { partLoadedBefore } from '../part-loaded-before.tsx';

export const { Part: EmptyReason, load: loadEmptyReason } = partLoadedBefore(
  async () => (await import('./empty-reason.tsx')).EmptyReason,
);
