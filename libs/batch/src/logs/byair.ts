import type { LogFormat } from './log-format.ts';

/** Columns as AirTrail's importer reads them (November 2026). */
export const byair: LogFormat = {
  columns: [['flightdate', 'flightcode', 'departureairportcode', 'arrivalairportcode', 'byairflightid']],
  named: { ownership: 'status' },
  privateClass: 'private',
  ownStatus: 'mine',
};
