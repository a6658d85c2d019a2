export { en } from './en/en.ts';
export type { AircraftFound, StepWords, Words } from './words.ts';
