import { describe, expect, it } from 'vitest';
import { typicalRange } from './typical-range.ts';

const NO_WIDTHS = { fuelModel: 0, cabin: 0, passengerLoad: 0, cargo: 0, aircraftLow: 0, aircraftHigh: 0 };
const route = (economy: number, operatingDays: number, widths = NO_WIDTHS) => ({
  grams: { economy, premiumEconomy: economy, business: 4 * economy, first: 5 * economy },
  option: { operatingDays },
  widths,
});
const medians = (economy: number) => route(economy, 1).grams;

describe('the range of a typical figure', () => {
  it('is, where nothing else is unsure, the 10th and 90th percentile of the routes by operating days', () => {
    const routes = [route(100_000, 11), route(120_000, 78), route(300_000, 11)];
    const { range } = typicalRange(routes, medians(120_000));
    expect([range.low.economy, range.high.economy]).toEqual([100_000, 300_000]);
    expect([range.low.business, range.high.business]).toEqual([400_000, 1_200_000]);
    expect(range.drivers[0]).toMatchObject({ key: 'routes', share: 1 });
  });

  it('leaves out what is flown on fewer days', () => {
    const routes = [route(100_000, 9), route(120_000, 82), route(300_000, 9)];
    const { range } = typicalRange(routes, medians(120_000));
    expect([range.low.economy, range.high.economy]).toEqual([120_000, 120_000]);
  });

  it('of one route is the range of its flights, and no driver is the choice of route', () => {
    const { range, spread } = typicalRange(
      [route(100_000, 300, { ...NO_WIDTHS, cabin: 0.3, cargo: 0.4 })],
      medians(100_000),
    );
    expect([range.low.economy, range.high.economy]).toEqual([60_653, 164_873]);
    expect(range.drivers.map(({ key }) => key)).not.toContain('routes');
    expect(spread).toBeUndefined();
  });

  it('counts each flight’s half-widths by operating days', () => {
    const routes = [
      route(100_000, 300, { ...NO_WIDTHS, cabin: 0.1 }),
      route(100_000, 100, { ...NO_WIDTHS, cabin: 0.5 }),
    ];
    expect(typicalRange(routes, medians(100_000)).widths.cabin).toBeCloseTo(0.2, 12);
  });
});
