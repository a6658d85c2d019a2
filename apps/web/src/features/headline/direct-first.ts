import { CABIN_CLASSES, type CabinClass } from '@tim/engine';
import type { KilogramsPerPassenger } from '@tim/format';
import type { FiguresOfSome, TypicalFigures } from '../../shared/api/answers.ts';

/** A route's figures as people are shown them first, and the cabins whose figure is of direct flights alone. */
export type DirectFirst = Omit<FiguresOfSome, 'carrierCodes'> & { readonly direct: ReadonlySet<CabinClass> };

/**
 * Of each cabin the figure of the direct flights, where one of them has it, else the typical figure, which counts connections: people
 * compare it with the flights listed below, direct ones first.
 *
 * @param isTypical - whether the typical figure is wanted of every cabin
 */
export function directFirst(typical: TypicalFigures, isTypical?: boolean): DirectFirst {
  const { rareCabins, missingCabins } = typical.message;
  const all = { wellToWakeKg: typical.wellToWakeKg, range: typical.range, rareCabins, missingCabins };
  const onDirect = (isTypical ? undefined : typical.direct) ?? all;
  const direct = new Set(CABIN_CLASSES.filter((cabin) => onDirect !== all && !onDirect.missingCabins.includes(cabin)));
  const of = (cabin: CabinClass) => (direct.has(cabin) ? onDirect : all);
  const each = (
    read: (figures: Omit<FiguresOfSome, 'carrierCodes'>, cabin: CabinClass) => number | undefined,
  ): KilogramsPerPassenger => Object.fromEntries(CABIN_CLASSES.map((cabin) => [cabin, read(of(cabin), cabin)]));
  return {
    wellToWakeKg: each(({ wellToWakeKg }, cabin) => wellToWakeKg[cabin]),
    range: (onDirect.range ?? all.range) && {
      lowKg: each(({ range }, cabin) => range?.lowKg[cabin]),
      highKg: each(({ range }, cabin) => range?.highKg[cabin]),
      drivers: onDirect.range?.drivers ?? [],
    },
    rareCabins: CABIN_CLASSES.filter((cabin) => of(cabin).rareCabins.includes(cabin)),
    missingCabins: CABIN_CLASSES.filter((cabin) => of(cabin).missingCabins.includes(cabin)),
    direct,
  };
}
