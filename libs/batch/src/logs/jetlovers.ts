import type { LogFormat } from './log-format.ts';

/** Columns as AirTrail's importer reads them (November 2026); class J is that of private jets. */
export const jetlovers: LogFormat = {
  columns: [['flightnum', 'aircraftreg', 'class', 'seattype', 'miles']],
  cabins: { E: 'economy', P: 'premiumEconomy', B: 'business', F: 'first' },
  privateClass: 'J',
};
