import { readPeople, TRIP_LIMITS } from '@tim/itinerary';
import { fill } from '@tim/languages';
import { helperText } from '@tim/validation';
import type { FieldStatus } from '../../shared/form/missing-fields.ts';
import { FORM } from '../../shared/form/texts.ts';
import { TRIP } from './texts.ts';
import type { TripForm } from './trip-form.ts';

type DateName = 'departureDate' | 'returnDate';

/** The rule of airport codes does not look at the date. */
const NO_DATE = '';

/** How many legs a form with so many stops makes. */
export function legCount({ isReturn }: TripForm, stops: number): number {
  return (stops + 1) * (isReturn ? 2 : 1);
}

export function placeProblem(value: string): string | undefined {
  return helperText('origin', value, NO_DATE) && FORM.place;
}

/**
 * What is wrong with a date that is written; none has to be.
 *
 * @param today - the visitor's date, YYYYMMDD
 */
export function dateProblem(form: TripForm, field: DateName, today: string): string | undefined {
  const value = form[field];
  if (value === '') return undefined;
  const problem = helperText('departureDate', value, today);
  if (field === 'departureDate') return problem;
  // The messages are a departure's.
  if (problem !== undefined) return problem.replace(TRIP.dateWords.departure, TRIP.dateWords.return);
  return /^\d{8}$/.test(form.departureDate) && value < form.departureDate ? TRIP.returnTooEarly : undefined;
}

/** What keeps the form from being submitted. */
export function tripFieldStatuses(form: TripForm, today: string): readonly FieldStatus[] {
  const { people } = form;
  const hasRoom = legCount(form, form.stops.length) <= TRIP_LIMITS.legs;
  return [
    placeStatus('origin', TRIP.from, form.origin),
    placeStatus('destination', TRIP.to, form.destination),
    ...form.stops.map((stop, index) => placeStatus(`stop-${index}`, fill(TRIP.via, { stop: index + 1 }), stop)),
    { name: 'stop-0', label: fill(TRIP.stopsRule, { legs: TRIP_LIMITS.legs }), isEmpty: false, isValid: hasRoom },
    dateStatus(form, 'departureDate', TRIP.departureDate, today),
    ...(form.isReturn ? [dateStatus(form, 'returnDate', TRIP.returnDate, today)] : []),
    {
      name: 'people',
      label: TRIP.people,
      isEmpty: people === '',
      isValid: people !== '' && readPeople(people) !== undefined,
    },
  ];
}

function placeStatus(name: string, label: string, value: string): FieldStatus {
  return { name, label, isEmpty: value === '', isValid: placeProblem(value) === undefined };
}

function dateStatus(form: TripForm, name: DateName, label: string, today: string): FieldStatus {
  return { name, label, isEmpty: false, isValid: dateProblem(form, name, today) === undefined };
}
