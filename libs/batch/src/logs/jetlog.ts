import type { LogFormat } from './log-format.ts';

export const jetlog: LogFormat = {
  columns: [['ticketclass', 'tailnumber', 'airplane', 'origin']],
  cabins: { 'economy+': 'premiumEconomy' },
};
