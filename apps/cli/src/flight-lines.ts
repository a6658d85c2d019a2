import type { YearWarning } from '@tim/batch';
import type { FlightEstimate, FlightQuery, LabelledFlight } from '@tim/estimator';
import type { Tables } from '@tim/reference-data';
import { en } from '@tim/words';
import { cabinLines, rangeColumns, rangeLine } from './cabin-lines.ts';
import { dayText } from '@tim/notation';
import { workingLines } from './working-lines.ts';

const RISKS = { NEGLIGIBLE: 'low', MODERATE: 'medium', SEVERE: 'high' } as const;

const WARNINGS: Readonly<Record<YearWarning, string>> = {
  FLEET_OF_ANOTHER_YEAR: 'The aircraft are those of the end of 2025, not of the year of the flight.',
  LOADS_OF_ANOTHER_YEAR: 'How full flights were in that year is not known: the figure takes 2023 to 2026.',
};

/** What a reader should know of the flight's year. */
export const warningLines = (warnings: readonly YearWarning[]): readonly string[] =>
  warnings.map((warning) => `Note: ${WARNINGS[warning]}`);

/** A flight's estimate for a terminal: what was asked, the figures, what they rest on, the working. */
export function flightLines(query: FlightQuery, estimate: FlightEstimate | LabelledFlight, tables: Tables): string[] {
  const { carrierCode, flightNumber, departureDate } = query;
  const carrier = tables.carriers.find(carrierCode)?.name;
  const range = estimate.kind === 'estimated' ? estimate.range : undefined;
  const title = `${carrierCode} ${flightNumber}${carrier === undefined ? '' : ` (${carrier})`}`;
  return [
    `${title}, ${placeText(query.origin, tables)} to ${placeText(query.destination, tables)}, ${dayText(departureDate)}`,
    '',
    ...cabinLines([
      { title: 'well-to-wake', grams: estimate.wellToWakeGramsPerPassenger },
      { title: 'well-to-tank', grams: estimate.wellToTankGramsPerPassenger },
      { title: 'tank-to-wake', grams: estimate.tankToWakeGramsPerPassenger },
      ...rangeColumns(range),
    ]),
    ...rangeLine(range),
    '',
    ...(estimate.kind === 'estimated' ? aircraftLines(estimate) : labelLines(estimate)),
    estimate.isFlightNumberVerified
      ? 'Flight number: known on this route.'
      : 'Flight number: not known; the carrier is known on this route.',
    ...(estimate.kind === 'estimated' ? [en.numberListing(estimate)] : []),
    ...(estimate.contrailsImpactBucket
      ? [`Risk of warming by contrails: ${RISKS[estimate.contrailsImpactBucket]}, not in the kilograms.`]
      : []),
    ...(estimate.kind === 'estimated'
      ? ['Estimated by the open engine from public data; not Google’s published value.']
      : []),
    ...(estimate.working ? ['', ...workingLines(estimate.working)] : []),
  ];
}

function labelLines({ label }: LabelledFlight): string[] {
  const { version, safDiscountFraction } = label;
  return [
    `From an EASA Flight Emissions Label, version “${version}”.`,
    ...(safDiscountFraction === undefined ? [] : [`Sustainable fuel: ${safDiscountFraction * 100} %, not deducted.`]),
  ];
}

function aircraftLines(estimate: FlightEstimate): string[] {
  const { aircraft } = estimate;
  const codes = [aircraft.icaoAircraftType, aircraft.iataAircraftCode].filter((code) => code !== '').join(', ');
  const others = aircraft.types
    .map(({ icaoAircraftType, weight }) => `${icaoAircraftType} ${Math.round(weight * 100)} %`)
    .join(', ');
  return [
    `Aircraft: ${aircraft.name} (${codes}). ${en.aircraftFound(estimate)}`,
    ...(aircraft.types.length > 1 ? [`Types that may fly it: ${others}.`] : []),
  ];
}

/** An airport with its city's name, "Zurich (ZRH)"; a code alone when it has none. */
export function placeText(code: string, tables: Tables): string {
  const name = tables.airports.find(code)?.cityName ?? '';
  return name === '' ? code : `${name} (${code})`;
}
