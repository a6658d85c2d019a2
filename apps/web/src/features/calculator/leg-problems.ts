import type { ItineraryEntry } from '@tim/itinerary';
import { fill } from '@tim/languages';
import { helperText, type FieldName } from '@tim/validation';
import { JOIN } from '../../shared/join.ts';
import { afterColon } from '../../shared/letter-case.ts';
import { FIELD_LABELS, FORM } from '../../shared/form/texts.ts';
import type { CalculatorMode } from './calculator-address.ts';

/** A route is looked up by its airports alone. */
const FIELDS: Readonly<Record<CalculatorMode, readonly FieldName[]>> = {
  route: ['origin', 'destination'],
  flight: ['origin', 'destination', 'operatingCarrierCode', 'flightNumber', 'departureDate'],
};

/**
 * Why a leg of an itinerary has no figures as it stands, in the words of the form that its link leads to: which fields
 * are empty, then what is wrong with each of the others.
 *
 * @param today - the visitor's date, YYYYMMDD
 */
export function legProblems(leg: ItineraryEntry, mode: CalculatorMode, today: string): readonly string[] {
  const open = FIELDS[mode].flatMap((field) => {
    const message = helperText(field, leg[field], today);
    return message === undefined ? [] : [{ field, message }];
  });
  const empty = open.filter(({ field }) => leg[field] === '').map(({ field }) => FIELD_LABELS[field]);
  return [
    ...(empty.length > 0 ? [`${FORM.stillNeeded}${JOIN.space}${JOIN.clauses(empty)}`] : []),
    ...open
      .filter(({ field }) => leg[field] !== '')
      .map(({ field, message }) => namedMessage(FIELD_LABELS[field], message)),
  ];
}

/** A field and what is wrong with it; the date's messages name it themselves. */
function namedMessage(label: string, message: string): string {
  return message.toLowerCase().includes(label.toLowerCase())
    ? message
    : fill(FORM.named, { label, message: afterColon(message) });
}
