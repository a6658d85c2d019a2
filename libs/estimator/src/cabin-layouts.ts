import { cabinClassFactors, equivalentCapacity } from '@tim/engine';
import type { Body, CabinLayout, SeatsPerClass, Sourced, Tables } from '@tim/reference-data';
import type { FuelledType } from './aircraft-mix.ts';
import { ROUTE_KINDS } from './route-kind.ts';
import type { RouteKind } from './route-kind.ts';

/** Seats an aircraft may have on the route, and how likely [any unit]. */
export type WeightedSeats = {
  readonly seats: Sourced<SeatsPerClass>;
  /** Equivalent economy seats. */
  readonly capacity: number;
  readonly weight: number;
  /** How well the layout fits the kind of route [1]. */
  readonly likelihood: number;
  /** Name of the layout. */
  readonly layout: string;
};

/** A layout with its seats as they count. */
type CountedLayout = Omit<WeightedSeats, 'weight' | 'likelihood'> & { readonly of: CabinLayout; readonly body: Body };

/** Airframes of a layout of which no number is known. Our choice: a few. */
const UNKNOWN_AIRFRAMES = 5;

/** Beyond this from the reported mean the total reported wins over the table's [1]. Source: the project's rule for totals. */
const TOTAL_TOLERANCE_FRACTION = 0.03;

