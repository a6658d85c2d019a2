import { USUAL_QUESTION, type Question } from '@tim/itinerary';
import { AnsweredBy } from '@tim/messages';
import { describe, expect, it } from 'vitest';
import { easaAnswer, flightAnswer, typicalAnswer } from '../../testing/answers.ts';
import { flightFigures } from '../../testing/facts.ts';
import { flightHeadline, routeHeadline, unansweredHeadline } from './headline-words.ts';

const THIN = '\u202F';
const subject = 'LX52, ZRH to BOS, Mon, Dec 21, 2026';
const flight = flightFigures();
const typical = typicalAnswer({
  wellToWakeKg: { economy: 399.9, business: 1427.2 },
  message: { ...typicalAnswer().message, waysCount: 3 },
});

describe('the headline of a flight', () => {
  it('says about how much, between what, and beside what by name', () => {
    expect(flightHeadline({ subject, flight, typical }).texts).toMatchObject({
      subject,
      aircraft: 'Boeing 777-300ER, usual on this route',
      figure: `About 350${THIN}kg CO2e`,
      per: `per person in economy, between 285 and 425${THIN}kg`,
      comparison: `About 12${THIN}% less than the median of 3 common itineraries (400${THIN}kg).`,
      typical: `Typical of the route 400${THIN}kg`,
      spoken:
        'Chart that starts at 0: this flight, about 350 kilograms, between 285 and 425; typical of the route, 400.',
      axisEnd: `500${THIN}kg`,
      thereAndBack: `One way. Twice that for a return: about 700${THIN}kg.`,
      inAYear: expect.stringContaining(
        `One way is 6\u202F% of what the average person emitted in the United Kingdom in 2023 (5,600${THIN}kg`,
      ),
    });
  });

  it('is about the cabin that was chosen', () => {
    const { cabin, texts } = flightHeadline({
      subject,
      flight,
      typical,
      question: { ...USUAL_QUESTION, cabin: 'business' },
    });
    expect(cabin).toBe('business');
    expect(texts).toMatchObject({
      figure: `About 1,400${THIN}kg CO2e`,
      per: `per person in business, between 1,100 and 1,700${THIN}kg`,
      comparison: `About as much as the median of 3 common itineraries (1,400${THIN}kg).`,
    });
  });

  it('marks a cabin that is not on board, and no other', () => {
    expect(flightHeadline({ subject, flight }).texts).toMatchObject({
      'value-first': '–',
      'note-first': 'not on board',
      'note-economy': '',
    });
    expect(flightHeadline({ subject, flight, question: { ...USUAL_QUESTION, cabin: 'first' } }).texts).toMatchObject({
      figure: '–',
      per: 'in first: this aircraft does not have this cabin',
    });
    const withFirst = { ...flight, message: { ...flight.message, missingCabins: [] } };
    expect(flightHeadline({ subject, flight: withFirst }).texts).toMatchObject({ 'note-first': '' });
  });

  it('draws figure, range and typical figure as shares of an axis from zero', () => {
    expect(flightHeadline({ subject, flight, typical }).places).toMatchObject({
      '--low': '57.00%',
      '--width': '28.00%',
      '--figure': '70.00%',
      '--typical': '79.98%',
      '--shift': '-100%',
    });
  });

  it('draws every cabin on board on one axis that holds all ranges, and none that is not', () => {
    const { texts, places } = flightHeadline({ subject, flight, typical });
    const endKg = Number(texts.chartEnd?.replaceAll(/\D/g, ''));
    const shareOf = (kg = 0) => `${((kg / endKg) * 100).toFixed(2)}%`;
    expect(flight.range?.highKg.business).toBeLessThanOrEqual(endKg);
    expect(places).toMatchObject({
      '--business': shareOf(flight.wellToWakeKg.business),
      '--business-low': shareOf(flight.range?.lowKg.business),
      '--business-usual': shareOf(typical.wellToWakeKg.business),
      '--business-shown': 'visible',
      '--first-shown': 'hidden',
    });
  });

  it('compares with nothing that was found in another manner', () => {
    const ofApi = { ...flight, answeredBy: AnsweredBy.ANSWERED_BY_TIM_API };
    expect(flightHeadline({ subject, flight: ofApi, typical }).texts.comparison).toBeUndefined();
  });

  it('says of a label’s figure whose it is, without a range', () => {
    expect(flightHeadline({ subject, flight: easaAnswer({ wellToWakeKg: { economy: 624.1 } }) }).texts).toMatchObject({
      figure: `624${THIN}kg CO2e`,
      per: 'per person in economy, as stated on the flight’s EU label',
      'value-business': 'no figure',
    });
  });

  it('says when nobody knows the flight number on the route', () => {
    const unverified = { ...flight, isFlightNumberVerified: false };
    expect(flightHeadline({ subject, flight: unverified }).texts.aircraft).toBe(
      'Boeing 777-300ER, usual on this route (flight number not known on this route)',
    );
    expect(flightHeadline({ subject, flight }).texts.warning).toBe('');
    const { warning, comparison } = flightHeadline({ subject, flight: unverified, typical }).texts;
    expect([warning, comparison]).toEqual([
      'LX38: Not in our list of flights on this route. The figures are for LX flights on this route: check the flight number.',
      undefined,
    ]);
  });

  it('is the first cabin with a figure where economy has none', () => {
    const businessOnly = flightAnswer({ wellToWakeKg: { business: 900 } });
    expect(flightHeadline({ subject, flight: businessOnly })).toMatchObject({
      cabin: 'business',
      texts: { figure: `About 900${THIN}kg CO2e` },
    });
  });

  it('names the flight while its figures are on their way', () => {
    expect(flightHeadline({ subject, typical })).toEqual(unansweredHeadline(subject));
  });
});

