import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Tables } from '@tim/reference-data';
import { buildPackages } from '../packages/build-packages.ts';
import { installPackages } from '../packages/install-packages.ts';
import { runCommand } from '../process/run-command.ts';
import { print } from './print.ts';

const ROWS = 1_000_000;
/** One row in so many is any listed flight, the others are of few that come again and again. */
const ANY_FLIGHT_EVERY = 20;
const OFTEN_FLOWN = 3000;
/** Has no factor in common with the number of flights: what is counted in its steps is in no order. */
const STEP = 7919;

/** The packages as a user has them: from their installation to the first figure, and the command line's work on long lists. */
export async function benchCommandLine(tables: Tables): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tim-bench-'));
  const run = async (...args: readonly string[]) => {
    const start = performance.now();
    const { code, output } = await runCommand('npx', ['--no-install', 'travel-impact', ...args], { cwd: folder });
    if (code !== 0) throw new Error(output);
    return (performance.now() - start) / 1000;
  };
  try {
    const packages = await buildPackages(join(folder, 'built'));
    const start = performance.now();
    await installPackages(folder, packages);
    const first = await run('flight', 'ZRH', 'BOS', 'LX', '52', tomorrow());
    print('packages installed to the first figure (30 s)', `${((performance.now() - start) / 1000).toFixed(1)} s`);
    print('travel-impact flight, the start included', `${first.toFixed(1)} s`);

    writeFileSync(join(folder, 'flights.csv'), listOf(tables));
    const seconds = await run('batch', 'flights.csv', '--out', 'answered.csv');
    const workers = availableParallelism();
    print(
      `travel-impact batch, ${ROWS} rows on ${workers} cores (83 000 /s)`,
      `${seconds.toFixed(1)} s, ${Math.round(ROWS / seconds).toLocaleString('en-US')} rows/s`,
    );
    print(
      'travel-impact factors, LX and KL, as CSV',
      `${(await run('factors', '--carriers', 'LX,KL', '--format', 'csv', '--out', 'factors')).toFixed(1)} s`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function tomorrow(): string {
  return new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
}

/** Flights of the table with dates of four years, the same in every run. */
function listOf({ airports, flights }: Tables): string {
  const carriers = new Set([...flights.carrierRoutes()].map(({ carrierCode }) => carrierCode));
  const listed = [...carriers].flatMap((carrierCode) =>
    [...flights.flightsOfCarrier(carrierCode)].map(({ flightNumber, route: { originIndex, destinationIndex } }) => {
      const [from, to] = [airports.at(originIndex), airports.at(destinationIndex)];
      return `${carrierCode},${flightNumber},${from.iataAirportCode},${to.iataAirportCode}`;
    }),
  );
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const at = row % ANY_FLIGHT_EVERY === 0 ? row : row % OFTEN_FLOWN;
    const flight = listed[(at * STEP) % listed.length];
    return `${flight},${2023 + (row % 4)}-${String(1 + (row % 12)).padStart(2, '0')}-${String(1 + (row % 28)).padStart(2, '0')}\n`;
  });
  return `carrier,flight number,from,to,date\n${rows.join('')}`;
}
