import { cabinClassFactors, equivalentCapacity } from '@tim/engine';
import type { Body, CabinLayout, SeatsPerClass, Tables } from '@tim/reference-data';
import type { FuelledType } from './fuelled-type.ts';
import { ROUTE_KINDS } from './route.ts';
import type { Route } from './route.ts';
import type { TypicalSeats } from './typical-seats.ts';
import { scaledTo, seatsOnRoute } from './weighted-seats.ts';
import type { SeatsOnRoute, WeightedSeats } from './weighted-seats.ts';

/** A layout with its seats as they count. */
type CountedLayout = Omit<WeightedSeats, 'weight' | 'likelihood'> & { readonly of: CabinLayout; readonly body: Body };

/** Airframes of a layout of which no number is known. Our choice: a few. */
const UNKNOWN_AIRFRAMES = 5;

/** Beyond this from the reported mean the total reported wins over the table's [1]. Source: the project's rule for totals. */
const TOTAL_TOLERANCE_FRACTION = 0.03;

/**
 * Beyond this from every layout of the carrier's the total reported is of none of them [1]: another layout's, or filed with
 * another type's flights or with too few departures. Our choice: what is scaled that far is no aircraft that flies.
 */
const SCALED_AT_MOST_FRACTION = 0.2;

/** Likelihood [1] of a layout on a kind of route, beside one said to be flown anywhere. Our choice. */
function likelihoodOfUse(layout: CabinLayout, route: Route): number {
  const base = layout.baseAirportCode;
  if (base !== '' && base !== route.origin.iataAirportCode && base !== route.destination.iataAirportCode) return 0;
  if (route.touchesUs && !route.isDomestic && layout.usRoutes === 'not-seen') return 0.1;
  const isLong = route.length !== 'short';
  switch (layout.use) {
    case 'any':
      return 1;
    case 'domestic':
      return route.isDomestic ? 1 : 0;
    case 'international':
      return route.isDomestic ? 0.1 : 1;
    case 'regional':
      return isLong ? 0.05 : 1;
    case 'long-haul':
      if (isLong) return 1;
      return route.isDomestic ? 0.15 : 0.5;
    case 'ultra-long-haul':
      return route.length === 'ultra-long' ? 1 : 0.05;
    case 'leisure':
      return 0.3;
  }
}

/**
 * Seats of a layout as its capacity counts: a flexible cabin, whose blocked middle seats come back when business is not
 * sold, counts all its seats as economy.
 */
function seatsOf(layout: CabinLayout): SeatsPerClass {
  if (layout.blockedSeats === 0) return layout.seats;
  return { economy: layout.totalSeats, premiumEconomy: 0, business: 0, first: 0 };
}

function counted(layout: CabinLayout, body: Body): CountedLayout {
  const value = seatsOf(layout);
  const { strategy, source, sourceVersion, dataCategory } = layout;
  return {
    of: layout,
    body,
    layout: layout.subFleet,
    seats: { strategy, source, sourceVersion, dataCategory, value },
    capacity: equivalentCapacity(value, cabinClassFactors(body)),
  };
}

type FittingLayout = CountedLayout & Pick<WeightedSeats, 'weight' | 'likelihood'>;

/** The layouts whose total is the reported one, else the nearest scaled to it; undefined where none is near. */
function agreeingWith(reportedSeats: number, layouts: readonly FittingLayout[]): readonly WeightedSeats[] | undefined {
  const offBy = ({ of }: CountedLayout) => Math.abs(of.totalSeats - reportedSeats);
  const nearest = Math.min(...layouts.map(offBy));
  if (nearest / reportedSeats > SCALED_AT_MOST_FRACTION) return undefined;
  const near = layouts.filter((layout) => offBy(layout) <= nearest + 1);
  if (nearest / reportedSeats <= TOTAL_TOLERANCE_FRACTION) return near;
  return near.map((layout) => ({
    ...layout,
    ...scaledTo(layout.seats, layout.body, reportedSeats / layout.of.totalSeats),
  }));
}

/** Mean seats the carrier reports of the type on all its routes; undefined when it reports none, or pools types. */
function reportedTotal(tables: Tables, carrierCode: string, icaoAircraftType: string): number | undefined {
  let departures = 0;
  let seats = 0;
  for (const row of tables.reportedSeats.ofCarrierType(carrierCode, icaoAircraftType)) {
    if (row.icaoAircraftTypes.length > 1) continue;
    departures += row.departures;
    seats += row.departures * row.seatsPerDeparture;
  }
  return departures > 0 ? seats / departures : undefined;
}

/** A carrier's type with its layouts. */
type KnownLayouts = {
  readonly layouts: readonly CountedLayout[];
  /** Airports that a layout is kept to: on routes to and from them the kind of route does not tell everything. */
  readonly baseAirportCodes: readonly string[];
};

