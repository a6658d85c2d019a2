import { describe, expect, it } from 'vitest';
import { blockAnswerer } from '../list/answer-block.ts';
import { listFormat } from '../list/list-format.ts';
import { parseCells } from '../list/parse-cells.ts';
import { answerer } from '../real-tables.fixture.ts';

/** A whole list's totals, and what is said of its first row without a figure. */
function answered(...lines: readonly string[]) {
  const bytes = Buffer.from(`${lines.join('\n')}\n`);
  const format = listFormat({ bytes, isWhole: true }, 'csv', { columns: {} });
  const { totals, text } = blockAnswerer({ format, cabin: 'economy', hasAllCabins: false }, answerer)(bytes, true);
  const [fault] = Object.values(totals.attention);
  return { flights: totals.flights, fault: fault?.text, rows: parseCells(text, format.delimiter).length - 1 };
}

describe('a number that may have decimals or thousands', () => {
  it.each([
    ['a decimal point in its fares', 'From;To;Pax;Fare', ['ZRH;BOS;3.000;245.50'], 3],
    ['a decimal comma in its fares', 'From;To;Pax;Fare', ['ZRH;BOS;3,000;245,50'], 3],
    ['small fares', 'From;To;Pax;Fare', ['ZRH;BOS;3.000;12.50', 'ZRH;BOS;1;12.75'], 4],
    ['a column that nobody reads', 'From;To;Pax;CO2 t', ['ZRH;BOS;3.000;1.25', 'ZRH;BOS;2.000;0.125'], 5],
    ['other rows of the same column', 'From;To;Pax', ['ZRH;BOS;3.000', 'ZRH;BOS;1.0', 'ZRH;BOS;2.00'], 6],
    ['adults and children', 'From;To;Adults;Children;Fare', ['ZRH;BOS;2.000;1.000;245.50'], 3],
    ['flights', 'From;To;Flights;Fare', ['ZRH;BOS;4,000;1.245,50'], 4],
  ])('is read by the list’s own mark, proved by %s', (_what, header, rows, flights) => {
    expect(answered(header, ...rows)).toEqual({ flights, fault: undefined, rows: rows.length });
  });

  it.each([
    ['no mark is proved', 'From;To;Pax;Note', 'ZRH;BOS;3.000;'],
    ['the list’s mark makes it thousands', 'From;To;Pax;Fare', 'ZRH;BOS;3.000;245,50'],
    ['times of day are no proof', 'From;To;Pax;Departs', 'ZRH;BOS;3.000;10.30'],
    ['cells contradict each other', 'From;To;Pax;Fare;Tax', 'ZRH;BOS;3.000;245.50;12,75'],
  ])('is asked about where %s', (_what, header, row) => {
    expect(answered(header, row)).toMatchObject({ flights: 0, fault: expect.stringMatching(/“3\.000”.*3000 people/) });
  });

  it('is asked about as a distance where the list’s mark and the size of the earth disagree', () => {
    expect(answered('Distance km;Date;Fare', '6.012;2025-03-01;245.50')).toMatchObject({
      flights: 0,
      fault: expect.stringMatching(/“6\.012”.*6012/),
    });
    expect(answered('Distance km;Date;Fare', '6,012;2025-03-01;245.50', '987.654;2025-03-01;245.50').flights).toBe(2);
  });
});

describe('more than 500 people of one row', () => {
  it.each([
    ['501', /“501”.*more than 500.*“501 people”/],
    ['1200', /“1200 people”/],
    ['1,200', /“1,200”.*“1200 people”/],
    ['1.200 pax', /“1\.200 pax”.*“1200 people”/],
  ])('are asked about: %s', (pax, fault) => {
    expect(answered('From;To;Pax', `ZRH;BOS;${pax}`)).toMatchObject({
      flights: 0,
      fault: expect.stringMatching(fault),
    });
  });

  it('are asked about as flights, as a sum and in a remark', () => {
    expect(answered('From;To;Flights', 'ZRH;BOS;1200').fault).toMatch(/“1200 flights”/);
    expect(answered('From;To;Adults;Children', 'ZRH;BOS;300;300').fault).toMatch(/“600”.*“600 people”/);
    expect(answered('From;To;Remarks', 'ZRH;BOS;1,200 pax').fault).toMatch(/“1,200 pax”.*“1200 people”/);
  });

  it.each([
    ['Pax', '500', 500],
    ['Pax', '501 people', 501],
    ['Pax', '1200 Personen', 1200],
    ['人数', '600名', 600],
    ['Flights', '1200 flights', 1200],
    ['Flüge', '1200 Flüge', 1200],
    ['Adults;Children', '300 people;300', 600],
    ['Remarks', '1200 pax', 1200],
  ])('count where %s says so: %s', (header, cells, flights) => {
    expect(answered(`From;To;${header}`, `ZRH;BOS;${cells}`)).toMatchObject({ flights, fault: undefined });
  });
});

describe('people', () => {
  it.each(['2.5', '12 7', '1 2', "1'2", '1e3', '5%', '1.2.3'])('are no number of people as “%s”', (pax) => {
    expect(answered('From;To;Pax', `ZRH;BOS;${pax}`)).toMatchObject({
      flights: 0,
      fault: expect.stringContaining(`“${pax}” is not a whole number of passengers`),
    });
  });

  it('are counted in a column of counts with blanks, marks or words', () => {
    const counts = ['2.000', '3 people', '1.0', '4'];
    const rows = counts.map((count) => `ZRH;BOS;${count};1.5`);
    expect(answered('From;To;Adults;Hours', ...rows)).toMatchObject({ flights: 10, fault: undefined });
  });
});
