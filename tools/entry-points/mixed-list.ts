import { type CalendarDate, csvLine, dayText } from '@tim/notation';
import type { Tables } from '@tim/reference-data';
import { seededRandom } from '@tim/pipeline/statistics/seeded-random';
import { drawQuestions } from './draw-questions.ts';
import { rowsOf } from './question.ts';

/** What people write beside codes. */
const CABINS = ['', '', 'economy', 'Y', 'business', 'first', 'premium economy', 'sofa'];
const AIRCRAFT = ['', '', '', 'A320', 'Airbus A320neo', '77W', 'spaceship', 'CNC'];
const MONTHS = ['January', 'février', 'März', 'abril', 'mei', 'Juni', 'July', 'août', 'settembre', 'out', 'Nov', 'dic'];
const NOTES = ['', 'a,b', 'say "x"', 'two\nlines', 'é🙂', ' led by a space'];

/** A list of rows of every kind: flights and markets in codes, names and cities, dates written in many ways, distances alone, empty lines and faults. */
export function mixedList(tables: Tables, today: CalendarDate, flights: number, markets: number): string {
  const random = seededRandom(flights);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const placeOf = (code: string) => {
    const airport = tables.airports.find(code);
    return pick([
      code,
      code,
      code,
      airport?.icaoAirportCode ?? code,
      airport?.cityCode ?? code,
      airport?.cityName ?? code,
    ]);
  };
  const dateOf = (date: CalendarDate) => {
    const { year, month, day } = date;
    return pick([
      dayText(date),
      `${day}.${month}.${year}`,
      `${day}. ${MONTHS[month - 1]} ${year}`,
      `${year}`,
      `${month}/${day}/${year}`,
    ]);
  };
  const rows = rowsOf(drawQuestions(tables, { today, seed: 28, flights, markets }));
  const lines = rows.map(({ carrierCode = '', flightNumber = '', origin, destination, date }, at) => {
    const isDistance = at % 20 === 0;
    const ends = isDistance ? ['', ''] : [placeOf(origin), placeOf(destination)];
    const cells = [carrierCode, String(flightNumber), ...ends, date ? dateOf(date) : '', pick(CABINS), pick(AIRCRAFT)];
    const line = csvLine([...cells, isDistance ? String(1 + at * 7) : '', pick(['', '', '3']), pick(NOTES)], ',');
    return `${at % 100 === 99 ? '\n' : ''}${at % 5 === 0 ? line.replace(/\n$/, '\r\n') : line}`;
  });
  return `airline,flight,from,to,date,cabin,aircraft,distance km,passengers,note\n${lines.join('')}`;
}
