import { formatItinerary } from '@tim/itinerary';
import { AircraftBasis } from '@tim/messages';
import { describe, expect, it } from 'vitest';
import type { OptionFigures } from '../../shared/api/travel-options.ts';
import { nobodyKnows } from '../../shared/named-words.ts';
import { optionOf } from '../../testing/options.ts';
import {
  aircraftText,
  apartText,
  airportsText,
  commonRisk,
  contrailsText,
  flightsOf,
  flightsText,
  hasAssumedAircraft,
  otherAirportsTexts,
  shownNumbers,
  timeText,
  briefWayText,
  wayText,
} from './option-words.ts';

const OUT = {
  origin: 'ZRH',
  destination: 'FRA',
  carrierCode: 'LH',
  carrierName: 'Lufthansa',
  flightNumbers: [1185, 1187, 1191, 1193],
  aircraft: { name: 'Airbus A320', basis: AircraftBasis.AIRCRAFT_BASIS_ASSUMED },
  contrailsImpactBucket: 1,
};
const ON = {
  ...OUT,
  origin: 'FRA',
  destination: 'BOS',
  flightNumbers: [420, 422],
  aircraft: { name: 'Airbus A330-300', basis: AircraftBasis.AIRCRAFT_BASIS_SCHEDULED },
  contrailsImpactBucket: 2,
};
const WITH_CHANGE: OptionFigures = { ...optionOf('Lufthansa', []), legs: [OUT, ON], durationHours: 10.82 };
const DIRECT = { ...WITH_CHANGE, legs: [ON] };

describe('a way to fly in words', () => {
  it('names its airports, its flights and where one changes', () => {
    expect(airportsText(WITH_CHANGE)).toBe('ZRH–FRA–BOS');
    expect(wayText(WITH_CHANGE, nobodyKnows)).toBe('ZRH–BOS, change in FRA');
    expect(wayText(DIRECT, nobodyKnows)).toBe('FRA–BOS, direct');
    expect(flightsText(WITH_CHANGE)).toBe(
      'LH\u00a01185, LH\u00a01187, LH\u00a01191 and 1 more, then LH\u00a0420, LH\u00a0422',
    );
  });

  it('has names with codes where names are known', () => {
    const names: Readonly<Record<string, string>> = { ZRH: 'Zurich', FRA: 'Frankfurt' };
    const nameOf = (code: string) => names[code];
    expect(airportsText(WITH_CHANGE, nameOf)).toBe('Zurich (ZRH)\u00a0– Frankfurt (FRA)\u00a0– BOS');
    expect(wayText(WITH_CHANGE, nameOf)).toBe('Zurich (ZRH)\u00a0– BOS, change in Frankfurt (FRA)');
    expect(wayText(DIRECT, nameOf)).toBe('Frankfurt (FRA)\u00a0– BOS, direct');
    const ends = { origin: 'ZRH', destination: 'BOS' };
    expect(briefWayText(WITH_CHANGE, ends, nameOf)).toBe('change in Frankfurt (FRA)');
    expect(briefWayText(DIRECT, ends, nameOf)).toBe('Frankfurt (FRA)\u00a0– BOS, direct');
  });

  it('says which aircraft is assumed, each flight’s risk, and how long it takes to five minutes', () => {
    expect(aircraftText(WITH_CHANGE)).toBe('Airbus A320 (assumed), then Airbus A330-300');
    expect([hasAssumedAircraft(WITH_CHANGE), hasAssumedAircraft(DIRECT)]).toEqual([true, false]);
    expect(contrailsText(WITH_CHANGE)).toBe('low, then medium');
    expect(contrailsText({ ...WITH_CHANGE, legs: [ON, ON] })).toBe('medium');
    expect(commonRisk([DIRECT, WITH_CHANGE, { ...WITH_CHANGE, legs: [ON, ON] }])).toBe(contrailsText(DIRECT));
    expect(commonRisk([DIRECT, WITH_CHANGE])).toBeUndefined();
    expect(commonRisk([DIRECT])).toBeUndefined();
    expect(timeText(WITH_CHANGE)).toBe('about 10 h 50 min');
    expect(timeText({ ...WITH_CHANGE, durationHours: 15 })).toBe('about 15 h');
  });

  it('says which airports they are from where none is from the requested one', () => {
    const market = { origin: 'LCY', destination: 'BOS' };
    const names: Readonly<Record<string, string>> = { LCY: 'London City', ZRH: 'Zurich' };
    const nameOf = (code: string) => names[code];
    const other: { readonly option: OptionFigures } = { option: { ...WITH_CHANGE, otherAirports: ['ZRH'] } };
    const asked = { option: { ...WITH_CHANGE, legs: [{ ...OUT, origin: 'LCY' }, ON] } };
    const texts = (rows: readonly (typeof other)[], known: readonly (typeof other)[]) =>
      otherAirportsTexts(
        rows,
        known.map(({ option }) => option),
        market,
        nameOf,
      );
    expect(texts([other], [other])).toEqual(['No flights from London City (LCY); these are from Zurich (ZRH).']);
    expect(texts([other], [other, asked])).toEqual([
      'None of these flights is from London City (LCY); they are from Zurich (ZRH).',
    ]);
    expect(texts([other, asked], [other, asked])).toEqual([]);
    expect(apartText([other], nameOf)).toBe('From or to other airports: Zurich (ZRH)');
  });

  it('write out three numbers of a leg, the requested one first', () => {
    expect(shownNumbers(OUT)).toEqual({ shown: [1185, 1187, 1191], left: 1 });
    expect(shownNumbers(OUT, 1193)).toEqual({ shown: [1193, 1185, 1187], left: 1 });
  });

  it('is its flights on the day', () => {
    expect(formatItinerary(flightsOf(WITH_CHANGE, '20261220') ?? [])).toBe(
      'ZRH-FRA-LH-1185-20261220,FRA-BOS-LH-420-20261220',
    );
  });

  it('of which a number is not known say so and lead to no flight', () => {
    const unlisted = { ...WITH_CHANGE, legs: [OUT, { ...ON, flightNumbers: [] }] };
    expect(flightsText(unlisted)).toContain('LH, flight number not known');
    expect(flightsOf(unlisted, '20261220')).toBeUndefined();
  });
});
