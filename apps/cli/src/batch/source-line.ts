import type { FlightLog } from '@tim/batch';
import type { SourceAbout } from '@tim/batch/sources';
import { fill, fillCount, joined } from '@tim/languages';
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
export function sourceLine(about: SourceAbout, { batch, manner }: Spoken): string {
  const { source, list, sentences } = batch;
  if (about.kind === 'spreadsheet') {
    const { sheet, sheets, format } = about;
    const others = sheets.filter((name) => name !== sheet).slice(0, SHOWN_SHEETS);
    return joined(sentences, [
      fill(source.spreadsheet, { format, sheet }),
      others.length === 0 ? '' : fill(source.otherSheets, { sheets: joined(list, others) }),
    ]);
  }
  const { flights, others } = about;
  const isListed = about.kind === 'boarding-passes' || (about.kind === 'log' && about.log === undefined);
  const otherText = isListed ? source.notUnderstood : source.notFlown;
  const entries = joined(list, [
    fillCount(source.flights, { count: flights }, manner),
    others === 0 ? '' : fillCount(otherText, { count: others }, manner),
  ]);
  if (about.kind === 'calendar') return fill(source.calendar, { entries });
  if (about.kind === 'boarding-passes') return fill(source.boardingPasses, { entries });
  return about.log === undefined
    ? fill(source.json, { entries })
    : fill(source.log, { name: LOGS[about.log], entries });
}

/** What a list of CSV or NDJSON was taken for, by its columns. */
export const logLine = (log: FlightLog, { batch: { source } }: Spoken): string =>
  fill(source.listOfLog, { name: LOGS[log] });
