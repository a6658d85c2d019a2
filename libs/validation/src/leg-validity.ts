import { AIRPORT_CODE } from './field-patterns.ts';
import { helperText, type FieldName } from './field-rules.ts';

const FIELDS: readonly FieldName[] = ['origin', 'destination', 'operatingCarrierCode', 'flightNumber', 'departureDate'];

/**
 * Whether a flight leg can be submitted: every field holds a value that keeps its rule.
 *
 * @param today - the visitor's date, YYYYMMDD
 */
export function isFlightLegValid(leg: Readonly<Record<FieldName, string>>, today: string): boolean {
  return FIELDS.every((field) => helperText(field, leg[field], today) === undefined);
}

/** Whether a route can be submitted. */
export function isMarketValid({ origin, destination }: Readonly<Record<'origin' | 'destination', string>>): boolean {
  return AIRPORT_CODE.test(origin) && AIRPORT_CODE.test(destination);
}
