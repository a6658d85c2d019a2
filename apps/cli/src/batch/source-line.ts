import type { FlightLog } from '@tim/batch';
import type { SourceAbout } from '@tim/batch/sources';

const LOGS: Readonly<Record<FlightLog, string>> = {
  openflights: 'OpenFlights',
  flighty: 'Flighty',
  airtrail: 'AirTrail',
  jetlog: 'jetlog',
  flightradar24: 'myFlightradar24',
  'app-in-the-air': 'App in the Air',
};

const SHOWN_SHEETS = 10;

/** What a file was taken for. */
export function sourceLine(about: SourceAbout): string {
  if (about.kind !== 'spreadsheet') return `This is ${whatIs(about)}: ${entries(about)}.`;
  const { sheet, sheets, format } = about;
  const others = sheets.filter((name) => name !== sheet).slice(0, SHOWN_SHEETS);
  const more = others.length === 0 ? '' : ` Others: ${others.join(', ')} (--sheet <name> reads one).`;
  return `This is a spreadsheet (.${format}), sheet “${sheet}”.${more}`;
}

/** What a list of CSV or NDJSON was taken for, by its columns. */
export const logLine = (log: FlightLog): string => `This is a flight log of ${LOGS[log]}.`;

type Counted = Exclude<SourceAbout, { readonly kind: 'spreadsheet' }>;

function whatIs(about: Counted): string {
  if (about.kind === 'calendar') return 'a calendar';
  if (about.kind === 'boarding-passes') return 'a list of boarding passes';
  return about.log === undefined ? 'a list in JSON' : `a flight log of ${LOGS[about.log]}`;
}

function entries({ kind, flights, others, ...about }: Counted): string {
  const some = `${flights} ${flights === 1 ? 'flight' : 'flights'}`;
  if (others === 0) return some;
  const isUnread = kind === 'boarding-passes' || (kind === 'log' && !('log' in about));
  if (isUnread) return `${some}, ${others} not understood`;
  return `${some}, ${others} ${others === 1 ? 'entry is no flight, or was not flown' : 'entries are no flights, or were not flown'}`;
}
