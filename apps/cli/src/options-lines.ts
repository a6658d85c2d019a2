import { CABIN_CLASSES, isShown, type ClosedAirport, type OptionLeg, type TravelOption } from '@tim/estimator';
import { fill, fillCount } from '@tim/languages';
import { textTable } from '@tim/terminal';
import { kilogramsText } from './cabin-lines.ts';
import { noteLine } from './note-line.ts';
import type { OptionsQuery } from './read-query.ts';
import type { Lines } from './spoken.ts';
import { withoutCapital } from './without-capital.ts';

/** So many flight numbers of one way are shown. */
const SHOWN_NUMBERS = 3;

/** Every way to fly for a terminal, in the estimator's order: without a stop first. */
export function optionsLines(
  { origin, destination, departureDate }: OptionsQuery,
  options: readonly TravelOption[],
  closed: readonly ClosedAirport[],
  lines: Lines,
): readonly string[] {
  const { placeText, spoken } = lines;
  const { answers, manner, options: texts, words } = spoken;
  const shown = options.filter(({ standing }) => isShown(standing));
  const ownAirports = shown.filter(({ otherAirports }) => otherAirports.length === 0);
  // Options from and to other airports come last, below a line of their own.
  const flown = [...ownAirports, ...shown.filter(({ otherAirports }) => otherAirports.length > 0)];
  const old = options.filter(({ standing }) => !isShown(standing));
  const table = textTable(
    [texts.header, ...flown.map((option) => optionCells(option, lines))],
    texts.header.map((_, at) => (at < 3 ? 'left' : 'right')),
  );
  const asked = 1 + ownAirports.length;
  return [
    fillCount(
      answers.optionsTitle,
      {
        count: flown.length,
        origin: placeText(origin),
        destination: placeText(destination),
        day: manner.day(departureDate),
      },
      manner,
    ),
    ...closed.map((one) => noteLine(words.closedAirport(one), spoken)),
    '',
    ...table.slice(0, asked),
    ...(asked < table.length ? [texts.otherAirports] : []),
    ...table.slice(asked),
    '',
    ...oldLines(old, lines),
    texts.figures,
    texts.marks,
    answers.notPublished,
  ];
}

/** Entries of the list of flights that are not flown today, as far as is known, each with why. */
function oldLines(old: readonly TravelOption[], lines: Lines): readonly string[] {
  if (old.length === 0) return [];
  const { options: texts, words } = lines.spoken;
  const entries = old.map(({ legs, standing }) => {
    const [leg] = legs;
    const why = words.standing(standing);
    if (!leg) return `  ${why}`;
    return `  ${fill(texts.oldEntry, { flight: oldText(leg, lines), why, whyAfterColon: withoutCapital(why) })}`;
  });
  return [texts.old, ...entries, ''];
}

function oldText(leg: OptionLeg, lines: Lines): string {
  const { origin, destination, flightNumbers } = leg;
  const flown = `${flightsText(leg, lines)} ${origin}-${destination}`;
  return flightNumbers.length === 0 ? flown : `${flown} ${nameOf(leg, lines)}`;
}

function optionCells(option: TravelOption, lines: Lines): readonly string[] {
  const { manner, options: texts } = lines.spoken;
  const kilograms = (of: number | undefined): string => kilogramsText(of, manner);
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
    `${legs.map((leg) => flightsText(leg, lines)).join(' + ')}${isInTypical ? ' *' : ''}${standing.value === 'likely' ? ' ?' : ''}`,
    [legs[0]?.origin, ...legs.map(({ destination }) => destination)].join('-'),
    legs.map(({ aircraft }) => aircraft?.icaoAircraftType ?? '').join(' + '),
    durationHours.toFixed(1).replace('.', manner.decimalMark),
    String(Math.round(daysAYear)),
    economy ?? '',
    fill(texts.lowToHigh, { low: kilograms(range.low.economy), high: kilograms(range.high.economy) }),
    ...others,
  ];
}

const nameOf = ({ carrierCode, carrierName }: OptionLeg, lines: Lines): string =>
  lines.carrierName(carrierCode) ?? carrierName;

/** A leg's flights by number; those without one by their carrier, "Emirates (EK)". */
function flightsText(leg: OptionLeg, lines: Lines): string {
  const { carrierCode, flightNumbers } = leg;
  const name = nameOf(leg, lines);
  if (flightNumbers.length === 0) return name === carrierCode ? carrierCode : `${name} (${carrierCode})`;
  const { options: texts, manner } = lines.spoken;
  const numbers = flightNumbers.slice(0, SHOWN_NUMBERS).join('/');
  const more = flightNumbers.length - SHOWN_NUMBERS;
  return `${carrierCode} ${more > 0 ? fillCount(texts.numbersAndMore, { numbers, count: more }, manner) : numbers}`;
}
