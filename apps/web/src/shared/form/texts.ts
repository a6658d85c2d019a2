/** Texts of the forms. Those of the fields' rules come with the rules, from @tim/validation. */
export const FORM = {
  showEmissions: 'Show emissions',
  /** Before the names of fields that keep the button disabled. */
  stillNeeded: 'Still needed:',
  check: 'Check:',
} as const;

export const FIELD_LABELS = {
  origin: 'Origin',
  destination: 'Destination',
  operatingCarrierCode: 'Carrier Code',
  flightNumber: 'Flight Number',
  departureDate: 'Departure Date',
} as const;
