import type { LogFormat } from './log-format.ts';

export const flighty: LogFormat = {
  columns: [
    ['flightflightyid', 'cabinclass'],
    ['gatedeparturescheduled', 'cabinclass', 'tailnumber'],
  ],
};
