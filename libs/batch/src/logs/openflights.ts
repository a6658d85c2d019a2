import type { LogFormat } from './log-format.ts';

export const openflights: LogFormat = { columns: [['fromoid', 'tooid', 'flightnumber', 'class']] };
