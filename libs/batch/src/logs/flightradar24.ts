import type { LogFormat } from './log-format.ts';

/** Of my.flightradar24.com, which was FlightDiary. */
export const flightradar24: LogFormat = {
  columns: [['flightnumber', 'depid', 'arrid', 'flightclass']],
  cabins: { '1': 'economy', '2': 'business', '3': 'first', '4': 'premiumEconomy' },
};
