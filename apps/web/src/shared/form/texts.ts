import { MOST_PEOPLE } from '@tim/itinerary';

/** Texts of the forms. Those of the fields' rules come with the rules, from @tim/validation. */
export const FORM = {
  showEmissions: 'Show emissions',
  /** Before the names of fields that keep the button disabled. */
  stillNeeded: 'Still needed:',
  check: 'Check:',
  /** A field and what is wrong with it; the date's messages name it themselves. */
  named: (label: string, message: string) =>
    message.toLowerCase().startsWith(label.toLowerCase()) ? message : `${label}: ${message}`,
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
  choose: (label: string) => `Choose ${label.toLowerCase()}`,
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  /** Of the button that opens it. */
  open: (label: string, date: string | undefined) => `${label.replace(' D', ' d')}, selected date is ${date ?? 'none'}`,
} as const;

/** How many people fly. */
export const PEOPLE_FIELD = {
  people: 'People',
  count: (people: number) => (people === 1 ? '1 person' : `${people} people`),
  inCabin: (cabin: string) => `People in ${cabin}`,
  rule: `A whole number from 1 to ${MOST_PEOPLE}, together`,
  fewer: (label: string) => `${label}: one less`,
  more: (label: string) => `${label}: one more`,
  split: 'In different cabins',
  together: 'All in one cabin',
} as const;

/** Of a departure that has passed. */
export const PASSED = {
  hasPassed: (day: string) => `${day} has passed: single flights are looked up from today on.`,
  sameFlightOn: (day: string) => `The same flight on ${day}`,
  listOfThePast: 'Flights of the past in a list',
} as const;
