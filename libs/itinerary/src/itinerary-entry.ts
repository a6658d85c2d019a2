import type { Flight, Market } from '@tim/messages';
import { parseYyyymmdd, upperCaseCode } from '@tim/notation';

/** One flight of an itinerary as text, the way it is typed and the way it stands in the address. */
export type ItineraryEntry = {
  readonly origin: string;
  readonly destination: string;
  readonly operatingCarrierCode: string;
  readonly flightNumber: string;
  /** YYYYMMDD. */
  readonly departureDate: string;
};

/** The one spelling of an entry: codes upper-cased, the flight number without leading zeros, no outer blanks. */
export function normalizeEntry(entry: ItineraryEntry): ItineraryEntry {
  return {
    ...toMarket(entry),
    operatingCarrierCode: upperCaseCode(entry.operatingCarrierCode.trim()),
    flightNumber: withoutLeadingZeros(entry.flightNumber.trim()),
    departureDate: entry.departureDate.trim(),
  };
}

/** The flight an entry names. Its date is undefined when the entry's is no real date. */
export function toFlight(entry: ItineraryEntry): Flight {
  const { departureDate, ...codes } = normalizeEntry(entry);
  return { ...codes, departureDate: parseYyyymmdd(departureDate) };
}

/** Where an entry goes from and to, upper-cased and without outer blanks. */
export function toMarket({ origin, destination }: Pick<ItineraryEntry, 'origin' | 'destination'>): Market {
  return { origin: upperCaseCode(origin.trim()), destination: upperCaseCode(destination.trim()) };
}

function withoutLeadingZeros(flightNumber: string): string {
  return /^\d+$/.test(flightNumber) ? flightNumber.replace(/^0+(?=\d)/, '') : flightNumber;
}
