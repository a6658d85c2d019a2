import type { ItineraryEntry } from '@tim/itinerary';
import { helperText, type FieldName } from '@tim/validation';
import { fieldName } from './flight-leg-fields.tsx';
import type { FieldStatus } from './missing-fields.ts';
import { FIELD_LABELS } from './texts.ts';

const FIELDS: readonly FieldName[] = ['origin', 'destination', 'operatingCarrierCode', 'flightNumber', 'departureDate'];

/**
 * The five fields of one flight, as its form's button sees them.
 *
 * @param index - place among the flights of the form
 * @param today - the visitor's date, YYYYMMDD
 */
export function flightLegStatuses(leg: ItineraryEntry, index: number, today: string): readonly FieldStatus[] {
  return FIELDS.map((field) => ({
    name: fieldName(field, index),
    label: FIELD_LABELS[field],
    isEmpty: leg[field] === '',
    isValid: helperText(field, leg[field], today) === undefined,
  }));
}
