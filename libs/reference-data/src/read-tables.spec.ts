import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { committedBytes, committedFile, tables } from './committed-tables.fixture.ts';
import { readFlights } from './flight-table.ts';
import { lazyTables, readTables } from './read-tables.ts';
import { ByteReader } from './byte-reader.ts';
import { openTable } from './table-header.ts';
import { CORE_TABLES, NETWORK_TABLES, TABLE_NAMES, type CoreBytes, type TableBytes } from './tables.ts';

const files = TABLE_NAMES.map((name) => `${name}.bin.gz`);
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Each test changes a copy. */
const committed = committedBytes();

describe('the committed tables', () => {
  it('stand in their folder with their checksums and nothing else', () => {
    const folder = new URL('../tables/', import.meta.url);
    expect(readdirSync(folder).sort()).toEqual([...files, 'checksums-core.txt', 'checksums-network.txt'].sort());
  });

  it.each([
    ['core', CORE_TABLES],
    ['network', NETWORK_TABLES],
  ])('of the %s pack have their checksums beside them, compressed and not', (pack, names) => {
    const checksums = names.flatMap((name) => [
      `${sha256(committedFile(`${name}.bin.gz`))}  ${name}.bin.gz\n`,
      `${sha256(committed[name])}  ${name}.bin\n`,
    ]);
    expect(new TextDecoder().decode(committedFile(`checksums-${pack}.txt`))).toBe(checksums.join(''));
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
  ...openTable('flight-status', committed['flight-status']),
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

  it.each([
    [
      'bytes that are still compressed',
      { seats: committedFile('seats.bin.gz') },
      'seats: not a table file (is it still compressed?)',
    ],
    ['a table that was cut short', { cargo: committed.cargo.subarray(0, -1) }, 'ends early'],
    ['one table in the place of another', { seats: committed.cargo }, 'expected the table seats, got cargo'],
    ['another layout than its own', { seats: committed.seats.with(4, 99) }, 'seats: layout 99, this library reads 2'],
    ['a core pack without a table', { cargo: undefined }, 'cargo: not given'],
    ['a network pack without a table', { frequencies: undefined }, 'frequencies: not given'],
  ])('refuses %s', (_name, changes, message) => {
    expect(() => readTables({ ...committed, ...changes } as TableBytes)).toThrow(message);
  });

  it('answers from the core pack alone, and says that the network is not loaded', () => {
    const bytes = Object.fromEntries(CORE_TABLES.map((name) => [name, committed[name]]));
    const core = readTables(bytes as unknown as CoreBytes);
    expect([core.flights, core.frequencies, core.seenAircraft]).toEqual([undefined, undefined, undefined]);
    expect(core.origins.map(({ table }) => table)).toEqual(CORE_TABLES);
    expect(core.airports.find('ZRH')).toEqual(tables.airports.find('ZRH'));
    expect(core.cabins.ofCarrierType('LX', 'A333')).toEqual(tables.cabins.ofCarrierType('LX', 'A333'));
    expect(core.dated).toBe(tables.dated);
  });

  it('refuses what is known of the flights where it is of another list', () => {
    expect(() => readFlights(openTable('flights', committed.flights), otherList(), tables.airports)).toThrow(
      /flight-status: 0 rows, the flights table has \d+/,
    );
  });
});

describe('lazyTables', () => {
  it('answers as readTables does, whichever table is used first', () => {
    const lazy = lazyTables(committed);
    const [from, to] = ['ZRH', 'BOS'].map((code) => lazy.airports.find(code));
    if (!from || !to) throw new Error('no airport');
    expect(lazy.flights.carriersOnRoute(from, to)).toEqual(tables.flights.carriersOnRoute(from, to));
    expect(lazy.cargo.bands).toEqual(tables.cargo.bands);
    expect(Object.keys(lazy)).toEqual(Object.keys(tables));
  });

  it('refuses a table that is not the one at once, and one that was cut short when it is used', () => {
    expect(() => lazyTables({ ...committed, seats: committed.cargo })).toThrow('expected the table seats, got cargo');
    const lazy = lazyTables({ ...committed, cargo: committed.cargo.subarray(0, -1) });
    expect(lazy.seats.typical('A333')).toEqual(tables.seats.typical('A333'));
    expect(() => lazy.cargo).toThrow('ends early');
  });
});
