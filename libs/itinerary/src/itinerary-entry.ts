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
    origin: upperCased(entry.origin),
    destination: upperCased(entry.destination),
    operatingCarrierCode: upperCased(entry.operatingCarrierCode),
    flightNumber: withoutLeadingZeros(entry.flightNumber.trim()),
    departureDate: entry.departureDate.trim(),
  };
}

/**
 * Upper-case a to z and nothing else: `toUpperCase` makes "SS" of "ß", and with it a valid code of an invalid one.
 */
export function upperCased(code: string): string {
  return code.trim().replaceAll(/[a-z]/g, (letter) => letter.toUpperCase());
}

function withoutLeadingZeros(flightNumber: string): string {
  return /^\d+$/.test(flightNumber) ? flightNumber.replace(/^0+(?=\d)/, '') : flightNumber;
}
