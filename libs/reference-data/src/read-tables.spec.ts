import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { committedBytes, committedFile, tables } from './committed-tables.fixture.ts';
import { readFlightStatusRows } from './flight-status-rows.ts';
import { readFlights } from './flight-table.ts';
import { lazyTables, readTables } from './read-tables.ts';
import { ByteReader } from './byte-reader.ts';
import { openTable } from './table-header.ts';
import { CORE_TABLES, NETWORK_TABLES, TABLE_NAMES, type CoreBytes } from './tables.ts';

const files = TABLE_NAMES.map((name) => `${name}.bin.gz`);
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

function sizeOf(names: readonly string[]): number {
  return names.reduce((sum, name) => sum + committedFile(`${name}.bin.gz`).length, 0);
}

describe('the committed tables', () => {
  it('stand in their folder with their checksums and nothing else', () => {
    const folder = new URL('../tables/', import.meta.url);
    expect(readdirSync(folder).sort()).toEqual([...files, 'checksums-core.txt', 'checksums-network.txt'].sort());
  });

  it.each([
    ['core', CORE_TABLES],
    ['network', NETWORK_TABLES],
  ])('of the %s pack have their checksums beside them, compressed and not', (pack, names) => {
    const bytes = committedBytes();
    const checksums = names.flatMap((name) => [
      `${sha256(committedFile(`${name}.bin.gz`))}  ${name}.bin.gz\n`,
      `${sha256(bytes[name])}  ${name}.bin\n`,
    ]);
    expect(new TextDecoder().decode(committedFile(`checksums-${pack}.txt`))).toBe(checksums.join(''));
  });

  it('of the core pack are the smaller half', () => {
    expect(sizeOf(CORE_TABLES)).toBeLessThan(sizeOf(NETWORK_TABLES));
  });

  it('take less than 2.5 MB together', () => {
    const sizes = files.map((file) => committedFile(file).length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2_500_000);
  });

  it('carry no time of building in their gzip headers', () => {
    for (const file of files) expect([...committedFile(file).subarray(4, 8)]).toEqual([0, 0, 0, 0]);
  });

  it('hold as many rows as their sources have good ones', () => {
    const rows = Object.fromEntries(tables.origins.map((origin) => [origin.table, origin.rows]));
    expect(rows).toMatchObject({
      airports: 9_593,
      'distance-factors': 36_626 + 4_493,
      flights: 409_764,
      'fuel-burn': 283,
      seats: 104,
    });
  });
});

/** A table that knows nothing of any flight: seven empty columns. */
const otherList = () => ({
  ...openTable('flight-status', committedBytes()['flight-status']),
  reader: new ByteReader(new Uint8Array(12)),
});

describe('readTables', () => {
  it('names title, edition, licence, address and date of every source', () => {
    expect(tables.origins.map(({ table }) => table)).toEqual(TABLE_NAMES);
    for (const source of tables.origins.flatMap(({ sources }) => sources)) {
      for (const part of [source.title, source.edition, source.licence, source.address]) expect(part).not.toBe('');
      expect(source.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });

  it('is dated as its newest source', () => {
    const dates = tables.origins.flatMap(({ sources }) => sources.map(({ date }) => date.replaceAll('-', '')));
    expect(tables.dated).toMatch(/^\d{8}$/);
    expect(dates).toContain(tables.dated);
    expect(dates.every((date) => date <= tables.dated)).toBe(true);
  });

  it('refuses bytes that are still compressed', () => {
    const bytes = { ...committedBytes(), seats: committedFile('seats.bin.gz') };
    expect(() => readTables(bytes)).toThrow('seats: not a table file (is it still compressed?)');
  });

  it('refuses a table that was cut short', () => {
    const bytes = committedBytes();
    expect(() => readTables({ ...bytes, cargo: bytes.cargo.subarray(0, bytes.cargo.length - 1) })).toThrow(
      'ends early',
    );
  });

  it('refuses one table in the place of another', () => {
    const bytes = committedBytes();
    expect(() => readTables({ ...bytes, seats: bytes.cargo })).toThrow('expected the table seats, got cargo');
  });

  it('refuses another layout than its own', () => {
    const bytes = committedBytes();
    const seats = Uint8Array.from(bytes.seats);
    seats[4] = 99;
    expect(() => readTables({ ...bytes, seats })).toThrow('seats: layout 99, this library reads 2');
  });

  it('answers from the core pack alone, and says that the network is not loaded', () => {
    const {
      flights: _flights,
      'flight-status': _status,
      frequencies: _frequencies,
      'route-facts': _facts,
      'route-reports': _reports,
      'seen-aircraft': _seen,
      ...bytes
    } = committedBytes();
    const core = readTables(bytes as CoreBytes);
    expect([core.flights, core.frequencies, core.seenAircraft]).toEqual([undefined, undefined, undefined]);
    expect(core.origins.map(({ table }) => table)).toEqual(CORE_TABLES);
    expect(core.airports.find('ZRH')).toEqual(tables.airports.find('ZRH'));
    expect(core.cabins.ofCarrierType('LX', 'A333')).toEqual(tables.cabins.ofCarrierType('LX', 'A333'));
    expect(core.dated).toBe(tables.dated);
  });

  it('refuses what is known of the flights where it is of another list', () => {
    const bytes = committedBytes();
    const { reader } = openTable('flight-status', bytes['flight-status']);
    const columns = readFlightStatusRows(reader);
    expect(columns.verdicts.length).toBe(columns.months.length);
    expect(() => readFlights(openTable('flights', bytes.flights), otherList(), tables.airports)).toThrow(
      /flight-status: 0 rows, the flights table has \d+/,
    );
  });

  it('refuses half a pack', () => {
    const { frequencies: _frequencies, ...rest } = committedBytes();
    expect(() => readTables(rest as CoreBytes)).toThrow('frequencies: not given');
    const { cargo: _cargo, ...others } = committedBytes();
    expect(() => readTables(others as unknown as CoreBytes)).toThrow('cargo: not given');
  });
});

describe('lazyTables', () => {
  it('answers as readTables does, whichever table is used first', () => {
    const lazy = lazyTables(committedBytes());
    const [from, to] = ['ZRH', 'BOS'].map((code) => lazy.airports.find(code));
    if (!from || !to) throw new Error('no airport');
    expect(lazy.flights.carriersOnRoute(from, to)).toEqual(tables.flights.carriersOnRoute(from, to));
    expect(lazy.cargo.bands).toEqual(tables.cargo.bands);
    expect(Object.keys(lazy)).toEqual(Object.keys(tables));
  });

  it('refuses a table that is not the one at once, and one that was cut short when it is used', () => {
    const bytes = committedBytes();
    expect(() => lazyTables({ ...bytes, seats: bytes.cargo })).toThrow('expected the table seats, got cargo');
    const lazy = lazyTables({ ...bytes, cargo: bytes.cargo.subarray(0, bytes.cargo.length - 1) });
    expect(lazy.seats.typical('A333')).toEqual(tables.seats.typical('A333'));
    expect(() => lazy.cargo).toThrow('ends early');
  });
});
