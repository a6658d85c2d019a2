import { later } from '../../shared/ui/later.tsx';

/** What stands beside some headlines comes with the answer. */
export const ListedElsewhere = later(async () => (await import('./listed-elsewhere.tsx')).ListedElsewhere);
export const SameFigures = later(async () => (await import('./same-figures.tsx')).SameFigures);
