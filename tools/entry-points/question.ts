import { dayText, type CalendarDate } from '@tim/notation';

/** What every entry point is asked: a flight, or a market where carrier, number and date are not there. IATA codes. */
export type Question = {
  readonly origin: string;
  readonly destination: string;
  readonly carrierCode?: string;
  readonly flightNumber?: number;
  readonly date?: CalendarDate;
};

export type FlightQuestion = Required<Question>;

/** The questions of one run. */
export type Questions = {
  /** The latest day on earth. */
  readonly today: CalendarDate;
  /** Flights to come, and some on days that have no figure anywhere. */
  readonly flights: readonly FlightQuestion[];
  readonly markets: readonly Question[];
  /** Flights on edges of what a list answers: past ones, the last days that count, and the days beyond them. */
  readonly ofLists: readonly FlightQuestion[];
};

/** All that a list is asked, in its order. */
export const rowsOf = ({ flights, markets, ofLists }: Questions): readonly Question[] => [
  ...flights,
  ...markets,
  ...ofLists,
];

/** A question as cells of a list: carrier, number, origin, destination and date; '' for what it does not have. */
export const cellsOf = ({ carrierCode = '', flightNumber, origin, destination, date }: Question): readonly string[] => [
  carrierCode,
  String(flightNumber ?? ''),
  origin,
  destination,
  date ? dayText(date) : '',
];

/** What a difference is called by. */
export const nameOf = ({ origin, destination, carrierCode, flightNumber, date }: Question): string =>
  [carrierCode, flightNumber, `${origin}-${destination}`, date && dayText(date)].filter((part) => part).join(' ');

/** A list in parts of at most so many entries. */
export function partsOf<T>(all: readonly T[], most: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / most) }, (_, at) => all.slice(at * most, (at + 1) * most));
}

/** So many of a list, spread over all of it. */
export function someOf<T>(all: readonly T[], most: number): readonly T[] {
  const step = Math.max(1, Math.floor(all.length / most));
  return all.filter((_, at) => at % step === 0).slice(0, most);
}
