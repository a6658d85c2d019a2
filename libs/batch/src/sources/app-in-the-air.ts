import { filledLinesOf } from '../list/parse-cells.ts';
import type { SourceRows } from './source-rows.ts';

const HEADER = ['Date', 'Flight', 'From', 'To', 'Aircraft', 'Cabin', 'Seat', 'Type', 'Status', 'Entry'];
/** Parts of a trip that are no flights, and what they are. */
const PARTS: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({ hotels: 'Hotel', 'rental cars': 'Car', expenses: 'Fee' }),
);
/** Cells of a flight, by their places; its day is that at the airport. */
const PLACES = { cabin: 0, seat: 1, airline: 7, number: 8, aircraft: 9, from: 10, to: 11, departureLocal: 14 } as const;
const CABINS: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({ PLUS: 'Premium economy', ECOLIGHT: 'Economy' }),
);

/** A day with its time, or none: the file may be cut within it. */
const WHOLE_TIME = /^(?:\d{4}-\d\d-\d\dT.*|None)$/;

/** The file that App in the Air sent when it closed: trips, and below each its flights, hotels and cars. */
export function readAppInTheAir(text: string): SourceRows {
  let [flights, others] = [0, 0];
  function* rows(): Generator<readonly string[]> {
    yield HEADER;
    let part = '';
    let isMine = true;
    for (const line of filledLinesOf(text)) {
      const [, owner] = /^Ownership\.([A-Z_]{1,20});/.exec(line) ?? [];
      const [, named] = /^([a-z ]{1,30}):/.exec(line) ?? [];
      if (owner !== undefined) {
        isMine = owner === 'MINE';
        part = 'trip';
      } else if (named !== undefined) part = named;
      else if (part === 'flights') {
        if (isMine) flights++;
        else others++;
        yield flightRow(line, isMine);
      } else if (PARTS.has(part)) {
        others++;
        yield ['', '', '', '', '', '', '', PARTS.get(part) ?? '', '', line];
      }
    }
  }
  return { rows: rows(), about: () => ({ kind: 'log', log: 'app-in-the-air', flights, others }) };
}

/** A line that ends before the day does stands as a row with its text, as what is not understood. */
function flightRow(line: string, isMine: boolean): string[] {
  const written = line.split(';').map((cell) => cell.trim());
  if (!WHOLE_TIME.test(written[PLACES.departureLocal] ?? '')) return ['', '', '', '', '', '', '', 'Flight', '', line];
  const cells = written.map((cell) => (cell === 'None' ? '' : cell));
  const at = (place: keyof typeof PLACES) => cells[PLACES[place]] ?? '';
  const [cabin = ''] = at('cabin').split('(');
  const flight = [at('airline'), at('number')].filter(Boolean).join(' ');
  const [day = ''] = at('departureLocal').split('T');
  const cabinName = CABINS.get(cabin.trim()) ?? cabin.trim();
  const status = isMine ? '' : 'not flown';
  return [day, flight, at('from'), at('to'), at('aircraft'), cabinName, at('seat'), 'Flight', status, line];
}
