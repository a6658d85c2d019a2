import type { CabinClass } from '@tim/engine';
import type { TypicalEstimate, TypicalOfSome } from '../estimate.ts';

/**
 * What a route's figure in a cabin is read from where people compare it with the flights they can choose: the direct flights, where
 * one of them has the cabin, else all usual ways, connections included.
 */
export function directFirst({ direct, ...all }: TypicalEstimate, cabin: CabinClass): TypicalOfSome {
  return direct && !direct.missingCabins.includes(cabin) ? direct : all;
}
