import { formatDateCard, formatPercent, gramsToKilograms } from '@tim/format';
import { AnsweredBy, type AircraftUsed, type Market } from '@tim/messages';
import type { ItineraryEntry } from '@tim/itinerary';
import type { FlightFigures, TypicalFigures } from '../../api/answers.ts';
import { BASIS_WORDS } from './aircraft-basis.ts';
import { kilogramsText } from './kilograms-text.ts';
import type { Note } from './note.ts';
import { rangeNotes } from './range-words.ts';

/** What the engine's typical figure is of. */
export const TYPICAL_MEANING =
  'Half of the usual ways to make this trip emit less than this, half more. Flights without a stop count, and connections over one hub, nearby airports included.';

const AFTER_FAILURE_NOTE =
  "Google's Travel Impact Model API did not answer this time; its own figure may differ from this one.";

function answererNotes(answeredBy: AnsweredBy | undefined): readonly Note[] {
  return answeredBy === AnsweredBy.ANSWERED_BY_ENGINE_AFTER_FAILURE
    ? [{ label: 'Other source', text: AFTER_FAILURE_NOTE }]
    : [];
}

/** Which label the figures are from, where the answer names it. */
function labelNotes({ inputs }: FlightFigures): readonly Note[] {
  const { labelVersion, labelExpiryDate } = inputs?.easaLabelData ?? {};
  if (labelVersion === undefined) return [];
  const until = labelExpiryDate && `, valid to ${formatDateCard(labelExpiryDate)}`;
  return [
    {
      label: 'Label',
      text: `As stated on the flight's EU Flight Emissions Label, version “${labelVersion}”${until ?? ''}.`,
    },
  ];
}

/** What stands below a flight's figures: how sure they are, for which aircraft the figures stand, and what is not certain. */
export function flightNotes(answer: FlightFigures): readonly Note[] {
  const { aircraft, answeredBy, listing, range } = answer;
  return [
    ...answererNotes(answeredBy),
    ...labelNotes(answer),
    ...rangeNotes(range),
    ...(aircraft === undefined ? [] : aircraftNotes(aircraft)),
    ...(listing === '' ? [] : [{ label: 'Flight number', text: listing }]),
  ];
}

/** The aircraft the figures stand for, and how it was found. */
export function aircraftNotes(aircraft: AircraftUsed): readonly Note[] {
  const { icaoAircraftType, basisDetail, fuelTableType } = aircraft;
  const name = [aircraft.name, icaoAircraftType && `(${icaoAircraftType})`].filter(Boolean).join(' ');
  const basis = BASIS_WORDS[aircraft.basis];
  const types = typesText(aircraft);
  const named = `${name}${basis ? `, ${basis}` : ''}.`;
  const standIn = `Taken from the table of the ${fuelTableType}, which stands in for it.`;
  return [
    { label: 'Aircraft', text: basisDetail === '' ? named : `${named} ${asSentence(basisDetail)}` },
    ...(types === '' ? [] : [{ label: 'Or another type', text: types }]),
    ...(fuelTableType === '' || fuelTableType === icaoAircraftType ? [] : [{ label: 'Fuel burn', text: standIn }]),
  ];
}

/** Of the types that may fly, those that are named beside one another. */
const NAMED_TYPES = 3;

/** Figures nearer to one another than this are told as one [1]. */
const NEARLY_ALIKE = 0.05;

/** The likeliest types, where it matters which of them flies; none where it is known, or all are alike. */
export function differingTypes({ types }: AircraftUsed): AircraftUsed['types'] {
  const likeliest = types.slice(0, NAMED_TYPES);
  const grams = likeliest.map(({ economyGrams }) => economyGrams);
  return likeliest.length < 2 || Math.max(...grams) / Math.min(...grams) < 1 + NEARLY_ALIKE ? [] : likeliest;
}

/** The same with their figures, in words. */
export function typesText(aircraft: AircraftUsed): string {
  const each = differingTypes(aircraft).map(
    ({ name, weight, economyGrams }) =>
      `${name} ${kilogramsText(gramsToKilograms(economyGrams))} (${formatPercent(Math.round(weight * 100) / 100)} % likely)`,
  );
  return each.length === 0 ? '' : `Which type flies this time is not known. In economy: ${each.join(', ')}.`;
}

/** What stands above the figures of a flight whose number nobody knows on its route, and where the number is listed. */
export function unverifiedText(
  { operatingCarrierCode: carrier, flightNumber }: ItineraryEntry,
  { listing }: Pick<FlightFigures, 'listing'>,
): string {
  return (
    `${carrier}${flightNumber}: ${listing || 'Not in the list of flights on this route.'} ` +
    `The figures say what flights of ${carrier} on this route emit: check the flight number.`
  );
}

/** Why a figure stands for more airports than the two asked for (docs/methodology.md, "typical"). */
export const AIRPORTS_REASON =
  'Airports of one city count together, and so do airports within 150 km that people of the city use and no flight links to it.';

/** What an airport is called, as long as that is known. */
export type NameOf = (code: string) => string | undefined;

/** From and to which airports a typical figure counts flights; empty where it is the two asked for alone. */
export function airportsText(markets: readonly Market[], nameOf: NameOf): string {
  const named = (codes: readonly string[]) =>
    [...new Set(codes)]
      .map((code) => {
        const name = nameOf(code);
        return name === undefined ? code : `${name} (${code})`;
      })
      .join(', ');
  const [from, to] = [named(markets.map(({ origin }) => origin)), named(markets.map(({ destination }) => destination))];
  return markets.length === 0 ? '' : `From ${from} to ${to}.`;
}

/** What stands below a route's figures: how sure they are, whose flights, and between which airports when there are several. */
export function typicalNotes(
  { carrierCodes, answeredMarkets, answeredBy, range }: TypicalFigures,
  nameOf: NameOf,
): readonly Note[] {
  const airports = airportsText(answeredMarkets, nameOf);
  return [
    ...answererNotes(answeredBy),
    ...rangeNotes(range),
    ...(carrierCodes.length > 0 ? [{ label: 'Typical', text: TYPICAL_MEANING }] : []),
    ...(airports === '' ? [] : [{ label: 'Airports', text: `${airports} ${AIRPORTS_REASON}` }]),
    ...(carrierCodes.length > 0 ? [{ label: 'Airlines', text: `${carrierCodes.join(', ')}.` }] : []),
  ];
}

function asSentence(text: string): string {
  const capitalized = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(capitalized) ? capitalized : `${capitalized}.`;
}
