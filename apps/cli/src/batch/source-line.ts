import type { FlightLog } from '@tim/batch';
import type { SourceAbout } from '@tim/batch/sources';
import type { Spoken } from '../spoken.ts';

const LOGS: Readonly<Record<FlightLog, string>> = {
  openflights: 'OpenFlights',
  flighty: 'Flighty',
  airtrail: 'AirTrail',
  jetlog: 'jetlog',
  jetlovers: 'JetLovers',
  byair: 'byAir',
  'miles-and-more': 'Miles & More',
  opensky: 'OpenSky Network',
  flightradar24: 'myFlightradar24',
  'app-in-the-air': 'App in the Air',
};

const SHOWN_SHEETS = 10;

/** What a file was taken for. */
export function sourceLine(about: SourceAbout, { batch: { source } }: Spoken): string {
  if (about.kind === 'spreadsheet') {
    const { sheet, sheets, format } = about;
    const others = sheets.filter((name) => name !== sheet).slice(0, SHOWN_SHEETS);
    return source.spreadsheet(format, sheet, others);
  }
  const { flights, others } = about;
  if (about.kind === 'calendar') return source.calendar(flights, others);
  if (about.kind === 'boarding-passes') return source.boardingPasses(flights, others);
  return about.log === undefined ? source.json(flights, others) : source.log(LOGS[about.log], flights, others);
}

/** What a list of CSV or NDJSON was taken for, by its columns. */
export const logLine = (log: FlightLog, { batch: { source } }: Spoken): string => source.listOfLog(LOGS[log]);
