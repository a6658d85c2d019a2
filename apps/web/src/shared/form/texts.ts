/** Texts of the forms. Those of the fields' rules come with the rules, from @tim/validation. */
export const FORM = {
  showEmissions: 'Show emissions',
  /** Before the names of fields that keep the button disabled. */
  stillNeeded: 'Still needed:',
  check: 'Check:',
  /** Below a field for a place, where the specification does not say what stands there. */
  place: 'City, airport or code',
  /** A field and what is wrong with it, where that does not name the field. */
  named: '{label}: {message}',
} as const;

export const FIELD_LABELS = {
  origin: 'Origin',
  destination: 'Destination',
  operatingCarrierCode: 'Carrier Code',
  flightNumber: 'Flight Number',
  departureDate: 'Departure Date',
} as const;

/** The calendar that a date's field opens. */
export const CALENDAR = {
  choose: 'Choose {label}',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  /** Of the button that opens it. */
  open: '{label}, selected date is {date}',
  openWithoutDate: '{label}, selected date is none',
} as const;

/** Of a departure that has passed. */
export const PASSED = {
  hasPassed: '{day} has passed: single flights are looked up from today on.',
  sameFlightOn: 'The same flight on {day}',
  listOfThePast: 'Flights of the past in a list',
} as const;
