import { ByteReader, TABLE_LAYOUT_VERSION, TABLE_MAGIC } from './byte-reader.ts';
import type { OWN_TABLE, TableName, TableOrigin } from './tables.ts';

/** A table whose header has been read; `reader` stands at its first column. */
export type OpenTable = { readonly origin: TableOrigin; readonly reader: ByteReader };

/**
 * Read a table's header: magic, layout version, origin as JSON.
 *
 * @param bytes - the table, decompressed; undefined when it is not given
 * @throws RangeError if the bytes are not this table in the layout this library reads
 */
export function openTable(table: TableName | typeof OWN_TABLE, bytes: Uint8Array | undefined): OpenTable {
  if (bytes === undefined) throw new RangeError(`${table}: not given`);
  const magic = String.fromCharCode(...bytes.subarray(0, TABLE_MAGIC.length));
  if (magic !== TABLE_MAGIC) throw new RangeError(`${table}: not a table file (is it still compressed?)`);
  const reader = new ByteReader(bytes.subarray(TABLE_MAGIC.length));
  const version = reader.uint();
  if (version !== TABLE_LAYOUT_VERSION) {
    throw new RangeError(`${table}: layout ${version}, this library reads ${TABLE_LAYOUT_VERSION}`);
  }
  const origin = JSON.parse(reader.text()) as TableOrigin;
  if (origin.table !== table) throw new RangeError(`expected the table ${table}, got ${origin.table}`);
  return { origin, reader };
}
