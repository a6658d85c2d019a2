import { CABIN_CLASSES, isShown, type OptionLeg, type TravelOption } from '@tim/estimator';
import { formatKilograms, gramsToKilograms } from '@tim/format';
import { dayText } from '@tim/notation';
import type { Tables } from '@tim/reference-data';
import { textTable } from '@tim/terminal';
import { en } from '@tim/words';
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
  const flown = options.filter(({ standing }) => isShown(standing));
  const old = options.filter(({ standing }) => !isShown(standing));
  const rows = flown.map(optionCells);
  return [
    `${flown.length} ways to fly, ${placeText(origin, tables)} to ${placeText(destination, tables)}, ${dayText(departureDate)}`,
    '',
    ...textTable(
      [HEADER, ...rows],
      HEADER.map((_, at) => (at < 3 ? 'left' : 'right')),
    ),
    '',
    ...oldLines(old),
    'Figures are kg CO2e per passenger, well-to-wake, of all flights of a way; hours are computed from the distance, two for a change.',
    '* is one of those that the typical figure of the route stands for; ? is likely to be flown today, the others surely. - is a cabin that an aircraft has not.',
    'Estimated by the open engine from public data; not Google’s published value.',
  ];
}

/** Entries of the list of flights that are not flown today, as far as is known, each with why. */
function oldLines(old: readonly TravelOption[]): readonly string[] {
  if (old.length === 0) return [];
  const lines = old.map(({ legs, standing }) => {
    const [leg] = legs;
    return `  ${leg ? `${flightsText(leg)} ${leg.origin}-${leg.destination} ${leg.carrierName}: ` : ''}${en.standing(standing)}`;
  });
  return ['Old or rare entries, not counted:', ...lines, ''];
}

function optionCells(option: TravelOption): readonly string[] {
  const {
    legs,
    wellToWakeGramsPerPassenger: grams,
    range,
    durationHours,
    daysAYear,
    isInTypical,
    missingCabins,
    standing,
  } = option;
  const [economy, ...others] = CABIN_CLASSES.map((cabin) =>
    missingCabins.cabins.includes(cabin) ? '-' : kilograms(grams[cabin]),
  );
  return [
    `${legs.map(flightsText).join(' + ')}${isInTypical ? ' *' : ''}${standing.value === 'likely' ? ' ?' : ''}`,
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
