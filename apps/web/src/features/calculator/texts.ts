import { LINKS } from '../../config/links.ts';

const WITHOUT_SCRIPT = [
  [
    'The calculator needs JavaScript, which is switched off in this browser: no flight or route can be looked up here. Everything else on this site can be read without it, such as the ',
    { text: 'methodology', href: '/methodology' },
    ' behind the figures. Programs get the figures themselves from the ',
    { text: 'API', href: '/developers/api' },
    '.',
  ],
] as const;

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
  whoHeading: 'Who flies, and how',
  journeyLabel: 'One way or return',
  journeys: { oneWay: 'One way', return: 'Return' },
  cabinLabel: 'Cabin',
  withoutScript: WITHOUT_SCRIPT,
  /** Where the form stands and what makes it work does not come. */
  late: 'The calculator has not loaded yet, perhaps because of the connection. Until it has, nothing can be looked up.',
  loadAgain: 'Load the page again',
  giveList: 'Many flights? Add a list',
  /** Of a flight number in a field for places: a link to the form that takes it. */
  isFlight: '{flight} is a flight number: look up this flight',
  isRoute: 'Look up {origin} to {destination}',
  tripFromList: 'See the total of these flights as one trip',
  tripFromChain: 'See the whole trip',
  allFlights: 'All flights',
  emissionsDetails: 'Emissions Details',
  versionWarning: 'Warning: This data is using the latest model version.',
  licence: { text: 'CC BY-SA 4.0', href: LINKS.licence },
  formLabels: { route: 'Route', flight: 'Flight' },
  flightOf: 'Flight {place}',
  aboutDates: 'About departure dates',
  modelVersion: 'Model Version: {version}',
  emissionsDetailsFor: 'Emissions Details for {route}',
  fromTo: '{before} to {after}',
  departing: 'Departing {date}',
  impossibleDates: '{dates} in the address is not in the calendar. Today, {today}, was used instead.',
  /** What of the address says nothing as it is written, and what stands in its place. */
  questionProblem: {
    cabin: 'cabin: economy, premiumEconomy, business or first; not “{written}”. The first with a figure is shown.',
    people: 'people: from 1 to {most}, or by cabin as in 2e,1b; not “{written}”. One person is taken instead.',
    journey: 'journey: one-way or return; not “{written}”. One way is taken instead.',
    airline: 'airline: a code of two letters or digits; not “{written}”. All airlines are listed instead.',
  },
  /** Airports of the address beyond the two of a route. */
  furtherList: { next: '{before}, {after}', last: '{before}, {after}' },
  furtherAirports: {
    one: 'The address names more airports than the two of a route. This is {origin} to {destination}; {further} is left out.',
    other:
      'The address names more airports than the two of a route. This is {origin} to {destination}; {further} are left out.',
  },
} as const;
