import { describe, expect, it } from 'vitest';
import { readList } from '../question/read-list.fixture.ts';
import { estimator, tables, today } from '../real-tables.fixture.ts';
import { rowsReader, type Row } from '../rows/answer-rows.ts';

/** The first row of a list as it is read. */
const read = (header: string, ...rows: readonly string[]) => readList(header, rows).questions[0];

describe('a column whose name may mean a place or a day', () => {
  const FLIGHT = { origin: 'ZRH', destination: 'BOS', date: { year: 2025, month: 3, day: 14 } };

  it.each([
    ['Von;Nach;Hinflug', 'ZRH;BOS;14.03.2025'],
    ['From;To;Depart', 'ZRH;BOS;14/03/2025'],
    ['De;Vers;Départ;Routing', 'ZRH;BOS;14/03/2025;ZRH-BOS'],
    ['Depart;Routing', '2025-03-14;ZRH-BOS'],
    ['Départ;Arrivée;Trajet', '14 mars 2025;14 mars 2025;ZRH-BOS'],
    ['Départ;Ville de départ;Ville d’arrivée', '2025-03-14 08:10;ZRH;BOS'],
    ['Salida;Origen;Destino', '14/03/2025;ZRH;BOS'],
    ['出発;区間', '2025年3月14日;ZRH-BOS'],
  ])('has the day of travel where it holds days: %s', (header, row) => {
    expect(read(header, row)).toMatchObject(FLIGHT);
  });

  it('has the day of the flight there beside that of the flight back', () => {
    expect(read('Von;Nach;Hinflug;Rückflug', 'ZRH;BOS;14.03.2025;20.03.2025')).toMatchObject({
      ...FLIGHT,
      legs: [{ date: { day: 14 } }, { date: { day: 20 } }],
    });
  });

  it.each([
    ['Depart;Arrive;Date', 'ZRH;BOS;14/03/2025'],
    ['Départ;Arrivée;Date de départ', 'ZRH;BOS;14/03/2025'],
    ['Abflug;Ankunft;Datum', 'ZRH;BOS;14.03.2025'],
    ['Date;From;To;Depart', '2025-03-14;ZRH;BOS;2025-03-15'],
    // Hours are no days.
    ['Date;From;To;Depart', '2025-03-14;ZRH;BOS;08:45'],
  ])('is read as before where it holds places, or another has the date: %s', (header, row) => {
    expect(read(header, row)).toMatchObject(FLIGHT);
  });

  it('is not read where it holds neither: hours make no row unreadable', () => {
    expect(read('From;To;Depart', 'ZRH;BOS;0845')).toEqual(
      expect.objectContaining({ origin: 'ZRH', destination: 'BOS', passengers: 1 }),
    );
  });

  it('is decided by most of its cells', () => {
    expect(read('Depart;Routing', '2025-03-14;ZRH-BOS', 'soon;ZRH-BOS', '2025-03-16;ZRH-BOS')).toMatchObject(FLIGHT);
  });

  it('is read so in rows of a program, too', () => {
    const { date, ...undated } = { from: 'ZRH', to: 'BOS', flight: 'LX 52', date: '2026-06-01' };
    const readRows = rowsReader({ tables, estimator, today, placesOf: () => [] });
    const answer = (rows: readonly Row[]) => [...readRows(rows).answers()];
    const [dated, depart] = answer([{ ...undated, date }]).concat(answer([{ ...undated, depart: date }]));
    expect(depart).toEqual(dated);
    expect(answer([undated])).not.toEqual([dated]);
  });
});
