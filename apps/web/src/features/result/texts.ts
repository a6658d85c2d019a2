import { LINKS } from '../../config/links.ts';

/** Texts of a result. */
export const RESULTS = {
  /** Beside the tables where more is asked. */
  perPassenger: 'For one passenger, one way.',
  flightHeading: 'Emissions estimates',
  routeHeading: 'Typical emissions',
  subheading: 'Fuel burn impact in kg CO2e per passenger',
  typicalSubheading: 'Typical Emissions',
  learnMoreFlight: { text: 'Learn more about how these values are calculated', href: LINKS.methodRepository },
  learnMoreRoute: { text: 'Learn more about how these values are calculated', href: LINKS.typicalFlightMethod },
  planTrip: 'Plan a trip on this route',
  loading: 'Loading emissions',
  /** For screen readers, which would spell "kg CO2e". */
  announced: '{heading}, {subject}: {figure}',
  copyAddress: 'Copy link',
  copied: 'Copied',
  copyByHand: 'The browser did not allow it. Copy the address from here:',
  reportFigure: 'Report a wrong figure',
  reportTitle: 'A figure looks wrong',
  reportBody: 'What is wrong, and how you know:\n\n\nThe result:',
  /** Before the date, at the end of a printed result. */
  printed: 'printed',
  whatIfSummary: 'Try another aircraft, seating or load',
  othersSummary: 'Why other calculators differ',
  statesSummary: 'Full details of this estimate',
  alongSummary: 'Save or share',
  foldLoading: 'Loading',
} as const;
