import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPlaceSearch } from './place-search.ts';
import { SMALL_INDEX } from './small-index.fixture.ts';

const places = createPlaceSearch(SMALL_INDEX);
const codes = (text: string, hasCities = true) => places.find(text, hasCities, 10).map(({ code }) => code);

describe('the search for places', () => {
  it.each([
    ['London', ['LON', 'LHR', 'LGW', 'YXU']],
    ['heathrow', ['LHR']],
    ['ny', ['NYC', 'JFK', 'EWR']],
    ['york new', ['NYC', 'JFK', 'EWR']],
    ['newyor', ['NYC', 'JFK', 'EWR']],
    ['newark', ['EWR']],
    ['germany', ['MUC']],
    ['london canada', ['YXU']],
  ])('finds "%s"', (text, found) => {
    expect(codes(text)).toEqual(found);
  });

  it.each(['munich', 'München', 'munchen', 'muenchen', 'MONACO', 'Munihc', 'munch'])('finds Munich as "%s"', (text) => {
    expect(codes(text)).toEqual(['MUC']);
  });

  it.each(['zürich', 'zurich', 'zuerich', 'ZRH', 'zrh', ' zrh ', 'sao paulo', 'São Paulo', 'saõ  paulo'])(
    'knows no accents, capitals or spaces: "%s"',
    (text) => {
      expect(codes(text)[0]).toBe(/z/i.test(text) ? 'ZRH' : 'GRU');
    },
  );

  it.each([
    ['лондон', 'LON'],
    ['ЛОНД', 'LON'],
    ['런', 'LON'],
    ['伦敦', 'LON'],
    ['倫敦', 'LON'],
    ['لندن', 'LON'],
    ['йорк', 'NYC'],
    ['אביב', 'TLV'],
    ['मुं', 'BOM'],
    ['মুম্বই', 'BOM'],
    ['กรุ', 'BKK'],
    ['Đà Nẵng', 'DAD'],
  ])('finds names in other scripts: "%s"', (text, first) => {
    expect(codes(text)[0]).toBe(first);
  });

  it.each(['東京', 'лонбон', 'ندن', 'मबई', 'मिं', 'กรง'])(
    'finds nothing for a name in another script that nothing has: "%s"',
    (text) => {
      expect(codes(text)).toEqual([]);
    },
  );

  it.each([
    ['Лондон', 'LON'],
    ['런던', 'LON'],
    ['倫敦', 'LON'],
    ['กรุงเทพ', 'BKK'],
    ['मुंबई', 'BOM'],
    ['上海', 'PVG'],
  ])('takes the whole name in another script for the place: "%s"', (text, code) => {
    expect(places.called(text, true)?.code).toBe(code);
  });

  it.each([
    ['nwe york', 'NYC'],
    ['barcelna', 'BCN'],
    ['barcelonna', 'BCN'],
    ['heathrov', 'LHR'],
    ['atlantiqe', 'NTE'],
    ['atlantic', 'ACY'],
  ])('forgives a typing error: "%s"', (text, first) => {
    expect(codes(text)[0]).toBe(first);
  });

  it('takes a text for no place that only one word of a longer name begins like, a letter changed', () => {
    expect(['Atlantis', 'Atlantis City'].map((text) => codes(text))).toEqual([[], ['ACY']]);
  });

  it('puts a city before its airports, also those named otherwise, and leaves cities out where they are not wanted', () => {
    expect(codes('NYC')).toEqual(['NYC', 'JFK', 'EWR']);
    expect(codes('NYC', false)).toEqual(['JFK', 'EWR']);
    expect(places.find('lon', true, 1)).toEqual([
      {
        kind: 'city',
        code: 'LON',
        name: 'London',
        cityCode: 'LON',
        cityName: 'London',
        countryCode: 'GB',
        countryName: 'United Kingdom',
      },
    ]);
  });

  it.each([
    ['london', 'LON'],
    ['nueva york', 'NYC'],
    ['LONDON HEATHROW AIRPORT', 'LHR'],
    ['London Heathrow', 'LHR'],
    ['Heathrow', 'LHR'],
    ['London Heathrow Terminal 5', 'LHR'],
    ['London/Heathrow T5 08:15', 'LHR'],
    ['LHR Gate B12', 'LHR'],
    ['New York JFK', 'JFK'],
    ['JFK - New York, NY, USA', 'JFK'],
    ['New York, Kennedy', 'JFK'],
    ['Munich, Germany', 'MUC'],
    ['München Flughafen, Deutschland', 'MUC'],
    ['London, UK', 'LON'],
    ['London, ON', 'YXU'],
    ['London (Canada)', 'YXU'],
    ['Aeropuerto de Barcelona', 'BCN'],
    ['Clermont-Ferrand', 'CFE'],
    ['Zuerich', 'ZRH'],
    ['Newyork', 'NYC'],
    ['London, U.K.', 'LON'],
    ['Bogota ElDorado', 'BOG'],
    ['Ft. Lauderdale, FL', 'FLL'],
    ['Fort Lauderdale/Hollywood Intl', 'FLL'],
    ['London Heathrow Aérogare 2', 'LHR'],
    ['Gatwick South Terminal', 'LGW'],
    ['London Gatwick North Terminal', 'LGW'],
    ['London Gatwick Terminal South', 'LGW'],
    ['Gatwick South', 'LGW'],
    ['London Gatwick North', 'LGW'],
  ])('knows which place is called "%s", in a form as in a list', (name, code) => {
    expect(places.called(name, true)?.code).toBe(code);
    expect(places.namesakes(name).map((place) => place.code)).toContain(code);
  });

  it.each([
    'London Hbf',
    'Munich Castle',
    'London, Germany',
    'New York LHR',
    'Airport',
    'Terminal 5',
    '14:35',
    'City',
    'London South',
    'South',
  ])('takes no other words for a place: "%s"', (name) => {
    expect(places.namesakes(name)).toEqual([]);
  });

  it('finds as one types what is called so and begins no word', () => {
    expect(codes('Heathrow, terminal 5')).toEqual(['LHR']);
    expect(codes('London, UK')).toEqual(['LON', 'LHR', 'LGW']);
    expect(codes('Gatwick South Terminal')).toEqual(['LGW']);
  });

  it('knows none for a part of a name, a typing error, nothing, and a name that several have', () => {
    for (const name of ['lond', 'munihc', '', ' - ', 'LHR']) {
      expect([name, places.called(name, true)]).toEqual([name, undefined]);
    }
    // Without cities there are three airports of a London.
    expect(places.called('London', false)).toBeUndefined();
    expect(places.called('Munich', false)?.code).toBe('MUC');
    // Of a flight it matters which of two airports.
    expect(places.called('Shanghai', false)).toBeUndefined();
  });

  it('finds a closed airport where no open place is meant', () => {
    expect(['Tegel', 'Berlin Tegel', 'txl', 'manston'].map((text) => codes(text))).toEqual([
      ['TXL'],
      ['TXL'],
      ['TXL'],
      ['MSE'],
    ]);
    expect(codes('London')).not.toContain('MSE');
    expect([places.called('Berlin Tegel', true), places.named('TXL')]).toEqual([
      expect.objectContaining({ code: 'TXL', isClosed: true }),
      expect.objectContaining({ code: 'TXL', isClosed: true }),
    ]);
    expect(places.named('ZRH')).not.toHaveProperty('isClosed');
  });

  it('takes a closed airport for meant by a name of its own alone, not its city’s', () => {
    for (const text of ['Berlin Tegel', 'Tegel', 'Berlin-Tegel Airport', 'Berlin TXL']) {
      expect(places.namesakes(text)).toEqual([expect.objectContaining({ code: 'TXL', isClosed: true })]);
    }
    // Where all of a city's airports are closed, a list may mean its station.
    expect(places.namesakes('Berlin')).toEqual([]);
  });

  it('finds nothing for an empty text, one of signs, and one that is nobody’s name', () => {
    expect([codes(''), codes('  '), codes('-" *?'), codes('Москва'), codes('qqqqqq')]).toEqual([[], [], [], [], []]);
  });

  it('names the place of a code in either case', () => {
    expect(places.named('zrh')?.name).toBe('Zürich Airport');
    expect(places.named('NYC')?.kind).toBe('city');
    expect(places.named('QQQ')).toBeUndefined();
  });

  it('knows a railway station by its code, and an airport nearby, which the code finds', () => {
    expect(places.station('zmu', true)).toMatchObject({ name: 'Munich Hbf', near: { code: 'MUC' } });
    expect(places.station('QQW', true)?.near).toMatchObject({ kind: 'city', code: 'LON' });
    expect(places.station('QQW', false)?.near?.code).toBe('LHR');
    expect(places.station('ZYV', true)).toEqual({ name: 'Vegarshei', near: undefined });
    expect([codes('ZMU'), codes('qqw'), codes('ZYV')]).toEqual([['MUC'], ['LON'], []]);
    // The code is an airport's first.
    expect(places.station('BCN', true)).toBeUndefined();
    expect(places.named('ZMU')).toBeUndefined();
  });

  it('puts the place of a code first, whatever else begins like it', () => {
    expect(codes('bar')).toEqual(['BAR', 'BCN']);
    fc.assert(
      fc.property(fc.constantFrom(...SMALL_INDEX.airports.map(([code]) => code)), fc.boolean(), (code, isLower) => {
        expect(codes(isLower ? code.toLowerCase() : code)[0]).toBe(code);
      }),
    );
  });

  it('takes any text', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('a', 'n', '-', '"', "'", ' ', '\\', '(', 'ß', '🛫') }),
      fc.array(fc.constantFrom('new', 'york', 'london', '-x', '"', 'a'), { maxLength: 40 }).map((all) => all.join(' ')),
    );
    fc.assert(
      fc.property(text, (typed) => {
        expect(places.find(typed, true, 8).length).toBeLessThanOrEqual(8);
        expect(places.namesakes(typed).length).toBeLessThanOrEqual(SMALL_INDEX.airports.length);
      }),
    );
  });
});