const isAtOneOf = (airportCodes: readonly string[], { origin, destination }: Route) =>
  airportCodes.includes(origin.iataAirportCode) || airportCodes.includes(destination.iataAirportCode);

/**
 * Seats a carrier's types may have on a route: the carrier's layouts by how they fit the route and how many airframes have
 * them, those of the reported total where one is reported and near; else the type's typical seats, scaled to it.
 */
export class CarrierSeats {
  readonly #tables: Tables;
  readonly #typical: TypicalSeats;
  readonly #carrierCode: string;
  readonly #layouts = new Map<string, KnownLayouts>();
  /** By the number of the kind of route, then that of the type, as far as asked for; away from the layouts' bases. */
  readonly #byKind: (SeatsOnRoute | undefined)[][] = Array.from({ length: ROUTE_KINDS }, () => []);
  /** By the number of the type, of the types that have any. */
  readonly #baseAirportCodes: (readonly string[] | undefined)[] = [];

  constructor(tables: Tables, typical: TypicalSeats, carrierCode: string) {
    this.#tables = tables;
    this.#typical = typical;
    this.#carrierCode = carrierCode;
  }

  /**
   * @param reportedSeats - mean seats per departure reported of the type on the route
   * @param isTypeCertain - true when the type itself is given, so that a layout that hardly fits the route still counts
   */
  onRoute(type: FuelledType, route: Route, reportedSeats: number | undefined, isTypeCertain: boolean): SeatsOnRoute {
    // What depends on the flight itself is not kept: seats reported on the route, an aircraft the caller names.
    if (reportedSeats !== undefined || isTypeCertain) return this.#make(type, route, reportedSeats, isTypeCertain);
    const baseAirportCodes = this.#baseAirportCodes[type.number];
    if (baseAirportCodes && isAtOneOf(baseAirportCodes, route)) return this.#make(type, route, undefined, false);
    return this.#byKind[route.kindNumber]?.[type.number] ?? this.#makeOfKind(type, route);
  }

  #makeOfKind(type: FuelledType, route: Route): SeatsOnRoute {
    const made = this.#make(type, route, undefined, false);
    const { baseAirportCodes } = this.#layoutsOf(type);
    if (baseAirportCodes.length > 0) this.#baseAirportCodes[type.number] = baseAirportCodes;
    const ofKind = this.#byKind[route.kindNumber];
    if (ofKind && !isAtOneOf(baseAirportCodes, route)) ofKind[type.number] = made;
    return made;
  }

  #layoutsOf(type: FuelledType): KnownLayouts {
    const { icaoAircraftType, body } = type.aircraft.value;
    const before = this.#layouts.get(icaoAircraftType);
    if (before) return before;
    const layouts = this.#tables.cabins
      .ofCarrierType(this.#carrierCode, icaoAircraftType)
      .map((layout) => counted(layout, body));
    const baseAirportCodes = layouts.map(({ of }) => of.baseAirportCode).filter((code) => code !== '');
    const made = { layouts, baseAirportCodes };
    this.#layouts.set(icaoAircraftType, made);
    return made;
  }

  #make(type: FuelledType, route: Route, reportedSeats: number | undefined, isTypeCertain: boolean): SeatsOnRoute {
    const { layouts } = this.#layoutsOf(type);
    if (layouts.length > 0) {
      const fitting = fittingLayouts(layouts, route, isTypeCertain);
      if (reportedSeats === undefined || fitting.length === 0) return seatsOnRoute(fitting);
      const agreeing = agreeingWith(reportedSeats, fitting);
      if (agreeing) return seatsOnRoute(agreeing);
      // Another layout of the type, where the type usually has about as many; else seats of other flights.
      return this.#typical.nearTotal(type, reportedSeats) ?? seatsOnRoute(fitting);
    }
    const { icaoAircraftType } = type.aircraft.value;
    return this.#typical.ofType(
      type,
      reportedSeats ?? reportedTotal(this.#tables, this.#carrierCode, icaoAircraftType),
    );
  }
}

/** The layouts that a type may have on a route, by how they fit it and how many airframes have them. */
function fittingLayouts(
  layouts: readonly CountedLayout[],
  route: Route,
  isTypeCertain: boolean,
): readonly FittingLayout[] {
  const weighted = layouts.map((layout) => {
    const likelihood = likelihoodOfUse(layout.of, route);
    return { ...layout, likelihood, weight: (layout.of.airframes || UNKNOWN_AIRFRAMES) * likelihood };
  });
  const fitting = weighted.filter(({ weight }) => weight > 0);
  if (fitting.length === 0 && !isTypeCertain) return [];
  return fitting.length > 0 ? fitting : weighted.map((layout) => ({ ...layout, weight: 1, likelihood: 1 }));
}
