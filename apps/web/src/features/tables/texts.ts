/** Column headings of the emissions tables: the row's name, then the cabins. */
const EMISSIONS_COLUMNS = ['Emission Type', 'Economy', 'Premium', 'Business', 'First'] as const;

const ROW_TEXTS = {
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

/** Texts of the tables. */
export const TABLES = {
  emissionsColumns: EMISSIONS_COLUMNS,
  rows: ROW_TEXTS,
  safShare: 'Accounts for -{percent}% of the jet fuel',
  contrailsHeading: 'Contrails',
  attributionHeading: 'Data Attribution',
  attributionColumns: ['Data Type', 'Source'],
} as const;
