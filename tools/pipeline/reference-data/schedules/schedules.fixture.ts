import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTables, type ScheduledFlights } from '@tim/reference-data';
import { RowReport } from '../csv/row-report.ts';
import { writeSmallNetwork } from '../data/small-network.fixture.ts';
import { committedTables as tables } from '../committed-tables.fixture.ts';
import { readTableFiles } from '../table-files.ts';
import { ABOUT_FILE } from './about.ts';
import { buildSchedules } from './build-schedules.ts';

/** What a schedule's table is read with: with few flights, since it is read for each test. */
const network = mkdtempSync(join(tmpdir(), 'schedules-network-'));
const files = readTableFiles(await writeSmallNetwork(network));
rmSync(network, { recursive: true });

/** On which the schedules are built. */
export const TODAY = { year: 2026, month: 11, day: 24 };

export const ABOUT = {
  title: 'Made-up schedule',
  edition: 'winter 2026',
  licence: 'CC0',
  address: 'https://example.org/',
  date: '2026-11-01',
};

/** The tables with those built from a folder of files. */
export async function builtFrom(content: Readonly<Record<string, string | Uint8Array>>, about: object | null = ABOUT) {
  const folder = mkdtempSync(join(tmpdir(), 'schedules-spec-'));
  try {
    if (about) writeFileSync(join(folder, ABOUT_FILE), JSON.stringify(about));
    for (const [name, bytes] of Object.entries(content)) writeFileSync(join(folder, name), bytes);
    const { bytes, lines, rows } = await buildSchedules(folder, tables, new RowReport(() => undefined), TODAY);
    const built = readTables({ ...files, schedules: bytes });
    const airport = (code: string) => built.airports.find(code) ?? built.airports.at(0);
    return {
      tables: built,
      rows,
      lines,
      onRoute: (carrier: string, from: string, to: string): readonly ScheduledFlights[] =>
        built.schedules.onRoute(carrier, airport(from), airport(to)),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
