import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TABLE_NAMES } from '@tim/reference-data';
import { DATA_FILES, DATA_FOLDER, type DataFile } from './data-folder.ts';

/** Fields by column; the columns that are not named are empty. */
export type SmallRow = Readonly<Record<string, string | number>>;
export type SmallData = Partial<Record<DataFile, readonly SmallRow[]>>;

const CABIN = { body: 'wide', use: 'any', blocked: 0, first: 0, premium_economy: 0, evidence: 'recalled', date: 2025 };
const FLEET = { evidence: 'recalled', date: '2025-12' };

/** A few rows of each file that a table is built from. */
export const SMALL_DATA = {
  'aircraft-names': [
    { name: '787-9', aircraft_code: '789' },
    { name: '787', family: '787' },
  ],
  'aircraft-types': [{ icao_type: 'AT76', known_to: 'appendix', body: 'narrow', name: 'ATR 72-600' }],
  'best-before': TABLE_NAMES.map((table) => ({ table, months: 12, because: 'made up' })),
  'bts-aircraft': [
    { code: '627', icao_type: 'B77W' },
    { code: '696', icao_type: 'A333' },
    { code: '699', icao_type: 'A321' },
    { code: '889', icao_type: 'B789' },
  ],
  cabins: [
    {
      ...CABIN,
      carrier: 'LX',
      icao_type: 'A333',
      sub_fleet: 'all',
      first: 8,
      business: 45,
      economy: 183,
      total: 236,
      airframes: 14,
      evidence: 'total-agrees',
      page: 'US BTS T-100',
      us_routes: 'seen',
      reported_mean_seats: 236,
      reported_mean_is_pooled: 'no',
    },
    {
      ...CABIN,
      carrier: 'LX',
      icao_type: 'B77W',
      sub_fleet: '400',
      business: 10,
      economy: 390,
      total: 400,
      use: 'domestic',
      airframes: 1,
      confidence: 'low',
      us_routes: 'not-seen',
      reported_mean_seats: 320,
    },
    {
      ...CABIN,
      carrier: 'LX',
      icao_type: 'B77W',
      sub_fleet: 'all',
      first: 8,
      business: 62,
      premium_economy: 24,
      economy: 226,
      total: 320,
      airframes: 12,
      evidence: 'read',
      page: 'flyer 2026',
      reported_mean_seats: 320,
    },
    {
      ...CABIN,
      carrier: 'LH',
      icao_type: 'A333',
      sub_fleet: '3-class',
      business: 42,
      premium_economy: 28,
      economy: 185,
      total: 255,
      base_airport: 'GVA',
      reported_mean_seats: 255,
      reported_mean_is_pooled: 'yes',
    },
    {
      ...CABIN,
      carrier: 'LH',
      icao_type: 'A321',
      body: 'narrow',
      sub_fleet: 'flex200',
      business: 24,
      economy: 164,
      blocked: 12,
      total: 200,
      airframes: 56,
    },
  ],
  'carrier-holders': [{ carrier: 'ZG', icao_carrier: 'TZP', shown_by: 'reported' }],
  'carrier-status': [
    { carrier: 'LX', icao_carrier: 'SWR', holder: 'current', name: 'Swiss', country: 'CH', kind: 'passenger' },
    { carrier: 'LX', icao_carrier: 'CRX', holder: 'other', name: 'Crossair', country: 'CH', kind: 'passenger' },
  ].map((row) => ({
    ...row,
    status: 'operating',
    flight_numbers: 1,
    evidence: 'counted',
    known_from: 't100',
    date: '2026-08',
  })),
  families: [{ family: '787', also_called: 'B787', icao_types: 'B788 B789', evidence: 'recalled', date: 2026 }],
  'flight-holders': [{ carrier: 'UP', countries: 'BS', remark: 'freight' }],
  fleets: [
    { ...FLEET, carrier: 'LX', icao_type: 'B789', airframes: 2 },
    { ...FLEET, carrier: 'LH', icao_type: 'B789', airframes: 5, evidence: 'read', page: 'flyer 2026' },
    { ...FLEET, carrier: 'LH', icao_type: 'A20N', airframes: 30 },
    { ...FLEET, carrier: 'LX', icao_type: 'B77W', airframes: 12 },
    { ...FLEET, carrier: 'LX', icao_type: 'A333', airframes: 14 },
  ],
  partners: [
    { carrier: 'LX', partner: 'LH', flies: 'large-aircraft', evidence: 'recalled', date: 2025 },
    { carrier: 'LH', partner: 'HL', flies: 'small-aircraft', numbers_from: 3000, evidence: 'recalled', date: 2025 },
  ],
  'former-airport-codes': [{ former_code: 'ZZA', airport: 'ZRH', until: '2020-06', evidence: 'recalled', date: 2026 }],
  'not-by-airline': [
    { what: 'aircraft-code', text: 'GLF6', kind: 'private', airlines_too: 'no', evidence: 'recalled', date: 2026 },
    { what: 'operator-name', text: 'jet club', kind: 'private', airlines_too: 'yes', evidence: 'recalled', date: 2026 },
  ],
  'published-load-factors': [],
  'route-aircraft': [],
  'sold-together': ['LX', 'LH'].map((carrier) => ({
    network: 'group',
    kind: 'group',
    carrier,
    evidence: 'recalled',
    date: 2025,
  })),
  stations: [{ code: 'ZZB', kind: 'rail', name: 'Bern', country: 'CH', evidence: 'recalled', date: 2026 }],
  'usual-variants': [{ icao_type: 'A321', iata_variant: '32B', evidence: 'recalled', date: 2026 }],
} satisfies SmallData;

/** Write the data folder's files, with the columns that the repository's have; `changes` replaces some. */
export function writeSmallData(folder: string, changes: SmallData = {}): string {
  mkdirSync(folder, { recursive: true });
  const rowsOf: SmallData = { ...SMALL_DATA, ...changes };
  for (const file of DATA_FILES) {
    const [header = ''] = readFileSync(join(DATA_FOLDER, `${file}.csv`), 'utf8').split('\n');
    const lines = (rowsOf[file] ?? []).map((row) =>
      header
        .split(',')
        .map((column) => row[column] ?? '')
        .join(','),
    );
    writeFileSync(join(folder, `${file}.csv`), [header, ...lines, ''].join('\n'));
  }
  return folder;
}
