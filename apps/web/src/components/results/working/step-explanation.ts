import { enExplanations, type StepExplanation } from '@tim/words';
import { STEP_PLACES, type StepPlace } from '../../../content/working.ts';

const STEPS: Readonly<Record<string, StepExplanation>> = enExplanations.steps;
const PLACES: Readonly<Record<string, StepPlace>> = STEP_PLACES;

/** What the step does, in words; undefined for a step that the site does not know. */
export const explanationOf = (key: string): StepExplanation | undefined => STEPS[key];

/** Where the step is said in full; undefined for a step that the site does not know. */
export const placeOf = (key: string): StepPlace | undefined => PLACES[key];