const asked = (change: Partial<Question>) =>
  flightHeadline({ subject, flight, typical, question: { ...USUAL_QUESTION, ...change } }).texts;

describe('the headline for several people, or there and back', () => {
  it('says for whom and how many ways, adds up what one person is shown, and keeps one passenger’s figure beside it', () => {
    expect(asked({ people: { count: 2 }, isReturn: true })).toMatchObject({
      asked: '2 people, economy · return',
      figure: `About 1,400${THIN}kg CO2e`,
      per: `for 2 people in economy, return, between 1,140 and 1,700${THIN}kg`,
      thereAndBack: `One person, one way: about 350${THIN}kg. Here a return is twice the one-way figure. The trip page calculates each direction separately.`,
      comparison: expect.stringContaining(`(1,600${THIN}kg)`),
      inAYear: expect.stringContaining('For each person there and back is 13\u202F% of'),
    });
  });

  it('adds up people in their cabins', () => {
    expect(asked({ people: { count: 3, byCabin: { economy: 2, business: 1 } } })).toMatchObject({
      asked: '2 economy, 1 business · one way',
      // 2 x 352.2 + 1408.8 = 2113.2
      figure: `About 2,100${THIN}kg CO2e`,
      per: expect.stringContaining('for 2 in economy and 1 in business, one way, between '),
      thereAndBack: `One person, one way: economy about 350${THIN}kg, business about 1,400${THIN}kg.`,
      inAYear: expect.stringContaining('6\u202F% (economy) or 25\u202F% (business) of'),
    });
  });

  it('has no figure where one of their cabins is not on board', () => {
    expect(asked({ people: { count: 2, byCabin: { economy: 1, first: 1 } } })).toMatchObject({
      figure: '–',
      per: 'in first: this aircraft does not have this cabin',
    });
  });

  it('leaves the cabins’ own figures as they are: one passenger, one way', () => {
    expect(asked({ people: { count: 4 }, isReturn: true })['value-economy']).toBe(`350${THIN}kg`);
  });

  it('names one airline whose flights are listed', () => {
    expect(asked({ airline: 'LX' }).asked).toBe('1 person, economy · one way · in the list LX alone');
  });
});

const contrails = (contrailsImpactBucket: number) =>
  flightHeadline({ subject: 'LX52', flight: flightAnswer({ contrailsImpactBucket }) }).texts.contrails;

describe('contrails in the headline of a flight', () => {
  it('are said to be no part of the figure, and how much they may warm beside the CO2', () => {
    expect(contrails(1)).toBe(
      'Contrails are not included. Low risk: they could add up to 20\u202F% to the CO2’s warming.',
    );
    expect(contrails(2)).toMatch(/Medium risk: they could add 20–\u2060100\s% to the CO2’s warming\.$/);
    expect(contrails(3)).toMatch(/High risk: they could warm more than the CO2\.$/);
    expect(contrails(4)).toBe('Contrails are not included.');
  });

  it('are not mentioned where the answer has nothing of them', () => {
    expect([contrails(0), contrails(-1)]).toEqual(['', '']);
  });
});

