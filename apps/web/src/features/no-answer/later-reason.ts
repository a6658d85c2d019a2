import { later } from '../../shared/ui/later.tsx';

/** The reason comes with the answer. */
export const EmptyReason = later(async () => (await import('./empty-reason.tsx')).EmptyReason);
