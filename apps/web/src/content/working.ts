/** The words around the working, for a reader who knows nothing of aviation. */
export const WORKING = {
  rangeHeading: 'How sure are these figures?',
  rangeIntroduction:
    'They are an estimate made before the flight. The range is drawn so that 8 of 10 flights should fall inside it [kg CO2e]:',
  rangeColumns: ['Cabin', 'Lowest', 'Highest'],
  driversIntroduction: 'Where the spread comes from, the largest part first:',
  typesHeading: 'Which aircraft will it be?',
  typesIntroduction:
    'Nobody can know before the day. These may fly, each with how likely it is; the figures stand for the one in the middle by its emissions.',
  methodologySection: 'Methodology, section',
} as const;

export const CABIN_NAMES = {
  economyKg: 'Economy',
  premiumEconomyKg: 'Premium economy',
  businessKg: 'Business',
  firstKg: 'First',
} as const;

/** By the driver's key; one that is not listed is called what the answer calls it. */
export const DRIVER_WORDS: Readonly<Record<string, string>> = {
  fuelModel: 'how far fuel tables are from the fuel that flights really burn',
  aircraft: 'which aircraft comes, and how it is fitted out',
  cabin: 'how well the number of seats is known',
  passengerLoad: 'how full the flight is',
  cargo: 'how much cargo travels along',
};

/** What a step does, and the section of docs/methodology.md that says it in full. */
export type StepWords = { readonly text: string; readonly section: string };

export const STEP_WORDS: Readonly<Record<string, StepWords>> = {
  greatCircleDistance: {
    text: 'The shortest way between the two airports, along the curve of the earth.',
    section: '1, Great-circle distance',
  },
  flownDistance: {
    text: 'Aircraft make detours, around weather and along airways, so they fly somewhat further than the shortest way.',
    section: '2, Flown distance',
  },
  ccdDistance: {
    text: 'The way without the first and last miles near the airports: fuel for these is counted apart, because an aircraft burns it differently there.',
    section: '3, Fuel',
  },
  fuelBurn: {
    text: 'How much fuel an aircraft of this type burns on such a way, read from a published table.',
    section: '3, Fuel',
  },
  flightEmissions: {
    text: 'Each kilogram of fuel causes almost four kilograms of greenhouse gases: most when it is burned, the rest when it was made and brought to the aircraft.',
    section: '4, Emissions of the flight',
  },
  passengersEmissions: {
    text: 'Below the cabin travels cargo, which carries its part by weight. What is left is the passengers’.',
    section: '5, The passengers’ part',
  },
  equivalentCapacity: {
    text: 'How many economy seats would fit if the whole cabin were economy: each seat counts by the floor it takes.',
    section: '6, Seats',
  },
  economySeat: {
    text: 'The passengers’ part is shared among the seats that are taken. The emptier the flight, the more each passenger carries.',
    section: '7, One passenger',
  },
  passengerGrams: {
    text: 'Every cabin’s passenger carries as much as the floor of the seat has room for.',
    section: '7, One passenger',
  },
  typicalRoutes: {
    text: 'The ways people can really take between the two places, with and without a change of aircraft; those that take much longer are left out.',
    section: '9, Typical emissions of a market',
  },
  weightedMedian: {
    text: 'The typical figure is the one in the middle: half of the flights cause more, half cause less.',
    section: '9, Typical emissions of a market',
  },
  contrails: {
    text: 'The white trails behind an aircraft can warm the climate, too. This is a risk beside the kilograms and no part of them.',
    section: '10, Contrails',
  },
};

/** Why a seat of another cabin counts more than one; at the steps that use the floor of seats. */
export function cabinWords(businessFactor: number, isWideBody: boolean): string {
  const body = isWideBody ? 'On an aircraft with two aisles (a wide body)' : 'On an aircraft with one aisle';
  return `${body}, a business seat takes the floor of ${businessFactor} economy seats. Where one passenger sits in business, ${businessFactor} could sit in economy; so one in business counts as ${businessFactor}.`;
}
