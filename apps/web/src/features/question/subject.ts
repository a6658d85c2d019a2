import { formatDateCard } from '@tim/format';
import type { ItineraryEntry } from '@tim/itinerary';
import { fill } from '@tim/languages';
import { parseYyyymmdd } from '@tim/notation';
import { namedBy, nobodyKnows, type NameOf } from '../../shared/named-words.ts';
import { SUBJECT } from './texts.ts';
import { JOIN } from '../../shared/join.ts';

type Named = { readonly message: { readonly placeNames: Readonly<Record<string, string>> } };

/** What an answer calls the places that it names by code. */
export const namesIn =
  (answer: Named | undefined): NameOf =>
  (code) =>
    answer?.message.placeNames[code];

/** Which route a figure is of, as a line below its heading: "LHR to JFK", with names "London (LHR) to New York (JFK)". */
export function routeSubject(
  { origin, destination }: Pick<ItineraryEntry, 'origin' | 'destination'>,
  nameOf = nobodyKnows,
): string {
  const named = namedBy(nameOf);
  return fill(SUBJECT.route, { origin: named(origin), destination: named(destination) });
}

/** Which flight a headline is of: as it is called first. */
export function flightHeadlineSubject(entry: ItineraryEntry, nameOf = nobodyKnows): string {
  const { operatingCarrierCode, flightNumber } = entry;
  return JOIN.clauses([`${operatingCarrierCode}${flightNumber}`, routeSubject(entry, nameOf), shownDay(entry)]);
}

/** Which flight a figure is of, as a line below its heading: the figures stay in view while the form changes. */
export function flightSubject(entry: ItineraryEntry, nameOf = nobodyKnows): string {
  const { operatingCarrierCode, flightNumber } = entry;
  return `${routeSubject(entry, nameOf)} · ${operatingCarrierCode}${flightNumber} · ${shownDay(entry)}`;
}

/** A flight's day; one that is unfinished as it stands in the address. */
export function shownDay({ departureDate }: ItineraryEntry): string {
  const date = parseYyyymmdd(departureDate);
  return date === undefined ? departureDate : formatDateCard(date);
}
