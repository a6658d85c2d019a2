import { describe, expect, it } from 'vitest';
import { committedTables } from '../reference-data/committed-tables.fixture.ts';
import { routeRegion } from './regions.ts';

const { airports } = committedTables;

describe('the region of a route', () => {
  it.each([
    ['JFK', 'LAX', 'within North America'],
    ['HNL', 'YVR', 'within North America'],
    ['ZRH', 'IST', 'within Europe'],
    ['JFK', 'LHR', 'between Europe and North America'],
    ['LHR', 'JFK', 'between Europe and North America'],
    ['SIN', 'HND', 'within Asia'],
    ['DXB', 'SYD', 'between Oceania and the Middle East'],
    ['GRU', 'MEX', 'within Latin America'],
    ['ADD', 'QQQ', 'between Africa and elsewhere'],
  ])('%s to %s is %s', (origin, destination, region) => {
    expect(routeRegion(airports.find(origin), airports.find(destination))).toBe(region);
  });
});
