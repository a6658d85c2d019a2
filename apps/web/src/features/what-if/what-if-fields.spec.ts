import { describe, expect, it } from 'vitest';
import { readFields, UNCHANGED } from './what-if-fields.ts';

const usual = { economy: 180.5, premiumEconomy: 0, business: 45, first: 8 };

describe('readFields', () => {
  it('changes nothing where nothing is set', () => {
    expect(readFields(UNCHANGED, usual)).toEqual({ changes: {}, problems: {} });
  });

  it('makes fractions of percents, and seats of what is typed', () => {
    const fields = {
      aircraftCode: '359',
      seats: { economy: '200' },
      loadPercent: 90,
      cargoPercent: 0,
      distancePercent: 110,
      sustainablePercent: 50,
      saving: '80,5',
    };
    expect(readFields(fields, usual)).toEqual({
      problems: {},
      changes: {
        aircraftCode: '359',
        seatsPerClass: { economy: 200 },
        passengerLoadFactor: 0.9,
        cargoMassFraction: 0,
        distanceAdjustmentFactor: 1.1,
        sustainableFuel: { massFraction: 0.5, lifeCycleSavingFraction: 0.805 },
      },
    });
  });

  it.each([
    [{ seats: { business: '4.5' } }, 'business', 'Seats in business: a whole number, 0 or more.'],
    [{ seats: { economy: '' } }, 'economy', 'Seats in economy: a whole number, 0 or more.'],
    [{ seats: { economy: '801' } }, 'seats', /^Seats: 854 in all are too many\..* 853 passengers/],
    [{ seats: { economy: '0', business: '0', first: '0' } }, 'seats', /at least one/],
    [{ sustainablePercent: 10 }, 'saving', /^Life-cycle saving: enter it/],
    [{ saving: '120' }, 'saving', 'Life-cycle saving: a number from 0 to 100.'],
    [{ saving: '1,200' }, 'saving', 'Life-cycle saving: a number from 0 to 100.'],
    [{ saving: '1e1' }, 'saving', 'Life-cycle saving: a number from 0 to 100.'],
    [{ saving: '-1' }, 'saving', 'Life-cycle saving: a number from 0 to 100.'],
  ] as const)('of %j says at %s what is wrong', (set, name, message) => {
    const { problems } = readFields({ ...UNCHANGED, ...set }, usual);
    expect(Object.keys(problems)).toEqual([name]);
    expect(problems[name]).toMatch(message);
  });
});
