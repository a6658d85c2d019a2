import { later } from '../../shared/ui/later.tsx';

/** What stands beside some headlines comes with the answer. */
export const EmptyReason = later(async () => (await import('./empty-reason.tsx')).EmptyReason);
export const SameFigures = later(async () => (await import('./same-figures.tsx')).SameFigures);
