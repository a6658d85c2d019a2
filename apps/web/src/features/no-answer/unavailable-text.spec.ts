import { NotForPassengers, UnavailableDetail, UnavailableReason } from '@tim/messages';
import { describe, expect, it } from 'vitest';
import type { EmptyReason, FailureCode } from '../../shared/api/outcome.ts';
import { failureText } from './failure-text.ts';
import { emptyReasonText } from './unavailable-text.ts';

/** Why an answer has no figures, with what it says more of it. */
const reasonOf = (
  reason: keyof typeof UnavailableReason,
  detail: Partial<UnavailableDetail>,
  more: Partial<EmptyReason> = {},
): EmptyReason => ({
  unavailableReason: UnavailableReason[reason],
  detail: { ...UnavailableDetail.create(), ...detail },
  ...more,
});
/** Of a route that nobody flies. */
const nobodyFlies = (isOneCity: boolean) => ({ value: 'LGW', noFlights: { isOneCity, greatCircleKm: 95.4 } });

describe('emptyReasonText', () => {
  it('says of a route why it has no typical figure, whatever ways with a change are known', () => {
    const reason = { unavailableReason: UnavailableReason.NO_KNOWN_SERVICE, detail: undefined };
    expect(emptyReasonText(reason, 'route')).toBe(
      'No airline is known to fly this route without a stop. Too few one-stop options are fast enough for a typical figure.',
    );
  });

  it('says of a route that nobody flies how long it is, or that both airports are of one city', () => {
    expect(emptyReasonText(reasonOf('NO_KNOWN_SERVICE', nobodyFlies(false)), 'route')).toBe(
      'Nobody flies this route. It is 95\u202fkm in a straight line, and every known connection is a long detour.',
    );
    const inOneCity = reasonOf('NO_KNOWN_SERVICE', nobodyFlies(true), { placeNames: { LGW: 'London' } });
    expect(emptyReasonText(inOneCity, 'route')).toBe(
      'Both are airports of London: nobody flies from one to the other.',
    );
  });

  it.each([
    ['UNKNOWN_AIRPORT', { value: 'XYZ' }, 'No airport with scheduled flights is known by the code XYZ.'],
    ['UNKNOWN_CARRIER', { value: 'Q9' }, 'No airline is known by the code Q9.'],
    [
      'CARRIER_NOT_ON_ROUTE',
      { value: 'QF', carrierCodes: ['LX', 'UA'] },
      'QF is not known to fly this route. Carriers known on the route: LX, UA.',
    ],
    [
      'CARRIER_NOT_ON_ROUTE',
      { value: 'BA', carrierCodes: ['LX'], markets: [{ origin: 'JFK', destination: 'LHR' }] },
      'BA is not known to fly this route. The flight number is listed JFK to LHR. Carriers known on the route: LX.',
    ],
    ['NO_KNOWN_SERVICE', {}, 'No airline is known to fly this route without a stop.'],
    ['NO_AIRCRAFT_TABLE', { value: 'A225' }, 'There is no public fuel data for the aircraft A225.'],
    ['UNKNOWN_AIRCRAFT', { value: 'ZZZ' }, 'No aircraft is known by the code ZZZ.'],
    [
      'DATE_OUT_OF_WINDOW',
      { earliestDate: { year: 2026, month: 11, day: 20 }, latestDate: { year: 2027, month: 11, day: 22 } },
      'Estimates are made for departures from Fri, Nov 20, 2026 to Mon, Nov 22, 2027.',
    ],
    ['DATE_OUT_OF_WINDOW', {}, 'Estimates are made for departures from today to a year ahead.'],
    ['UNKNOWN_FLIGHT_NUMBER', { value: '10000' }, 'Flight numbers run from 1 to 9999.'],
    [
      'UNKNOWN_FLIGHT_NUMBER',
      { markets: [{ origin: 'ZRH', destination: 'BOS' }] },
      'This flight number is known on another route: ZRH to BOS.',
    ],
    ['SAME_AIRPORT', {}, 'Origin and destination are the same airport.'],
    [
      'CITY_CODE',
      { value: 'NYC', airportCodes: ['JFK', 'EWR', 'LGA'] },
      'NYC stands for a city. Its airports: JFK, EWR, LGA.',
    ],
    ['NO_SEAT_LAYOUT', { value: 'C208' }, 'No seat layout is known for the aircraft C208.'],
    ['PROVIDER_FAILED', {}, failureText('unavailable')],
    ['UNAVAILABLE_REASON_UNSPECIFIED', {}, undefined],
    ['UNRECOGNIZED', {}, undefined],
  ] as const)('%s %o', (reason, detail, text) => {
    expect(emptyReasonText(reasonOf(reason, detail as Partial<UnavailableDetail>), 'flight')).toBe(text);
  });

  it('says why nobody can take the flight, and who flies there', () => {
    const notForPassengers = NotForPassengers.fromPartial({
      of: 'carrier',
      holder: { code: '', name: 'US Airways' },
      since: '2015-10',
      successors: [{ code: 'AA', name: 'American Airlines' }],
    });
    const detail = { successors: ['AA'], carrierCodes: ['AA', 'DL'] };
    expect(emptyReasonText(reasonOf('NO_LONGER_FLIES', detail, { notForPassengers }), 'flight')).toBe(
      'US Airways has had no flights under this code since October 2015. They went to American Airlines (AA). Carriers known on the route: AA, DL.',
    );
  });

  it('names the airlines whose names the answer has', () => {
    const detail = { value: 'QF', carrierCodes: ['LX', 'UA'] };
    const carrierNames = { QF: 'Qantas', LX: 'SWISS' };
    expect(emptyReasonText(reasonOf('CARRIER_NOT_ON_ROUTE', detail, { carrierNames }), 'flight')).toBe(
      'Qantas (QF) is not known to fly this route. Carriers known on the route: SWISS (LX), UA.',
    );
  });

  // spec: 8.24
  it.each(Object.values(UnavailableReason).filter((reason) => reason > 0))(
    'has words for reason %i without detail',
    (unavailableReason) => {
      expect(emptyReasonText({ unavailableReason, detail: undefined }, 'flight')).toMatch(/^[A-Z].*\.$/);
    },
  );

  it('lists a dozen carriers and counts the rest', () => {
    const carrierCodes = Array.from({ length: 15 }, (_code, index) => `A${index.toString(16)}`);
    expect(emptyReasonText(reasonOf('CARRIER_NOT_ON_ROUTE', { value: 'QF', carrierCodes }), 'flight')).toMatch(
      /, Ab and 3 more\.$/,
    );
  });
});

describe('failureText', () => {
  const CODES: readonly FailureCode[] = [
    'invalid-argument',
    'unauthenticated',
    'permission-denied',
    'not-found',
    'aborted',
    'resource-exhausted',
    'cancelled',
    'internal',
    'unimplemented',
    'unavailable',
    'deadline-exceeded',
  ];
  // spec: 8.5
  it.each(CODES)('%s blames the service, shows no code and no typing error', (code) => {
    expect(failureText(code)).toMatch(/^The service /);
    expect(failureText(code)).not.toContain(code);
    expect(failureText(code)).not.toMatch(/check|invalid|enter/i);
  });
});
