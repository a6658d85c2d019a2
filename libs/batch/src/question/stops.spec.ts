import { describe, expect, it } from 'vitest';
import { codeReader } from './codes.ts';
import { wayOf } from '../answer/flown-legs.ts';
import { tables } from '../real-tables.fixture.ts';
import { readList } from './read-list.fixture.ts';

const NAMED = new Map([
  ['Frankfurt', ['FRA']],
  ['Clermont-Ferrand', ['CFE']],
]);
const codes = codeReader(tables, (name) => NAMED.get(name) ?? []);
const ways = (header: string, ...rows: readonly string[]) =>
  readList(header, rows, codes).questions.map((question) => {
    if ('message' in question) return `${question.field}: ${question.message}`;
    const { places, isThereAndBack } = wayOf(question);
    return `${places.map((part) => part.join('-')).join(' // ')}${isThereAndBack ? ' and back' : ''}`;
  });

describe('the stops of a row', () => {
  it.each(['Via', 'Über', 'Stopover', 'Connection', 'Escale', 'Umstieg', 'Escala', 'Scalo', 'Overstap', '経由地'])(
    'below “%s” part its way into flights; a row without one is direct',
    (name) => {
      const rows = ['ZRH;JFK;LHR', 'ZRH;JFK;', 'ZRH;JFK;-', 'ZRH;JFK;direct', 'ZRH;JFK;Frankfurt', 'ZRH;JFK;ZRH'];
      expect(ways(`From;To;${name}`, ...rows)).toEqual([
        'ZRH-LHR-JFK',
        'ZRH-JFK',
        'ZRH-JFK',
        'ZRH-JFK',
        'ZRH-FRA-JFK',
        'ZRH-JFK',
      ]);
    },
  );

  it('are none of a distance alone', () => {
    expect(ways('km', '800')).toEqual(['']);
  });

  it('may be several, in one cell or in columns of their own, and are those of the way back too', () => {
    expect(ways('From;To;Via', 'ZRH;SFO;LHR, JFK', 'ZRH;SFO;LHR/JFK')).toEqual(['ZRH-LHR-JFK-SFO', 'ZRH-LHR-JFK-SFO']);
    expect(ways('From;To;Via 1;Via 2', 'ZRH;SFO;LHR;JFK', 'ZRH;SFO;LHR;')).toEqual(['ZRH-LHR-JFK-SFO', 'ZRH-LHR-SFO']);
    expect(ways('From;To;Via;Return', 'ZRH;JFK;LHR;yes')).toEqual(['ZRH-LHR-JFK and back']);
    expect(ways('Route;Via', 'ZRH-LHR-JFK;LHR', 'ZRH-JFK;LHR')).toEqual(['ZRH-LHR-JFK', 'ZRH-LHR-JFK']);
  });

  it('are asked for where nobody knows their name, and are no numbers of stops', () => {
    expect(ways('From;To;Via', 'ZRH;JFK;Atlantis')).toEqual([
      'via: “Atlantis” is not an airport we know: write its code of three letters',
    ]);
    for (const [first, second] of [
      ['1', '0'],
      ['yes', 'no'],
      ['2h 30', ''],
    ]) {
      expect(ways('From;To;Layover', `ZRH;JFK;${first}`, `ZRH;JFK;${second}`)).toEqual(['ZRH-JFK', 'ZRH-JFK']);
    }
  });
});

describe('a route in one cell', () => {
  it.each([
    ['Route', 'LHR-JFK-LHR', 'LHR-JFK and back'],
    ['Route', 'ZRH - Clermont-Ferrand', 'ZRH-CFE'],
    ['Route', 'ZRH-ZRH-BOS', 'ZRH-BOS'],
    // The route of a journey of which the row is a part is left alone; one that begins and ends as the row does is not.
    ['From;To;Route', 'ZRH;LHR;ZRH-LHR-JFK', 'ZRH-LHR'],
    ['From;To;Route', 'ZRH;JFK;ZRH-LHR-JFK', 'ZRH-LHR-JFK'],
    ['From;To;Route', 'ZRH;ZRH;ZRH-LHR-ZRH', 'ZRH-LHR and back'],
    ['From;To', 'ZRH-LHR-JFK;', 'ZRH-LHR-JFK'],
    ['From;To', 'ZRH-LHR-JFK;JFK', 'ZRH-LHR-JFK'],
    ['From;To', ';ZRH-LHR-JFK', 'ZRH-LHR-JFK'],
    ['From;To', 'ZRH;ZRH – LHR – JFK', 'ZRH-LHR-JFK'],
    ['Route;To', 'ZRH-LHR-JFK;JFK', 'ZRH-LHR-JFK'],
    ['Route;To', 'ZRH-LHR-JFK;', 'ZRH-LHR-JFK'],
    ['From;To;Return', 'ZRH-LHR-JFK;JFK;yes', 'ZRH-LHR-JFK and back'],
    ['From;To', 'ZRH-LHR-ZRH;LHR', 'ZRH-LHR and back'],
    // Of one place alone.
    ['Route;To', 'ZRH;BOS', 'ZRH-BOS'],
    ['From;Route', 'ZRH;BOS', 'ZRH-BOS'],
    ['Route;To', 'Clermont-Ferrand;ZRH', 'CFE-ZRH'],
  ])('below “%s”, “%s” is %s', (header, row, way) => {
    expect(ways(header, row)).toEqual([way]);
  });

  it.each([
    ['Route', 'ZRH-LHR-'.repeat(20).slice(0, -1), /^route: /],
    ['Route;To', 'Atlantis;ZRH', /^\w+: “Atlantis”/],
    ['From;To', 'ZRH-LHR-JFK;BOS', /^origin: .* neither begins nor ends in “.*”: write the whole route in one cell/],
    ['From;To', 'ZRH;LHR-JFK', /^destination: .* neither begins nor ends in “.*”: write the whole route in one cell/],
    ['Route;To', 'ZRH-LHR-JFK;BOS', /^route: .* neither begins nor ends in “.*”: write the whole route in one cell/],
  ])('below “%s”, “%s” is asked about', (header, row, message) => {
    expect(ways(header, row)).toEqual([expect.stringMatching(message)]);
  });
});

describe('a routing of codes', () => {
  it.each([
    ['FRA LHR // LHR FRA', 'FRA-LHR and back'],
    ['FRA LHR // CDG FRA', 'FRA-LHR // CDG-FRA'],
    ['FRA LHR JFK LHR FRA', 'FRA-LHR-JFK and back'],
    ['FRA LHR JFK FRA', 'FRA-LHR-JFK-FRA'],
    ['FRALHR LHRFRA', 'FRA-LHR and back'],
    ['FRALHRFRA', 'FRA-LHR and back'],
    ['FRALHR/LHRFRA', 'FRA-LHR and back'],
    ['BSL/MLH-LHR', 'BSL-LHR'],
    ['LHR-BSL/MLH', 'LHR-BSL'],
    ['BSL/LHR', 'BSL-LHR'],
  ])('%s is read as %s', (routing, way) => {
    expect(ways('Routing', routing)).toEqual([way]);
  });

  it('names one airport by two codes, and no place where a code is not known', () => {
    expect(ways('From;To', 'BSL/MLH;LHR', 'LHR;MLH/BSL')).toEqual(['BSL-LHR', 'LHR-BSL']);
    expect(ways('Routing', 'FRAQQQ LHRFRA')[0]).toContain('empty: give both airports');
  });
});
