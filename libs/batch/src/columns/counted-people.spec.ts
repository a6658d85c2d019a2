import { describe, expect, it } from 'vitest';
import { columnsOf, readList } from '../question/read-list.fixture.ts';

/** Passengers of each row; of a row that is asked about, the field and what is said of it. */
const counted = (header: string, ...rows: readonly string[]) =>
  readList(header, rows).questions.map((one) => ('message' in one ? `${one.field}: ${one.message}` : one.passengers));
const unused = (header: string, ...rows: readonly string[]) => columnsOf(header, rows).unusedColumns;

describe('the people and flights of a row', () => {
  it.each([
    ['Adults;Children;Infants', '2;1;1', 3],
    ['Erw.;Kinder', '2;2', 4],
    ['Adults;Seniors', '2;1', 3],
    ['Adults;Children;Youths;Seniors', '2;1;;2', 5],
    ['Erwachsene;Jugendliche', '1;-', 1],
    ['Erwachsene;Kinder', '2;-', 2],
    ['Adultes;Enfants;Bébés', '1;;1', 1],
    ['Nb d’adultes;Enfants', '0;2', 2],
    ['Adultos;Niños', '3;1', 4],
    ['大人;小児', '2;1', 3],
    ['Adults', '4', 4],
    ['Quantité', '3', 3],
    ['Menge', '3', 3],
    ['no of flights', '12', 12],
    ['Number of flights', '5', 5],
    ['Flüge', '7', 7],
    ['Anzahl Flüge', '7', 7],
    ['Segmente', '6', 6],
    ['Nombre de vols', '6', 6],
    ['# of pax', '2', 2],
    ['No. of trips', '4', 4],
    // All who fly, of whom some are children.
    ['Pax;Adults;Children', '3;2;1', 3],
    // Two flights of three people are six segments.
    ['Pax;Return;Segments', '3;yes;6', 3],
    ['Pax;Return;Segments', '1;yes;2', 1],
  ])('below “%s” are counted: %s', (header, row, passengers) => {
    expect(counted(`From;To;${header}`, `ZRH;BOS;${row}`)).toEqual([passengers]);
  });

  it('are asked about where they do not fit each other', () => {
    expect(counted('From;To;Pax;Flights', 'ZRH;BOS;2;3', 'ZRH;BOS;2;2', 'ZRH;BOS;1;3', 'ZRH;BOS;2;1')).toEqual([
      'flights: “3” flights do not match the rest of the row: 1 of 2 passengers each. Leave one of the columns out, or write a row for each journey',
      2,
      3,
      2,
    ]);
    expect(counted('From;To;Flights', 'ZRH;BOS;0', 'ZRH;BOS;9')).toEqual([
      'flights: “0” is not a whole number of flights above 0',
      9,
    ]);
    expect(counted('From;To;Adults;Children', 'ZRH;BOS;0;0')).toEqual([
      'passengers: “0” is not a whole number of passengers above 0',
    ]);
  });

  it('are no names, nor flights by their numbers', () => {
    const { columns, unusedColumns } = columnsOf('From;To;Flights;Kinder', ['ZRH;BOS;LX 52;Anna', 'ZRH;BOS;LX 54;']);
    expect([columns.flights, columns.children]).toEqual([undefined, undefined]);
    expect(unusedColumns.map(({ name }) => name)).toEqual(['Flights', 'Kinder']);
  });

  it('stand in a remark where all of a part of it says so, and no column does', () => {
    const remarks = [
      '2 pax',
      'Kick-off, 3 Personen',
      '4 travellers (team)',
      '2 bags',
      'Room 2, pax tbc',
      '2 pax, 3 pax',
    ];
    expect(counted('From;To;Remarks', ...remarks.map((remark) => `ZRH;BOS;${remark}`))).toEqual([2, 3, 4, 1, 1, 1]);
    expect(counted('From;To;Pax;Notes', 'ZRH;BOS;5;2 pax', 'ZRH;BOS;;2 pax')).toEqual([5, 2]);
  });

  it('are said to count once below a name that may mean them, where some row has more', () => {
    expect(unused('From;To;Anzahl Gäste', 'ZRH;BOS;1', 'ZRH;BOS;4')).toEqual([
      { name: 'Anzahl Gäste', place: 2, mayMean: 'passengers', isUncounted: true },
    ]);
    expect(unused('From;To;Number of seats', 'ZRH;BOS;1', 'ZRH;BOS;1')).toEqual([
      { name: 'Number of seats', place: 2, mayMean: 'passengers' },
    ]);
    expect(unused('From;To;Number of nights', 'ZRH;BOS;3').some(({ isUncounted }) => isUncounted)).toBe(false);
    expect(unused('From;To;Pax;Adults;Kids', 'ZRH;BOS;3;2;1').some(({ isUncounted }) => isUncounted)).toBe(false);
  });
});
