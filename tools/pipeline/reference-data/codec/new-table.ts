import { TABLE_LAYOUT_VERSION, TABLE_MAGIC, type TableOrigin } from '@tim/reference-data';
import { ByteWriter } from './byte-writer.ts';

/** A writer that has written a table's header; the columns follow. */
export function newTable(origin: TableOrigin): TableWriter {
  const header = new ByteWriter().uint(TABLE_LAYOUT_VERSION).text(JSON.stringify(origin));
  const columns = new ByteWriter();
  const magic = new TextEncoder().encode(TABLE_MAGIC);
  return { columns, toBytes: () => Buffer.concat([magic, header.toBytes(), columns.toBytes()]) };
}

export type TableWriter = {
  readonly columns: ByteWriter;
  /** The whole table: header and columns. */
  readonly toBytes: () => Uint8Array;
};
