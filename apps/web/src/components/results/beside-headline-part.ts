import { partLoadedBefore } from '../part-loaded-before.tsx';

const load = () => import('./beside-headline.ts');

export const { Part: EmptyReason, load: loadEmptyReason } = partLoadedBefore(async () => (await load()).EmptyReason);
export const { Part: SameFigures, load: loadSameFigures } = partLoadedBefore(async () => (await load()).SameFigures);
