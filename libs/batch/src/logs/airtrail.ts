import type { LogFormat } from './log-format.ts';

export const airtrail: LogFormat = {
  columns: [['flightreason', 'aircraftreg', 'seatclass', 'flightnumber']],
  cabins: { 'economy+': 'premiumEconomy' },
  privateClass: 'private',
};
