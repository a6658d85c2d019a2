import { filledCells } from './filled-cells.ts';
import { plainHeader } from './plain-header.ts';
import { readDate } from '../question/dates.ts';

/** What a column of places or of days may be called, in plain letters: "Depart" and "Abflug" have either. What they hold decides. */
const NAMES: ReadonlySet<string> = new Set(
  (
    'dep depart departs departing departure leaving outbound outboundflight abflug abreise hinflug hinfahrt aller volaller salida ida ' +
    'vueloida vuelodeida partenza andata voloandata volodiandata vertrek heenvlucht partida voodeida arr arrive arrives arriving arrival ' +
    'ankunft arrivee llegada arrivo aankomst chegada 出発 往路 到着'
  )
    .split(' ')
    .map(plainHeader),
);

/** Longer cells are no day [letters]. */
const LONGEST_DAY = 40;

const isDay = (text: string): boolean =>
  text.length <= LONGEST_DAY &&
  [readDate(text, 'day-first'), readDate(text, 'month-first')].some((date) => date !== undefined && 'month' in date);

/**
 * The columns of such a name most filled cells of which are days: none of them has places.
 *
 * @returns their places from 0 on, in their order
 */
export function columnsOfDays(header: readonly string[], rows: readonly (readonly string[])[]): readonly number[] {
  return header.flatMap((name, place) => {
    if (!NAMES.has(plainHeader(name))) return [];
    const filled = filledCells(place, rows);
    return 2 * filled.filter(isDay).length > filled.length ? [place] : [];
  });
}
