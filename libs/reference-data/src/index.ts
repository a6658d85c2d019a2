export { ByteReader, TABLE_LAYOUT_VERSION, TABLE_MAGIC } from './byte-reader.ts';
export * from './basis.ts';
export { ROUTE_STEP } from './flight-rows.ts';
export { NO_LABELS } from './label-table.ts';
export { NO_NETWORK } from './no-network.ts';
export { readTables } from './read-tables.ts';
export * from './sourced.ts';
export * from './tables.ts';
export * from './traffic-tables.ts';
