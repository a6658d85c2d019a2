import { formatDateCard } from '@tim/format';
import { fill, OWN_LANGUAGE, OWN_MANNER } from '@tim/languages';
import { dateToYyyymmdd, dayText, type CalendarDate } from '@tim/notation';
import { JOIN } from '../../shared/join.ts';
import { FACTS } from './texts.ts';
import { namedWords } from '../../shared/named-words.ts';
import { plain } from './plain.ts';
import type { Named, ResultFacts } from './result-facts.ts';

function placesWords({ origin, destination }: ResultFacts, words: (place: Named) => string): string {
  return JOIN.fromTo(words(origin), words(destination));
}

/** What the figures are of, by names and codes: "SWISS LX52, Zürich Airport (ZRH) to …, Mon, Dec 21, 2026". */
export function subjectWords(facts: ResultFacts): string {
  const places = placesWords(facts, namedWords);
  if (facts.flight === undefined) return fill(FACTS.typicalOf, { route: places });
  const { carrier, flightNumber, departureDate } = facts.flight;
  const flight = [carrier.name, `${carrier.code}${flightNumber}`].filter(Boolean).join(' ');
  return JOIN.clauses(
    [flight, places, ...(departureDate ? [plain(formatDateCard(departureDate))] : [])].filter(Boolean),
  );
}

/** The same in little room: by code and city. */
export function shortSubject(facts: ResultFacts): string {
  const places = placesWords(facts, ({ code, city, name }) => namedWords({ code, name: city ?? name }));
  return facts.flight === undefined
    ? places
    : JOIN.clauses([`${facts.flight.carrier.code}${facts.flight.flightNumber}`, places]);
}

/** Of the files that are saved: "flight-emissions-LX52-ZRH-BOS-20261221". */
export function fileName({ flight, origin, destination }: ResultFacts): string {
  const parts = [
    flight === undefined ? 'typical' : `${flight.carrier.code}${flight.flightNumber}`,
    origin.code,
    destination.code,
    flight?.departureDate && dateToYyyymmdd(flight.departureDate),
  ];
  return ['flight-emissions', ...parts.filter(Boolean)].join('-');
}

/** A date as a line of a quotation has it: "2026-12-21" in English, elsewhere as a field of the language does, "21.12.2026". */
export function quotedDate(date: CalendarDate): string {
  const iso = dayText(date);
  if (OWN_LANGUAGE === 'en') return iso;
  const { order, mark } = OWN_MANNER.field;
  const parts = iso.split('-');
  return (order === 'dmy' ? parts.toReversed() : parts).join(mark);
}
