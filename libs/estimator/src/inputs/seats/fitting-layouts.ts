import type { CabinLayout } from '@tim/reference-data';
import type { Route } from '../../question/route.ts';
import type { WeightedSeats } from './likely-seats.ts';
import type { CountedLayout } from './seats-rule.ts';

/** Airframes assumed of a layout whose number is not known. Our choice: a few. */
const UNKNOWN_AIRFRAMES = 5;

/** A layout that a type may have on a route. */
export type FittingLayout = CountedLayout & WeightedSeats;

/** How likely a layout flies this kind of route, relative to one that is flown anywhere [1]. Our choice. */
function likelihoodOfUse(layout: CabinLayout, { origin, destination, isDomestic, length, touchesUs }: Route): number {
  const base = layout.baseAirportCode;
  if (base !== '' && base !== origin.iataAirportCode && base !== destination.iataAirportCode) return 0;
  if (touchesUs && !isDomestic && layout.usRoutes === 'not-seen') return 0.1;
  const isLong = length !== 'short';
  switch (layout.use) {
    case 'any':
      return 1;
    case 'domestic':
      return isDomestic ? 1 : 0;
    case 'international':
      return isDomestic ? 0.1 : 1;
    case 'regional':
      return isLong ? 0.05 : 1;
    case 'long-haul':
      if (isLong) return 1;
      return isDomestic ? 0.15 : 0.5;
    case 'ultra-long-haul':
      return length === 'ultra-long' ? 1 : 0.05;
    case 'leisure':
      return 0.3;
  }
}

/** Layouts of a type by how they fit a route and how many airframes have them; those that do not fit left out. */
export function weighedLayouts(
  layouts: readonly CabinLayout[],
  route: Route,
): readonly { readonly of: CabinLayout; readonly weight: number }[] {
  return layouts
    .map((of) => ({ of, weight: (of.airframes || UNKNOWN_AIRFRAMES) * likelihoodOfUse(of, route) }))
    .filter(({ weight }) => weight > 0);
}

/** The layouts that a type may have on a route, by how they fit it and how many airframes have them. */
export function fittingLayouts(
  layouts: readonly CountedLayout[],
  route: Route,
  isTypeCertain: boolean,
): readonly FittingLayout[] {
  const weighted = layouts.map((layout) => {
    const likelihood = likelihoodOfUse(layout.of, route);
    return { ...layout, likelihood, weight: (layout.of.airframes || UNKNOWN_AIRFRAMES) * likelihood };
  });
  const fitting = weighted.filter(({ weight }) => weight > 0);
  if (fitting.length > 0 || !isTypeCertain) return fitting;
  return weighted.map((layout) => ({ ...layout, weight: 1, likelihood: 1 }));
}
