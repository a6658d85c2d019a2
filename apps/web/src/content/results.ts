import { LINKS } from './links.ts';

/** Column headings of the emissions tables: the row's name, then the cabins. */
export const EMISSIONS_COLUMNS = ['Emission Type', 'Economy', 'Premium', 'Business', 'First'] as const;

export const RESULTS = {
  flightHeading: 'Emissions estimates',
  routeHeading: 'Typical emissions',
  subheading: 'Fuel burn impact in kg CO2e per passenger',
  typicalSubheading: 'Typical Emissions',
  contrailsHeading: 'Contrails',
  attributionHeading: 'Data Attribution',
  attributionColumns: ['Data Type', 'Source'],
  learnMoreFlight: { text: 'Learn more about how these values are calculated', href: LINKS.methodRepository },
  learnMoreRoute: { text: 'Learn more about how these values are calculated', href: LINKS.typicalFlightMethod },
  sourceLabel: 'Source',
  /** Stands beside every figure that this project's own engine computed. */
  engineNote: "Estimated by the open engine from public data; not Google's published value.",
  /** Beside it; the learn-more links below lead to the published method. */
  engineMethod: { text: 'How it computes', path: '/methodology' },
  /** Beside a range of this engine's. */
  rangeAccuracy: { text: 'How near its figures come', path: '/accuracy' },
  /** Above the types that may fly. */
  pickType: 'You know which type flies? See the figures with it:',
  withType: (name: string) => `With the ${name}, kg CO2e per passenger:`,
  noTypeFigures: 'There are no figures with this type.',
  loading: 'Loading emissions',
  /** For screen readers, which would spell "kg CO2e". */
  spokenUnit: 'kilograms of CO2 equivalent per passenger',
  noFigure: 'no figure for any cabin.',
  copyAddress: "Copy this result's address",
  copied: 'Copied',
  copyByHand: 'The browser did not allow it. Copy the address from here:',
  reportFigure: 'Report a wrong figure',
  reportTitle: 'A figure looks wrong',
  reportBody: 'What is wrong, and how you know:\n\n\nThe result:',
  /** Before the date, at the end of a printed result. */
  printed: 'printed',
  workingSummary: 'Show the working',
  whatIfSummary: 'What if',
  othersSummary: 'Why others say otherwise',
  statesSummary: 'What this figure states',
  alongSummary: 'Take it along',
  foldLoading: 'Loading',
  foldFailed: 'This part could not be loaded. Close it and open it again to try once more.',
} as const;

export const ROW_TEXTS = {
  wellToWake: { label: 'Well-to-Wake', description: 'The sum of WTT and TTW' },
  tankToWake: {
    label: 'Tank-to-Wake',
    description: 'Emissions produced by burning jet fuel during takeoff, flight, and landing of an aircraft.',
  },
  wellToTank: {
    label: 'Well-to-Tank',
    description: 'Emissions generated during the production, processing, handling, and delivery of jet fuel.',
  },
  saf: { label: 'Sustainable Aviation Fuel (SAF)' },
  totalWithSaf: { label: 'Total emissions including SAF' },
  typical: {
    label: 'Typical',
    description: 'Typical Well-to-Wake emissions for a flight between this origin and destination.',
  },
  contrails: {
    label: 'Contrails impact bucket',
    description: 'The relative impact bucket of contrails compared to fuel burn for this flight.',
  },
} as const;
