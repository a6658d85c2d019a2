/** What the form says below a field that is empty or breaks its rule. */
export const FIELD_MESSAGES = {
  origin: '3-letter IATA airport code',
  destination: '3-letter IATA airport code',
  operatingCarrierCode: '2-character IATA airline code',
  flightNumber: 'Numbers only',
  departureDate: 'Departure date should be in the future',
  /** Not in the specification, whose messages expect a date. */
  departureDateUnread: 'Departure date is written YYYY/MM/DD',
  departureDateUnreal: 'Departure date is not in the calendar',
  departureDateTooFar: 'Departure date cannot be more than a year in the future',
} as const;
