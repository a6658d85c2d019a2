import { CABIN_CLASSES, type OptionLeg, type TravelOption } from '@tim/estimator';
import { formatKilograms, gramsToKilograms } from '@tim/format';
import { dayText } from '@tim/notation';
import type { Tables } from '@tim/reference-data';
import { textTable } from '@tim/terminal';
import { placeText } from './flight-lines.ts';
import type { OptionsQuery } from './read-query.ts';

/** So many flight numbers of one way are shown. */
const SHOWN_NUMBERS = 3;

const HEADER = [
  'flights',
  'airports',
  'aircraft',
  'hours',
  'days a year',
  'economy',
  'low to high',
  'premium',
  'business',
  'first',
];

/** Every way to fly for a terminal, in the estimator's order: without a stop first. */
export function optionsLines(
  { market, departureDate }: OptionsQuery,
  options: readonly TravelOption[],
  tables: Tables,
): readonly string[] {
  const { origin, destination } = market;
  const rows = options.map(optionCells);
  return [
    `${options.length} ways to fly, ${placeText(origin, tables)} to ${placeText(destination, tables)}, ${dayText(departureDate)}`,
    '',
    ...textTable(
      [HEADER, ...rows],
      HEADER.map((_, at) => (at < 3 ? 'left' : 'right')),
    ),
    '',
    'Figures are kg CO2e per passenger, well-to-wake, of all flights of a way; hours are computed from the distance, two for a change.',
    '* is one of those that the typical figure of the route stands for.',
    'Estimated by the open engine from public data; not Google’s published value.',
  ];
}

function optionCells(option: TravelOption): readonly string[] {
  const { legs, wellToWakeGramsPerPassenger: grams, range, durationHours, daysAYear, isInTypical } = option;
  const [economy, ...others] = CABIN_CLASSES.map((cabin) => kilograms(grams[cabin]));
  return [
    `${legs.map(flightsText).join(' + ')}${isInTypical ? ' *' : ''}`,
    [legs[0]?.origin, ...legs.map(({ destination }) => destination)].join('-'),
    legs.map(({ aircraft }) => aircraft?.icaoAircraftType ?? '').join(' + '),
    durationHours.toFixed(1),
    String(Math.round(daysAYear)),
    economy ?? '',
    `${kilograms(range.low.economy)} to ${kilograms(range.high.economy)}`,
    ...others,
  ];
}

function flightsText({ carrierCode, flightNumbers }: OptionLeg): string {
  const more = flightNumbers.length - SHOWN_NUMBERS;
  return `${carrierCode} ${flightNumbers.slice(0, SHOWN_NUMBERS).join('/')}${more > 0 ? ` and ${more} more` : ''}`;
}

const kilograms = (grams: number | undefined): string =>
  formatKilograms(grams === undefined ? undefined : gramsToKilograms(grams));
