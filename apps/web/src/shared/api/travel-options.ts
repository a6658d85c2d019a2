import { toKilogramsPerPassenger, type KilogramsPerPassenger } from '@tim/format';
import type {
  AircraftBasis,
  Market,
  OptionLeg,
  RouteStanding,
  TravelOption,
  TypicalEmissionsResponse,
} from '@tim/messages';
import type { CalendarDate } from '@tim/notation';
import { rangeOf, type FiguresRange } from './answers.ts';
import type { Settled } from './outcome.ts';

/** Who flies a market on a day? */
export type OptionsQuestion = { readonly market: Market; readonly departureDate: CalendarDate };

export type OptionLegFigures = {
  readonly origin: string;
  readonly destination: string;
  readonly carrierCode: string;
  readonly carrierName: string;
  /** Those that are flown most often first, as far as is known; none where no number is known. */
  readonly flightNumbers: readonly number[];
  readonly aircraft: { readonly name: string; readonly basis: AircraftBasis } | undefined;
  /** Number of the enum, unknown numbers included. */
  readonly contrailsImpactBucket: number;
};

/** One way to fly a market. */
export type OptionFigures = {
  readonly legs: readonly OptionLegFigures[];
  readonly wellToWakeKg: KilogramsPerPassenger;
  readonly range: Pick<FiguresRange, 'lowKg' | 'highKg'>;
  readonly durationHours: number;
  /** Whether the typical figure counts it. */
  readonly isInTypical: boolean;
  /** Whether it begins or ends at an airport of another city nearby. */
  readonly isNearby: boolean;
  /** Airports at its ends that are not the requested ones: others of the cities, or nearby ones. */
  readonly otherAirports: readonly string[];
  /** Cabins that one of its aircraft has not: the way is no answer in them, though the method has a figure. */
  readonly missingCabins: readonly string[];
};

/** A direct flight that the list of flights has and that is not flown today, as far as is known. */
export type OldOption = {
  readonly carrierName: string;
  readonly origin: string;
  readonly destination: string;
  /** Why it is taken for old. */
  readonly standing: RouteStanding | undefined;
};

/** Who flies a market, and who is left out. */
export type TravelOptionsAnswer = {
  readonly options: readonly OptionFigures[];
  readonly oldOptions: readonly OldOption[];
  /** The cities of their airports, by code; without those whose city is not known. */
  readonly placeNames: Readonly<Record<string, string>>;
};

/** What a response tells of the ways to fly its first market; empty where it tells of none. */
export function acceptTravelOptions(response: TypicalEmissionsResponse): Settled<TravelOptionsAnswer> {
  const { options = [], oldOptions = [], placeNames = {} } = response.typicalFlightEmissions[0] ?? {};
  return {
    kind: 'result',
    response: { options: options.map(optionFigures), oldOptions: oldOptions.map(oldOption), placeNames },
  };
}

function optionFigures({ emissionsGramsPerPax, range, ...option }: TravelOption): OptionFigures {
  const wellToWakeKg = toKilogramsPerPassenger(emissionsGramsPerPax ?? {});
  return {
    legs: option.legs.map(legFigures),
    wellToWakeKg,
    // Without one the figure is all there is.
    range: rangeOf(range) ?? { lowKg: wellToWakeKg, highKg: wellToWakeKg },
    durationHours: option.durationHours,
    isInTypical: option.isInTypical,
    isNearby: option.isNearby,
    otherAirports: option.otherAirports,
    missingCabins: option.missingCabins,
  };
}

function oldOption({ legs: [leg], standing }: TravelOption): OldOption {
  return {
    carrierName: leg?.carrierName ?? '',
    origin: leg?.market?.origin ?? '',
    destination: leg?.market?.destination ?? '',
    standing,
  };
}

function legFigures({ market, aircraft, ...leg }: OptionLeg): OptionLegFigures {
  return {
    origin: market?.origin ?? '',
    destination: market?.destination ?? '',
    carrierCode: leg.carrierCode,
    carrierName: leg.carrierName,
    flightNumbers: leg.flightNumbers,
    aircraft: aircraft && { name: aircraft.name, basis: aircraft.basis },
    contrailsImpactBucket: leg.contrailsImpactBucket,
  };
}
