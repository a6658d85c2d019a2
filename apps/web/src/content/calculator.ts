import { LINKS } from './links.ts';
import type { RichText } from './rich-text.ts';

const WITHOUT_SCRIPT: readonly RichText[] = [
  [
    'The calculator needs JavaScript, which is switched off in this browser: no flight or route can be looked up here. ' +
      'Everything else on this site can be read without it, such as the ',
    { text: 'methodology', href: '/methodology' },
    ' behind the figures. Programs get the figures themselves from the ',
    { text: 'API', href: '/developers/api' },
    '.',
  ],
];

/** The calculator's texts. Those of the fields' rules come with the rules, from @tim/validation. */
export const CALCULATOR = {
  title: 'Emissions Calculator',
  description:
    'Estimate the emissions of a route or of a specific future flight, with a breakdown per passenger and cabin class.',
  modeLabel: 'Calculator mode',
  modes: { route: 'Route', flight: 'Specific flight' },
  routeIntroduction: 'Add your route info to see typical emissions per passenger',
  flightIntroduction: 'Add your flight info to see emissions estimates per passenger',
  flightTooltip: 'Emissions data is only available for future flights.',
  withoutScript: WITHOUT_SCRIPT,
  /** Where the form stands and what makes it work does not come. */
  late: 'The calculator has not loaded yet, perhaps because of the connection. Until it has, nothing can be looked up.',
  loadAgain: 'Load the page again',
  /** Before the specified alert, which sounds like a typing error. */
  offline: 'You are offline.',
  offlineAdvice: 'Nothing can be looked up until you are connected again. What you typed stays.',
  showEmissions: 'Show emissions',
  /** Before the names of fields that keep the button disabled. */
  stillNeeded: 'Still needed:',
  check: 'Check:',
  allFlights: 'All flights',
  emissionsDetails: 'Emissions Details',
  versionWarning: 'Warning: This data is using the latest model version.',
  licence: { text: 'CC BY-SA 4.0', href: LINKS.licence },
} as const;

export const FIELD_LABELS = {
  origin: 'Origin',
  destination: 'Destination',
  operatingCarrierCode: 'Carrier Code',
  flightNumber: 'Flight Number',
  departureDate: 'Departure Date',
} as const;

/** What an empty result says; a line below it tells what is known of why. */
export const EMPTY_FLIGHT = {
  title: 'We could not find this flight.',
  advice: 'Please check the flight info and try again.',
  codeShares: { before: '(Note that ', link: 'code shares', href: LINKS.codeShares, after: ' are not supported.)' },
} as const;

export const EMPTY_ROUTE = {
  title: 'We could not find this route.',
  advice: 'Please check the route info and try again.',
} as const;
