import type { YearWarning } from '@tim/batch';
import type { FlightEstimate, FlightQuery, LabelledFlight } from '@tim/estimator';
import { fill, joined } from '@tim/languages';
import { cabinLines, percentText, rangeColumns, rangeLine } from './cabin-lines.ts';
import { noteLine } from './note-line.ts';
import type { Lines, Spoken } from './spoken.ts';
import { workingLines } from './working-lines.ts';

/** What a reader should know of the flight's year. */
export const warningLines = (warnings: readonly YearWarning[], spoken: Spoken): readonly string[] =>
  warnings.map((warning) => noteLine(spoken.answers.warnings[warning], spoken));

/** A flight's estimate for a terminal: what was asked, the figures, what they rest on, the working. */
export function flightLines(
  query: FlightQuery,
  estimate: FlightEstimate | LabelledFlight,
  { carrierName, placeText, spoken }: Lines,
): string[] {
  const { carrierCode, flightNumber, departureDate } = query;
  const { answers, manner, words } = spoken;
  const carrier = carrierName(carrierCode);
  const range = estimate.kind === 'estimated' ? estimate.range : undefined;
  const flight = `${carrierCode} ${flightNumber}${carrier === undefined ? '' : ` (${carrier})`}`;
  return [
    fill(answers.flightTitle, {
      flight,
      origin: placeText(query.origin),
      destination: placeText(query.destination),
      day: manner.day(departureDate),
    }),
    '',
    ...cabinLines(
      [
        { title: answers.columns.wellToWake, grams: estimate.wellToWakeGramsPerPassenger },
        { title: answers.columns.wellToTank, grams: estimate.wellToTankGramsPerPassenger },
        { title: answers.columns.tankToWake, grams: estimate.tankToWakeGramsPerPassenger },
        ...rangeColumns(range, spoken),
      ],
      spoken,
    ),
    ...rangeLine(range, spoken),
    '',
    ...(estimate.kind === 'estimated' ? aircraftLines(estimate, spoken) : labelLines(estimate, spoken)),
    estimate.isFlightNumberVerified ? answers.numberKnown : answers.numberNotKnown,
    ...(estimate.kind === 'estimated' ? [words.numberListing(estimate)] : []),
    ...(estimate.contrailsImpactBucket
      ? [fill(answers.contrails, { risk: answers.risks[estimate.contrailsImpactBucket] })]
      : []),
    ...(estimate.kind === 'estimated' ? [answers.notPublished] : []),
    ...(estimate.working ? ['', ...workingLines(estimate.working, spoken)] : []),
  ];
}

function labelLines({ label }: LabelledFlight, { answers, manner }: Spoken): string[] {
  const { version, safDiscountFraction } = label;
  return [
    fill(answers.label, { version }),
    ...(safDiscountFraction === undefined
      ? []
      : [fill(answers.sustainableFuel, { percent: percentText(safDiscountFraction, manner) })]),
  ];
}

function aircraftLines(estimate: FlightEstimate, { answers, manner, words }: Spoken): string[] {
  const { aircraft } = estimate;
  const codes = [aircraft.icaoAircraftType, aircraft.iataAircraftCode].filter((code) => code !== '').join(', ');
  const types = aircraft.types.map(
    ({ icaoAircraftType, weight }) => `${icaoAircraftType} ${percentText(weight, manner)}`,
  );
  return [
    fill(answers.aircraft, { name: aircraft.name, codes, found: words.aircraftFound(estimate) }),
    ...(types.length > 1 ? [fill(answers.types, { types: joined(answers.list, types) })] : []),
  ];
}