const comparisonOf = (waysCount: number | undefined) =>
  routeHeadline({ subject: 'LUX to FRA', typical: { ...typical, message: { ...typical.message, waysCount } } }).texts
    .comparison;

describe('the headline of a route', () => {
  it('says what the typical figure is of', () => {
    expect(routeHeadline({ subject: 'ZRH to BOS', typical }).texts).toMatchObject({
      figure: `About 400${THIN}kg CO2e`,
      comparison: 'Median of 3 common itineraries.',
    });
  });

  it('is that of the direct flights where there are any, beside connections and the typical figure', () => {
    const some = { wellToWakeKg: { economy: 344.2, business: 1200 }, rareCabins: [], missingCabins: ['first'] };
    const range = { lowKg: { economy: 278, business: 900 }, highKg: { economy: 419, business: 1500 }, drivers: [] };
    const direct = { ...some, range, carrierCodes: ['LX'] };
    const oneStop = {
      ...direct,
      missingCabins: ['business', 'first'],
      range: { ...range, lowKg: { economy: 333 }, highKg: { economy: 573 } },
    };
    const withDirect = { ...typical, wellToWakeKg: { economy: 441, business: 1427.2, first: 1800 }, direct, oneStop };
    const inCabin = (cabin: 'economy' | 'business' | 'first') =>
      routeHeadline({ subject: 'ZRH to BOS', typical: withDirect, question: { ...USUAL_QUESTION, cabin } }).texts;
    expect(inCabin('economy')).toMatchObject({
      figure: `About 340${THIN}kg CO2e`,
      per: `per person in economy on direct flights, between 275 and 420${THIN}kg`,
      thereAndBack: `One way. Twice that for a return: about 680${THIN}kg.`,
      comparison: `With one stop: 330–575${THIN}kg. Typical of all flights, direct and connecting: 441${THIN}kg.`,
      'value-economy': `340${THIN}kg`,
    });
    expect(inCabin('business').comparison).toMatch(/^Typical of all flights, direct and connecting: /);
    // A cabin that no direct flight has is that of connections.
    expect(inCabin('first')).toMatchObject({
      figure: `About 1,800${THIN}kg CO2e`,
      per: 'per person in first',
      'value-first': `1,800${THIN}kg`,
      'note-first': '',
    });
  });

  it('says so of a single way, and of ways whose number is not in the answer', () => {
    expect(comparisonOf(1)).toBe('The only common itinerary.');
    expect(comparisonOf(undefined)).toBe('Median of the common itineraries.');
  });

  it('says before the figure which airport is closed', () => {
    expect(routeHeadline({ subject: 'ZRH to BOS', typical }).texts.warning).toBe('');
    const explanation =
      'Tegel (TXL) has been closed to passengers since November 2020. Its flights moved to BER. The figure is of other airports of its city, or nearby.';
    const closedAirports = [{ code: 'TXL', since: '2020-11-08', successors: ['BER'], explanation: '' }];
    const airportNames = { TXL: 'Tegel' };
    const closed = { ...typical, message: { ...typical.message, closedAirports, airportNames } };
    expect(routeHeadline({ subject: 'TXL to LHR', typical: closed }).texts.warning).toBe(explanation);
  });

  it('says of a cabin that most of its ways have not that it is rare', () => {
    const rare = { ...typical, message: { ...typical.message, rareCabins: ['first'] } };
    const inCabin = (cabin: 'first' | 'business') =>
      routeHeadline({ subject: 'ZRH to BOS', typical: rare, question: { ...USUAL_QUESTION, cabin } }).texts;
    expect(inCabin('first').comparison).toMatch(/itineraries\. Most flights on this route have no first cabin; /);
    expect(inCabin('business').comparison).toMatch(/itineraries\.$/);
    expect([inCabin('business')['note-first'], inCabin('business')['note-business']]).toEqual(['on few flights', '']);
  });

  it('has no figure in a cabin that none of its ways has, and says so', () => {
    const cabins = { rareCabins: ['first'], missingCabins: ['first'] };
    const none = { ...typical, message: { ...typical.message, ...cabins } };
    const question = { ...USUAL_QUESTION, cabin: 'first' } as const;
    const { texts } = routeHeadline({ subject: 'ZRH to BOS', typical: none, question });
    expect(texts).toMatchObject({
      figure: '–',
      per: 'in first: no listed flight here has this cabin',
      'value-first': '–',
      'note-first': 'not on board',
    });
    expect(texts.comparison).toBeUndefined();
  });
});
