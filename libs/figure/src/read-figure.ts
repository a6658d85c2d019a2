import { CABIN_CLASSES } from '@tim/engine';
import { COMPUTED_BY, UNITS, type Figure } from './figure.ts';

const isOneOf = (values: readonly string[], value: unknown) => values.some((one) => one === value);
const isAmount = (value: unknown) => typeof value === 'number' && Number.isFinite(value) && value >= 0;
const isText = (value: unknown) => typeof value === 'string';

/** What each member has to be; those of the second list may be missing. */
const REQUIRED: Readonly<Partial<Record<keyof Figure, (value: unknown) => boolean>>> = {
  cabin: (value) => isOneOf(CABIN_CLASSES, value),
  unit: (value) => isOneOf(UNITS, value),
  co2ePerPassenger: (value) => isAmount(value) && value !== 0,
  origin: isText,
  destination: isText,
  computedBy: (value) => isOneOf(COMPUTED_BY, value),
  modelVersion: isText,
  dataDate: isText,
};
const OPTIONAL: Readonly<Partial<Record<keyof Figure, (value: unknown) => boolean>>> = {
  low: isAmount,
  high: isAmount,
  typicalOfRoute: isAmount,
  directFlights: isAmount,
  originName: isText,
  destinationName: isText,
  operatingCarrierCode: isText,
  flightNumber: isAmount,
  departureDate: isText,
  aircraftName: isText,
  engineVersion: isText,
};

/** An answer of /v1/figures as a figure; undefined when it is none, whoever answered. */
export function readFigure(json: unknown): Figure | undefined {
  if (typeof json !== 'object' || json === null) return undefined;
  const members = json as Readonly<Record<string, unknown>>;
  const isRight =
    Object.entries(REQUIRED).every(([name, isValid]) => isValid(members[name])) &&
    Object.entries(OPTIONAL).every(([name, isValid]) => members[name] === undefined || isValid(members[name]));
  return isRight ? (json as Figure) : undefined;
}
