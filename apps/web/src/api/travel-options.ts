import { toKilogramsPerPassenger, type KilogramsPerPassenger } from '@tim/format';
import type {
  AircraftBasis,
  EmissionsRange,
  Market,
  OptionLeg,
  TravelOption,
  TypicalEmissionsResponse,
} from '@tim/messages';
import type { CalendarDate } from '@tim/notation';
import type { Outcome } from './outcome.ts';

/** Who flies a market on a day? */
export type OptionsQuestion = { readonly market: Market; readonly departureDate: CalendarDate };

export type OptionLegFigures = {
  readonly origin: string;
  readonly destination: string;
  readonly carrierCode: string;
  readonly carrierName: string;
  /** Rising, at least one. */
  readonly flightNumbers: readonly number[];
  readonly aircraft: { readonly name: string; readonly basis: AircraftBasis } | undefined;
  /** Number of the enum, unknown numbers included. */
  readonly contrailsImpactBucket: number;
};

type Ends = { readonly lowKg: KilogramsPerPassenger; readonly highKg: KilogramsPerPassenger };

/** One way to fly a market. */
export type OptionFigures = {
  readonly legs: readonly OptionLegFigures[];
  readonly wellToWakeKg: KilogramsPerPassenger;
  readonly range: Ends;
  readonly durationHours: number;
  /** Whether the typical figure counts it. */
  readonly isInTypical: boolean;
};

/** What a response tells of the ways to fly its first market; empty where it tells of none. */
export function acceptTravelOptions(response: TypicalEmissionsResponse): Outcome<readonly OptionFigures[]> {
  const options = response.typicalFlightEmissions[0]?.options ?? [];
  return { kind: 'result', response: options.map(optionFigures) };
}

function optionFigures({ emissionsGramsPerPax, range, ...option }: TravelOption): OptionFigures {
  const wellToWakeKg = toKilogramsPerPassenger(emissionsGramsPerPax ?? {});
  return {
    legs: option.legs.map(legFigures),
    wellToWakeKg,
    range: endsOf(range, wellToWakeKg),
    durationHours: option.durationHours,
    isInTypical: option.isInTypical,
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

/** Without a range, as of an issued label, the figure is all there is. */
function endsOf(range: EmissionsRange | undefined, figure: KilogramsPerPassenger): Ends {
  if (range?.low === undefined || range.high === undefined) return { lowKg: figure, highKg: figure };
  return { lowKg: toKilogramsPerPassenger(range.low), highKg: toKilogramsPerPassenger(range.high) };
}
