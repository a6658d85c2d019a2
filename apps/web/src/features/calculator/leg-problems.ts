import type { ItineraryEntry } from '@tim/itinerary';
import { helperText, type FieldName } from '@tim/validation';
import { JOIN } from '../../shared/texts.ts';
import { FIELD_LABELS, FORM } from '../../shared/form/texts.ts';

/** A route is looked up by its airports alone. */
export type LegUse = 'route' | 'flight';

const FIELDS: Readonly<Record<LegUse, readonly FieldName[]>> = {
  route: ['origin', 'destination'],
  flight: ['origin', 'destination', 'operatingCarrierCode', 'flightNumber', 'departureDate'],
};

/**
 * Why a leg of an itinerary has no figures as it stands, in the words of the form that its link leads to: which fields
 * are empty, then what is wrong with each of the others.
 *
 * @param today - the visitor's date, YYYYMMDD
 */
export function legProblems(leg: ItineraryEntry, use: LegUse, today: string): readonly string[] {
  const open = FIELDS[use].flatMap((field) => {
    const message = helperText(field, leg[field], today);
    return message === undefined ? [] : [{ field, message }];
  });
  const empty = open.filter(({ field }) => leg[field] === '').map(({ field }) => FIELD_LABELS[field]);
  return [
    ...(empty.length > 0 ? [`${FORM.stillNeeded}${JOIN.space}${JOIN.clauses(empty)}`] : []),
    ...open
      .filter(({ field }) => leg[field] !== '')
      .map(({ field, message }) => FORM.named(FIELD_LABELS[field], message)),
  ];
}
