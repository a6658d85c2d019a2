import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { committedBytes, committedFile } from './committed-tables.fixture.ts';
import { TableFault } from './table-fault.ts';
import { CHECKSUM_FILES, readTableFolder } from './table-folder.ts';
import { TABLE_NAMES, type TableName } from './tables.ts';

/** Cases of a property; `FUZZ_RUNS=100000 npx vitest run src/table-folder-fuzz.spec.ts` for a long look. */
const { numRuns: CASES = 100 } = fc.readConfigureGlobal();

const tables = committedBytes();
const files = new Map<string, Uint8Array>([
  ...TABLE_NAMES.map((table) => [`${table}.bin.gz`, committedFile(`${table}.bin.gz`)] as const),
  ...CHECKSUM_FILES.map((file) => [file, committedFile(file)] as const),
]);

/** What has been worked out of the committed bytes once: the files that a run did not touch. */
const unzippedOnce = new Map([...files].map(([file, bytes]) => [bytes, tables[file.split('.')[0] as TableName]]));
const hashOnce = new Map<Uint8Array, string>();
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
for (const bytes of Object.values(tables)) hashOnce.set(bytes, hashOf(bytes));

const readFolder = (folder: ReadonlyMap<string, Uint8Array | undefined>) =>
  readTableFolder({
    read: (file) => folder.get(file),
    gunzip: (bytes) => unzippedOnce.get(bytes) ?? new Uint8Array(gunzipSync(bytes)),
    sha256: (bytes) => hashOnce.get(bytes) ?? hashOf(bytes),
  });

const someFile = fc.constantFrom(...files.keys());
/** What can befall a file, of its bytes and those of another. */
const damage = fc.oneof(
  fc.tuple(fc.nat(), fc.integer({ min: 1, max: 255 })).map(([at, change]) => (bytes: Uint8Array) => {
    const changed = Uint8Array.from(bytes);
    const place = at % changed.length;
    changed[place] = (changed[place] ?? 0) ^ change;
    return changed;
  }),
  fc.nat().map((at) => (bytes: Uint8Array) => bytes.slice(0, at % bytes.length)),
  fc.nat().map((at) => (bytes: Uint8Array) => bytes.slice(at % bytes.length)),
  fc.constant((bytes: Uint8Array) => new Uint8Array(bytes.length)),
  fc.constant((bytes: Uint8Array, other: Uint8Array) => new Uint8Array(Buffer.concat([bytes, other]))),
  fc.constant((_bytes: Uint8Array, other: Uint8Array) => other),
  fc.constant(() => gzipSync('other')),
  fc.constant(() => new Uint8Array(2 ** 20).fill(0x61)),
  fc.constant(() => undefined),
);

const isSame = (bytes: Readonly<Record<TableName, Uint8Array>>) =>
  TABLE_NAMES.every((table) => bytes[table] === tables[table] || Buffer.compare(bytes[table], tables[table]) === 0);

const NAMES: readonly string[] = [...CHECKSUM_FILES, ...TABLE_NAMES];

function tableOrFault(folder: Parameters<typeof readFolder>[0]) {
  try {
    return readFolder(folder);
  } catch (fault) {
    if (fault instanceof TableFault) return fault;
    throw fault;
  }
}

describe('a folder of tables with a damaged file', () => {
  it('is refused with the name of a table or a list, or gives what was built', { timeout: 600_000 }, () => {
    let refused = 0;
    fc.assert(
      fc.property(someFile, someFile, damage, (file, otherFile, damaged) => {
        const other = files.get(otherFile) ?? new Uint8Array();
        const changed = damaged(files.get(file) ?? new Uint8Array(), other);
        const found = tableOrFault(new Map([...files, [file, changed]]));
        if (!(found instanceof TableFault)) return isSame(found);
        refused++;
        // A list that does not name a table any more is told by the table.
        return file.endsWith('.gz') ? `${found.table}.bin.gz` === file : NAMES.includes(found.table);
      }),
      // Each reads a whole folder of tables.
      { numRuns: Math.ceil(CASES / 3) },
    );
    expect(refused).toBeGreaterThan(CASES / 6);
  });
});
