import { flightAnswerMessage, typicalAnswerMessage } from '@tim/estimate-messages/answers';
import type { FlightAnswer, TypicalAnswer } from '@tim/estimate-messages/answers';
import { ENGINE_VERSION, type CabinClass } from '@tim/engine';
import type { ComputedBy, ContrailRisk, Figure, Unit } from '@tim/figure';
import type { CityOf } from '@tim/find';
import { formatItinerary, formatMarketItinerary } from '@tim/itinerary';
import { languagePath } from '@tim/languages';
import { AnsweredBy, ContrailsImpactBucket, Source } from '@tim/messages';
import type { EmissionsGramsPerPax, EmissionsRange, Flight, Market, ModelVersion } from '@tim/messages';
import { dateToYyyymmdd, dayText } from '@tim/notation';
import type { FigureRequest } from './figure-request.ts';

/** What a figure is made for, beside the answer. */
export type FigureWish = Pick<FigureRequest, 'cabin' | 'unit' | 'lang'> & {
  readonly modelVersion: ModelVersion;
  /** The site's own address, without a slash at its end. */
  readonly siteUrl: string;
  readonly cityOf: CityOf;
};

/** There is an answer, and no figure in the cabin. */
export const NO_SUCH_CABIN = 'NO_SUCH_CABIN';

/** Digits behind the point that a whole number of grams has in a unit. */
const DECIMALS: Readonly<Record<Unit, number>> = { g: 0, kg: 3, t: 6 };

const RISKS: ReadonlyMap<number, ContrailRisk> = new Map([
  [ContrailsImpactBucket.CONTRAILS_IMPACT_NEGLIGIBLE, 'low'],
  [ContrailsImpactBucket.CONTRAILS_IMPACT_MODERATE, 'medium'],
  [ContrailsImpactBucket.CONTRAILS_IMPACT_SEVERE, 'high'],
]);

const PARTS = { includesInputs: false, includesBreakdown: true };

/** Everything but the amounts that every figure has. */
function sharedOf({ origin, destination }: Market, computedBy: ComputedBy, wish: FigureWish) {
  const { cabin, unit, cityOf, modelVersion } = wish;
  const { major, minor, patch, dated } = modelVersion;
  const [originName, destinationName] = [cityOf(origin), cityOf(destination)];
  return {
    cabin,
    unit,
    origin,
    ...(originName && { originName }),
    destination,
    ...(destinationName && { destinationName }),
    computedBy,
    modelVersion: `${major}.${minor}.${patch}`,
    dataDate: dated.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3'),
    ...(computedBy === 'engine' && { engineVersion: ENGINE_VERSION }),
  };
}

/** A cabin's amounts in the unit; those that are not known are left out. */
function amountsOf<Name extends string>(
  { cabin, unit }: FigureWish,
  grams: Readonly<Record<Name, EmissionsGramsPerPax | undefined>>,
): Partial<Record<Name, number>> {
  const known = Object.entries<EmissionsGramsPerPax | undefined>(grams).flatMap(([name, ofCabins]) => {
    const amount = ofCabins?.[cabin];
    return amount === undefined ? [] : [[name, Number((amount / 10 ** DECIMALS[unit]).toFixed(DECIMALS[unit]))]];
  });
  return Object.fromEntries(known) as Partial<Record<Name, number>>;
}

const rangeOf = (range: EmissionsRange | undefined) => ({ low: range?.low, high: range?.high });

/** Where the site's pages stand in the language that is asked for. */
const pagesOf = ({ siteUrl, lang }: FigureWish) => `${siteUrl}${languagePath(lang)}`;

/** The cabin as the site's addresses name it; economy goes without saying. */
const cabinParameter = (cabin: CabinClass) => (cabin === 'economy' ? '' : `&cabin=${cabin}`);

const isByEngine = ({ result, answeredBy }: FlightAnswer | TypicalAnswer) =>
  result.kind !== 'published' && answeredBy !== AnsweredBy.ANSWERED_BY_TIM_API;

/**
 * The figure of a flight.
 *
 * @param usual - what is typical of its way, where that is wanted
 * @returns undefined when there is none in the cabin
 */
export function flightFigure(
  flight: Flight,
  answer: FlightAnswer,
  usual: TypicalAnswer | undefined,
  wish: FigureWish,
): Figure | undefined {
  const message = flightAnswerMessage(flight, answer, PARTS);
  const isLabel = message.source === Source.EASA;
  const isComparable = usual !== undefined && !isLabel && isByEngine(answer) === isByEngine(usual);
  const typical = isComparable ? typicalAnswerMessage(flight, usual).emissionsGramsPerPax : undefined;
  const { co2ePerPassenger, ...amounts } = amountsOf(wish, {
    co2ePerPassenger: message.emissionsGramsPerPax,
    ...rangeOf(message.range),
    wellToTank: message.emissionsBreakdown?.wttEmissionsGramsPerPax,
    tankToWake: message.emissionsBreakdown?.ttwEmissionsGramsPerPax,
    typicalOfRoute: typical,
  });
  const { departureDate, operatingCarrierCode, flightNumber } = flight;
  if (!co2ePerPassenger || !departureDate || message.missingCabins.includes(wish.cabin)) return undefined;
  const contrailRisk = RISKS.get(message.contrailsImpactBucket);
  const computedBy = isLabel ? 'label' : isByEngine(answer) ? 'engine' : 'google';
  const itinerary = formatItinerary([{ ...flight, departureDate: dateToYyyymmdd(departureDate) }]);
  return {
    co2ePerPassenger,
    ...amounts,
    ...sharedOf(flight, computedBy, wish),
    operatingCarrierCode,
    flightNumber: Number(flightNumber),
    departureDate: dayText(departureDate),
    ...(message.aircraft && { aircraftName: message.aircraft.name }),
    ...(message.flightNumberVerified !== undefined && { flightNumberVerified: message.flightNumberVerified }),
    ...(contrailRisk && { contrailRisk }),
    url: `${pagesOf(wish)}/lookup/flight?itinerary=${encodeURIComponent(itinerary)}${cabinParameter(wish.cabin)}`,
  };
}

/**
 * The figure of what is typical between two places.
 *
 * @returns undefined when there is none in the cabin
 */
export function routeFigure(market: Market, answer: TypicalAnswer, wish: FigureWish): Figure | undefined {
  const message = typicalAnswerMessage(market, answer);
  const { co2ePerPassenger, ...amounts } = amountsOf(wish, {
    co2ePerPassenger: message.emissionsGramsPerPax,
    ...rangeOf(message.range),
    directFlights: message.direct?.missingCabins.includes(wish.cabin)
      ? undefined
      : message.direct?.emissionsGramsPerPax,
  });
  if (!co2ePerPassenger || message.missingCabins.includes(wish.cabin)) return undefined;
  return {
    co2ePerPassenger,
    ...amounts,
    ...sharedOf(market, isByEngine(answer) ? 'engine' : 'google', wish),
    url: `${pagesOf(wish)}/lookup/route?itinerary=${encodeURIComponent(formatMarketItinerary(market))}${cabinParameter(wish.cabin)}`,
  };
}
