import { ownExplanations, type StepExplanation, type StepKey } from '@tim/words';
import { LINKS } from '../../config/links.ts';

/** The published method's document for a step. */
const FLIGHT_LEVEL = `${LINKS.methodRepository}#flight-level-co2e-estimates`;
const BREAKDOWN = `${LINKS.methodRepository}#breakdown-from-flight-level-to-individual-level`;
const FACTORS = `${LINKS.methodRepository}#factors-details`;

/** Where a step is said in full. */
export type StepPlace = {
  /** Of the methodology's page, by number. */
  readonly section: number;
  /** The published method's document; undefined where it has none to link to. */
  readonly published?: string;
};

export const STEP_PLACES: Readonly<Record<StepKey, StepPlace>> = {
  greatCircleDistance: { section: 1, published: FLIGHT_LEVEL },
  flownDistance: { section: 2, published: FLIGHT_LEVEL },
  ccdDistance: { section: 3, published: FLIGHT_LEVEL },
  fuelBurn: { section: 3, published: FLIGHT_LEVEL },
  flightEmissions: { section: 4, published: FLIGHT_LEVEL },
  passengersEmissions: { section: 5, published: BREAKDOWN },
  equivalentCapacity: { section: 6, published: FACTORS },
  economySeat: { section: 7, published: BREAKDOWN },
  passengerGrams: { section: 7, published: FACTORS },
  typicalRoutes: { section: 9, published: LINKS.typicalFlightMethod },
  weightedMedian: { section: 9, published: LINKS.typicalFlightMethod },
  range: { section: 11 },
  easaLabel: { section: 12 },
  contrails: { section: 10 },
};

const STEPS: Readonly<Record<string, StepExplanation>> = ownExplanations.steps;
const PLACES: Readonly<Record<string, StepPlace>> = STEP_PLACES;

/** What the step does, in words; undefined for a step that the site does not know. */
export const explanationOf = (key: string): StepExplanation | undefined => STEPS[key];

/** Where the step is said in full; undefined for a step that the site does not know. */
export const placeOf = (key: string): StepPlace | undefined => PLACES[key];