/** Likelihood [1] of a layout on a kind of route, beside one said to be flown anywhere. Our choice. */
function likelihoodOfUse(layout: CabinLayout, route: RouteKind): number {
  const base = layout.baseAirportCode;
  if (base !== '' && base !== route.originCode && base !== route.destinationCode) return 0;
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

function scaled(seats: SeatsPerClass, factor: number): SeatsPerClass {
  return {
    economy: seats.economy * factor,
    premiumEconomy: seats.premiumEconomy * factor,
    business: seats.business * factor,
    first: seats.first * factor,
  };
}

const total = (seats: SeatsPerClass) => seats.economy + seats.premiumEconomy + seats.business + seats.first;

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

/** Seats scaled to a total, and the strategy's name for it. */
function scaledTo(
  seats: Sourced<SeatsPerClass>,
  body: Body,
  factor: number,
): Pick<WeightedSeats, 'seats' | 'capacity'> {
  const value = scaled(seats.value, factor);
  return {
    seats: { ...seats, value, strategy: `${seats.strategy}_SCALED_TO_REPORTED_TOTAL` },
    capacity: equivalentCapacity(value, cabinClassFactors(body)),
  };
}

/** The layouts whose total is the reported one, else the nearest scaled to it. */
function agreeingWith(
  reportedSeats: number,
  layouts: readonly (CountedLayout & Pick<WeightedSeats, 'weight' | 'likelihood'>)[],
): readonly WeightedSeats[] {
  const offBy = ({ of }: CountedLayout) => Math.abs(of.totalSeats - reportedSeats);
  const nearest = Math.min(...layouts.map(offBy));
  const near = layouts.filter((layout) => offBy(layout) <= nearest + 1);
  if (nearest / reportedSeats <= TOTAL_TOLERANCE_FRACTION) return near;
  return near.map((layout) => ({
    ...layout,
    ...scaledTo(layout.seats, layout.body, reportedSeats / layout.of.totalSeats),
  }));
}

/** A type without a typical layout is a small one, of one cabin: the mean seats its operators report. */
function reportedMeanSeats(tables: Tables, icaoAircraftType: string): Sourced<SeatsPerClass> | undefined {
  const mean = tables.reportedSeats.meanOfType(icaoAircraftType);
  return mean && { ...mean, value: { economy: mean.value, premiumEconomy: 0, business: 0, first: 0 } };
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

function typicalSeats(
  tables: Tables,
  carrierCode: string,
  type: FuelledType,
  reportedOnRoute: number | undefined,
): readonly WeightedSeats[] {
  const { icaoAircraftType, body } = type.aircraft.value;
  const seats =
    tables.seats.typical(icaoAircraftType) ??
    tables.seats.typical(type.curve.value.icaoAircraftType) ??
    reportedMeanSeats(tables, icaoAircraftType);
  if (!seats) return [];
  const layout = 'typical of the type';
  const reportedSeats = reportedOnRoute ?? reportedTotal(tables, carrierCode, icaoAircraftType);
  if (reportedSeats === undefined) {
    return [
      { seats, capacity: equivalentCapacity(seats.value, cabinClassFactors(body)), weight: 1, likelihood: 1, layout },
    ];
  }
  const factor = reportedSeats / total(seats.value);
  return [
    { ...scaledTo(seats, body, factor), weight: 1, likelihood: 1, layout: `${layout}, scaled to the reported total` },
  ];
}

export type LikelySeats = Omit<WeightedSeats, 'weight'>;

/** Layouts no likelier than this beside the likeliest are left out of the mean [1]. Our choice. */
const CLEARLY_LESS_LIKELY = 0.5;

const CABINS = ['economy', 'premiumEconomy', 'business', 'first'] as const;

/**
 * The seats to expect of a type: those of its layout, or the mean of the layouts that fit the route, weighted by how likely
 * each is, where nothing tells which it is.
 *
 * @returns undefined when there are no options
 */
export function likelySeats(options: readonly WeightedSeats[]): LikelySeats | undefined {
  const [first] = options;
  if (!first || options.length === 1) return first;
  const highest = Math.max(...options.map(({ likelihood }) => likelihood));
  const fitting = options.filter(({ likelihood }) => likelihood > highest * CLEARLY_LESS_LIKELY);
  const [best = first, ...others] = fitting;
  if (others.length === 0) return best;
  let weights = 0;
  let capacity = 0;
  const value = { economy: 0, premiumEconomy: 0, business: 0, first: 0 };
  for (const option of fitting) {
    weights += option.weight;
    capacity += option.weight * option.capacity;
    for (const cabin of CABINS) value[cabin] += option.weight * option.seats.value[cabin];
  }
  for (const cabin of CABINS) value[cabin] /= weights;
  return {
    seats: { ...leastKnown(fitting), value, strategy: `${best.seats.strategy}_MEAN` },
    capacity: capacity / weights,
    likelihood: highest,
    layout: `mean of ${fitting.map(({ layout }) => layout).join(', ')}`,
  };
}

const KNOWN_BEST_FIRST = ['PRIMARY', 'MODELED', 'DEFAULT'];

function leastKnown(options: readonly WeightedSeats[]): Sourced<SeatsPerClass> {
  const rank = ({ seats }: WeightedSeats) => KNOWN_BEST_FIRST.indexOf(seats.dataCategory);
  return options.reduce((least, option) => (rank(option) > rank(least) ? option : least)).seats;
}

/** Seats a type may have on a route, and those to expect of it. */
export type SeatsOnRoute = {
  /** Those to expect; undefined when no layout fits the route, or nothing is known of the type's seats. */
  readonly likely: LikelySeats | undefined;
  /** Equivalent seats of those to expect. */
  readonly capacity: number;
  /** Equivalent seats of each layout that it may have. */
  readonly capacities: readonly number[];
  /** How likely each of those is [any unit]. */
  readonly weights: readonly number[];
  /** Sum of the weights. */
  readonly weight: number;
};

function seatsOnRoute(options: readonly WeightedSeats[]): SeatsOnRoute {
  const likely = likelySeats(options);
  let weight = 0;
  for (const option of options) weight += option.weight;
  return {
    likely,
    capacity: likely?.capacity ?? 0,
    capacities: options.map(({ capacity }) => capacity),
    weights: options.map((option) => option.weight),
    weight,
  };
}

/** A carrier's type with its layouts. */
type KnownLayouts = {
  readonly layouts: readonly CountedLayout[];
  /** True when a layout is kept to one airport, so that the kind of route does not tell everything. */
  readonly hasBase: boolean;
};

/**
 * Seats a carrier's types may have on a route: the carrier's layouts by how they fit the route and how many airframes have
 * them, those of the reported total where one is reported; else the type's typical seats, scaled to it.
 */
export class CarrierSeats {
  readonly #tables: Tables;
  readonly #carrierCode: string;
  readonly #layouts = new Map<string, KnownLayouts>();
  /** By the number of the kind of route, then that of the type, as far as asked for. */
  readonly #byKind: (SeatsOnRoute | undefined)[][] = Array.from({ length: ROUTE_KINDS }, () => []);

  constructor(tables: Tables, carrierCode: string) {
    this.#tables = tables;
    this.#carrierCode = carrierCode;
  }

  /**
   * @param reportedSeats - mean seats per departure reported of the type on the route
   * @param isTypeCertain - true when the type itself is given, so that a layout that hardly fits the route still counts
   */
  onRoute(
    type: FuelledType,
    route: RouteKind,
    reportedSeats: number | undefined,
    isTypeCertain: boolean,
  ): SeatsOnRoute {
    // What depends on the flight itself is not kept: seats reported on the route, an aircraft the caller names.
    if (reportedSeats !== undefined || isTypeCertain) {
      return seatsOnRoute(this.#options(type, route, reportedSeats, isTypeCertain));
    }
    return this.#byKind[route.number]?.[type.number] ?? this.#makeOfKind(type, route);
  }

  #makeOfKind(type: FuelledType, route: RouteKind): SeatsOnRoute {
    const made = seatsOnRoute(this.#options(type, route, undefined, false));
    const ofKind = this.#byKind[route.number];
    if (ofKind && !this.#layoutsOf(type).hasBase) ofKind[type.number] = made;
    return made;
  }

  #layoutsOf(type: FuelledType): KnownLayouts {
    const { icaoAircraftType, body } = type.aircraft.value;
    const before = this.#layouts.get(icaoAircraftType);
    if (before) return before;
    const layouts = this.#tables.cabins
      .ofCarrierType(this.#carrierCode, icaoAircraftType)
      .map((layout) => counted(layout, body));
    const made = { layouts, hasBase: layouts.some(({ of }) => of.baseAirportCode !== '') };
    this.#layouts.set(icaoAircraftType, made);
    return made;
  }

  #options(
    type: FuelledType,
    route: RouteKind,
    reportedSeats: number | undefined,
    isTypeCertain: boolean,
  ): readonly WeightedSeats[] {
    const { layouts } = this.#layoutsOf(type);
    if (layouts.length === 0) return typicalSeats(this.#tables, this.#carrierCode, type, reportedSeats);
    const weighted = layouts.map((layout) => {
      const likelihood = likelihoodOfUse(layout.of, route);
      return { ...layout, likelihood, weight: (layout.of.airframes || UNKNOWN_AIRFRAMES) * likelihood };
    });
    const fitting = weighted.filter(({ weight }) => weight > 0);
    if (fitting.length === 0 && !isTypeCertain) return [];
    const counting = fitting.length > 0 ? fitting : weighted.map((layout) => ({ ...layout, weight: 1, likelihood: 1 }));
    return reportedSeats === undefined ? counting : agreeingWith(reportedSeats, counting);
  }
}

/** @returns finder of the seats of a carrier's types */
export function seatsFinder(tables: Tables): (carrierCode: string) => CarrierSeats {
  const carriers = new Map<string, CarrierSeats>();
  return (carrierCode) => {
    const before = carriers.get(carrierCode);
    if (before) return before;
    const made = new CarrierSeats(tables, carrierCode);
    carriers.set(carrierCode, made);
    return made;
  };
}
