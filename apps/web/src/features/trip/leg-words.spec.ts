import type { TripLeg } from '@tim/itinerary';
import { describe, expect, it } from 'vitest';
import type { FlightFigures, TypicalFigures } from '../../shared/api/answers.ts';
import { daysFromToday } from '../../testing/dates.ts';
import { flightAnswer, typicalAnswer } from '../../testing/answers.ts';
import { tripOf } from '../../testing/trip.ts';
import { legAnswer, type LegFigure } from './leg-answer.ts';
import { legQuestion, tripQuestion } from './leg-question.ts';
import { legDescription } from './leg-words.ts';

const NAMES: Readonly<Record<string, string>> = { DXB: 'Dubai' };
const nameOf = (code: string) => NAMES[code];

/** The figure of a trip's first leg, whose flight or route got this answer. */
function figureOf(leg: TripLeg, flight: Partial<FlightFigures>, typical: Partial<TypicalFigures> = {}): LegFigure {
  const question = legQuestion(leg, daysFromToday(0));
  const figure = legAnswer(leg, question, tripQuestion([question]), {
    flights: [{ kind: 'result', response: { ...flightAnswer(), ...flight } }],
    markets: [{ kind: 'result', response: { ...typicalAnswer(), ...typical } }],
  });
  if (figure.kind !== 'result') throw new Error('the leg has a figure');
  return figure.response;
}

/** What is said of a route with this answer, as a part of Manchester to Bangkok. */
function saidOfRoute(itinerary: string, typical: Partial<TypicalFigures>, cabins = 'e'): readonly string[] {
  const [leg] = tripOf(itinerary, cabins).legs;
  if (!leg) throw new Error(itinerary);
  return legDescription(leg, figureOf(leg, {}, typical), nameOf, 'MAN to BKK');
}

const { message } = typicalAnswer();

describe('a flight of a trip', () => {
  it('in a cabin that its aircraft has not is counted, and says so', () => {
    const [leg] = tripOf(`ZRH-BOS-LX-52-${daysFromToday(60)}`, 'f').legs;
    if (!leg) throw new Error('the trip has a leg');
    const missingFirst = { ...flightAnswer().message, missingCabins: ['first'] };
    const figure = figureOf(leg, { wellToWakeKg: { first: 1500 }, message: missingFirst });
    expect(figure.kg).toBe(1500);
    expect(legDescription(leg, figure, nameOf, undefined)).toContain(
      'This aircraft has no first cabin; the method still gives a figure.',
    );
  });
});

describe('a leg that may be any flight of its route', () => {
  it.each([
    ['f', 'Typical of LHR to JFK. Most flights on this route have no first cabin; the method still gives a figure.'],
    ['b', 'Typical of LHR to JFK.'],
  ])('says so in a cabin that most of them have not: %s', (cabin, text) => {
    const rare = { message: { ...message, rareCabins: ['first'] } };
    expect(saidOfRoute('LHR-JFK', rare, cabin)[0]).toBe(text);
  });

  it('says of an airport that is closed that it is', () => {
    const closedAirports = [{ code: 'TXL', since: '2020-11-08', successors: ['BER'], explanation: '' }];
    expect(
      saidOfRoute('TXL-LHR', { message: { ...message, closedAirports, airportNames: { TXL: 'Tegel' } } }),
    ).toContain(
      'Tegel (TXL) has been closed to passengers since November 2020. Its flights moved to BER. The figure is of other airports of its city, or nearby.',
    );
  });

  it('says whose direct flights count where there are any, and otherwise where one changes', () => {
    const direct = { ...typicalAnswer(), rareCabins: [], missingCabins: [], carrierCodes: ['QR'] };
    const named = { ...message, carrierNames: { QR: 'Qatar Airways' }, changeAirportCodes: ['IST', 'DXB'] };
    expect(saidOfRoute('MAN-DOH', { direct, message: named })).toEqual(
      expect.arrayContaining([
        'Typical of direct flights, MAN to DOH.',
        expect.stringMatching(
          /^Only Qatar Airways \(QR\) is known to fly it direct: see “Choose one airline for MAN to /,
        ),
      ]),
    );
    expect(saidOfRoute('DOH-BKK', { message: named })).toEqual(
      expect.arrayContaining([
        'We know no direct flight from DOH to BKK: typical of connections, with a change in IST, Dubai (DXB).',
        expect.stringMatching(/^All airlines count\./),
      ]),
    );
  });
});
