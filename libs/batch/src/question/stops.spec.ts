import { describe, expect, it } from 'vitest';
import { codeReader } from './codes.ts';
import { recogniseColumns } from '../columns/columns.ts';
import { wayOf } from '../answer/flown-legs.ts';
import { readColumns } from '../columns/read-columns.ts';
import { readRow } from './read-row.ts';
import { tables } from '../real-tables.fixture.ts';

const codes = codeReader(tables, (name) => (name === 'Frankfurt' ? ['FRA'] : []));
const ways = (header: string, ...rows: readonly string[]) => {
  const [names, cells] = [header.split(';'), rows.map((row) => row.split(';'))];
  const read = readColumns(names, cells, recogniseColumns(names, cells));
  return cells.map((row) => {
    const question = readRow(row, { ...read, codes, cabin: 'economy' });
    if ('message' in question) return `${question.field}: ${question.message}`;
    const { places, isThereAndBack } = wayOf(question);
    return `${places.map((part) => part.join('-')).join(' // ')}${isThereAndBack ? ' and back' : ''}`;
  });
};

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

describe('a routing of codes', () => {
  it.each([
    ['FRA LHR // LHR FRA', 'FRA-LHR and back'],
    ['FRA LHR // CDG FRA', 'FRA-LHR // CDG-FRA'],
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
