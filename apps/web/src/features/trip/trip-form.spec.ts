import type { Trip } from '@tim/itinerary';
import { describe, expect, it } from 'vitest';
import { tripOf } from '../../testing/trip.ts';
import { EMPTY_TRIP_FORM, formOfTrip, tripOfForm, type TripForm } from './trip-form.ts';
import { legCount, tripFieldStatuses } from './trip-form-rules.ts';
import { tripSubject } from './trip-shape.ts';

const legsOf = (form: TripForm, before?: Trip) =>
  tripOfForm(form, before).legs.map(({ origin, destination }) => `${origin}-${destination}`);
const ROUTE: TripForm = { ...EMPTY_TRIP_FORM, origin: 'man', destination: 'BKK' };

/** What keeps the button disabled. */
const open = (form: Partial<TripForm>) =>
  tripFieldStatuses({ ...ROUTE, ...form }, '20261122')
    .filter(({ isValid }) => !isValid)
    .map(({ label }) => label);

describe('the form of a trip', () => {
  it('makes the legs there and back, by the same stops the other way round', () => {
    expect(legsOf({ ...ROUTE, isReturn: false })).toEqual(['MAN-BKK']);
    expect(legsOf({ ...ROUTE, stops: ['DOH', 'SIN'] })).toEqual([
      'MAN-DOH',
      'DOH-SIN',
      'SIN-BKK',
      'BKK-SIN',
      'SIN-DOH',
      'DOH-MAN',
    ]);
  });

  it.each([
    ['LHR-JFK', 'LHR to JFK'],
    ['LHR-JFK,JFK-LHR', 'LHR to JFK and back'],
    ['MAN-DOH-BKK', 'MAN to BKK through DOH'],
    ['MAN-DOH-BKK-DOH-MAN', 'MAN to BKK through DOH and back'],
    ['LHR-JFK,JFK-BOS,BOS-LHR', 'LHR to LHR through JFK, BOS'],
    ['LHR-JFK,BOS-LHR', 'LHR to JFK, BOS to LHR'],
  ])('is called by what it is: %s is %s', (itinerary, subject) => {
    expect(tripSubject(tripOf(itinerary).legs)).toBe(subject);
  });

  it.each([['LHR-JFK'], ['LHR-JFK,JFK-LHR'], ['MAN-DOH-BKK-DOH-MAN'], ['LHR-JFK,JFK-BOS,BOS-LHR']])(
    'makes the trip again that it was filled in from: %s',
    (itinerary) => {
      const trip = tripOf(itinerary, 'b', '3');
      const form = formOfTrip(trip);
      expect(form && tripOfForm(form, trip)).toEqual(trip);
    },
  );

  it('cannot show legs that do not follow each other', () => {
    expect(formOfTrip(tripOf('LHR-JFK,BOS-LHR'))).toBeUndefined();
  });

  it('keeps flights and cabins of the legs that it leaves as they were', () => {
    const before = tripOf('LHR-JFK-BA-117-20261220,JFK-LHR', 'b,e', '2');
    const form = formOfTrip(before) ?? EMPTY_TRIP_FORM;
    expect(tripOfForm({ ...form, people: '4' }, before)).toEqual({ ...before, travellers: 4 });
    expect(tripOfForm({ ...form, isReturn: false }, before).legs).toEqual(before.legs.slice(0, 1));
    const later = tripOfForm({ ...form, departureDate: '20261224', cabin: 'first' }, before).legs;
    expect(later.map(({ flightNumber, departureDate, cabin }) => [flightNumber, departureDate, cabin])).toEqual([
      ['117', '20261224', 'first'],
      ['', '', 'first'],
    ]);
    expect(tripOfForm({ ...form, destination: 'BOS' }, before).legs[0]?.flightNumber).toBe('');
  });
});

describe('the rules of the form', () => {
  it.each<[Partial<TripForm>, string[]]>([
    [{}, []],
    [{ origin: '', stops: [''] }, ['From', 'Stop 1']],
    [{ departureDate: '20261121' }, ['Departure Date']],
    [{ departureDate: '20261220', returnDate: '20261219' }, ['Return Date']],
    [{ departureDate: '20261220', returnDate: '20261219', isReturn: false }, []],
    [{ people: '0' }, ['People']],
    [{ people: '' }, ['People']],
  ])('%o leaves open %o', (form, labels) => {
    expect(open(form)).toEqual(labels);
  });

  it('count the legs there and back', () => {
    const stops = Array<string>(6).fill('DOH');
    expect([legCount(ROUTE, 6), legCount({ ...ROUTE, isReturn: false }, 6)]).toEqual([14, 7]);
    expect(open({ stops })).toEqual(['At most 12 legs, there and back together']);
    expect(open({ stops, isReturn: false })).toEqual([]);
  });
});
