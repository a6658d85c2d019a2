import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { loadTables as loadTablesWithOwn } from '@tim/cli';
import { createEstimator, type Estimator } from '@tim/estimator';
import { en } from '@tim/words';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { folderForAllTests } from '../../temporary-folder.fixture.ts';
import { committedTables } from '../committed-tables.fixture.ts';
import { loadTables } from '../load-tables.ts';
import { TABLES_FOLDER } from '../table-files.ts';
import { TODAY } from './schedules.fixture.ts';
import { writeSchedules } from './write-schedules.ts';

const SAMPLES = join(import.meta.dirname, '../samples/schedules');
const NAMED = 'Made-up schedule, winter 2026 and summer 2027, Apache-2.0';
const window = { earliest: { year: 2026, month: 1, day: 1 }, latest: { year: 2028, month: 1, day: 1 } };

const folder = folderForAllTests();
beforeAll(async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.spyOn(console, 'log').mockReturnValue(undefined);
  cpSync(TABLES_FOLDER, folder, { recursive: true });
  await writeSchedules(SAMPLES, folder, TODAY);
  withSchedule = createEstimator(loadTablesWithOwn(folder));
}, 60_000);

let withSchedule: Estimator;

const ask = (estimator: Estimator, destination: string, flightNumber: number, date: string) => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const query = { origin: 'ZRH', destination, carrierCode: 'LX', flightNumber, departureDate: { year, month, day } };
  return estimator.flight(query, { window, includesWorking: true });
};

describe('a flight of the made-up samples', { timeout: 60_000 }, () => {
  it.each([
    ['CSV, with seats by class', 'BOS', 52, '2026-12-01', 'B77W', 'this season, on this day', 340],
    ['CSV, with seats in all', 'BOS', 52, '2027-07-05', 'A359', 'this season, on this day', 280],
    ['CSV, another number on its route', 'BOS', 54, '2026-12-01', 'B77W', 'not for this very number', 340],
    ['CSV, a route that the list of flights does not have', 'CUZ', 8901, '2026-12-01', 'A343', 'on this day', 223],
    ['SSIM, on a Tuesday', 'JFK', 14, '2026-12-01', 'A333', 'this season, on this day', 236],
    ['SSIM, on a Wednesday', 'JFK', 14, '2026-12-02', 'A359', 'this season, on this day', 242],
    ['Parquet, by callsign and registration', 'SFO', 38, '2026-12-01', 'A333', 'this season, on this day', undefined],
    ['Parquet, in a season that it does not have', 'SFO', 38, '2027-07-01', 'A333', 'though not', undefined],
  ] as const)(
    'from %s has the schedule’s aircraft, and names it',
    (_name, destination, number, date, type, words, seats) => {
      const answer = ask(withSchedule, destination, number, date);
      if (answer.kind !== 'estimated') throw new Error(answer.kind);
      expect(answer.aircraft.icaoAircraftType).toBe(type);
      const said = en.aircraftFound(answer);
      expect(said).toContain(NAMED);
      expect(said).toContain(words);
      if (seats === undefined) return;
      const { source, sourceVersion, value } = answer.inputs.seatsPerClass;
      expect([source, sourceVersion]).toEqual(['SCHEDULE', NAMED]);
      expect(Object.values(value).reduce((sum, each) => sum + each, 0)).toBeCloseTo(seats, 9);
    },
  );

  it('is answered without the schedule as before', () => {
    const answer = ask(createEstimator(loadTables(folder)), 'BOS', 52, '2026-12-01');
    expect(answer).toEqual(ask(createEstimator(committedTables), 'BOS', 52, '2026-12-01'));
    expect(JSON.stringify(answer)).not.toContain(NAMED);
  });
});
