import { describe, expect, it } from 'vitest';
import { smallRebuild, type WrongRow } from './rebuild.fixture.ts';

const { rebuild, rebuildWrong } = smallRebuild();

const CITY = { code: 'MUC', name: 'München', languages: 'de', use: 'found' };
const AIRPORT = { ...CITY, name: 'Flughafen München', use: 'airport-shown' };
const CARRIER_NAME = { code: 'LX', name: 'KLMスイス航空', languages: 'ja', use: 'shown' };

const WRONG: readonly WrongRow[] = [
  ['city-names', { ...CITY, code: 'QQQ' }, "code 'QQQ' is not in the airports table"],
  ['city-names', { ...CITY, code: 'LON', use: 'airport' }, "code 'LON' is not in the airports table"],
  ['city-names', { ...CITY, name: 'Mюнхен' }, "name 'Mюнхен' is not a name in letters of one script"],
  ['city-names', { ...CITY, name: 'Мюнхен', use: 'shown' }, 'a name to show is in Latin letters'],
  ['city-names', { ...CITY, languages: '' }, 'languages is empty'],
  ['city-names', { ...AIRPORT, code: 'LON' }, "code 'LON' is not in the airports table"],
  ['city-names', { ...AIRPORT, languages: 'de nl' }, "languages 'de nl' are not of: de"],
  ['city-names', { ...AIRPORT, name: 'Munich', languages: 'en' }, "languages 'en' are not of: de"],
  ['city-names', { ...AIRPORT, name: 'Мюнхен' }, 'a name to show is in Latin letters'],
  ['carrier-names', { ...CARRIER_NAME, code: 'NW' }, "code 'NW' is not in the carriers table"],
  ['carrier-names', { ...CARRIER_NAME, languages: 'jp' }, "languages 'jp' is not one of: de"],
  ['carrier-names', { ...CARRIER_NAME, languages: 'en' }, "languages 'en' is not one of: de"],
  ['carrier-names', { ...CARRIER_NAME, languages: '' }, 'languages is empty'],
  ['carrier-names', { ...CARRIER_NAME, name: 'Swiss航空' }, "name 'Swiss航空' is not a name in letters of one script"],
  ['carrier-names', { ...CARRIER_NAME, name: 'スイス', languages: 'de' }, 'a name to show is in Latin letters'],
  ['carrier-names', { ...CARRIER_NAME, use: 'airport' }, "use 'airport' is not one of: shown, found"],
];

describe('a row of names', () => {
  it('is taken where nothing is wrong with it', async () => {
    const { found } = await rebuild({
      'carrier-names': [CARRIER_NAME, { ...CARRIER_NAME, name: 'Swiss', languages: 'de fr' }],
      'city-names': [CITY, { ...CITY, name: 'Munich', languages: 'en fr', use: 'shown' }, AIRPORT],
    });
    expect(found).toEqual([]);
  });

  it('that is wrong is refused with file, line and reason', async () => {
    expect(await rebuildWrong(WRONG)).toEqual({ isWritten: false, notTold: [], others: [] });
  });

  it('that gives an airport a second name to show in a language is refused', async () => {
    const { found } = await rebuild({
      'city-names': [AIRPORT, { ...AIRPORT, name: 'Flughafen Erding', languages: 'fr de' }],
    });
    expect(found).toEqual([
      'libs/reference-data/data/city-names.csv:3: a name to show for the airport MUC in de stands there twice',
    ]);
  });

  it('that gives a carrier a second name to show in a language, or two carriers one name, is refused', async () => {
    const { found } = await rebuild({
      'carrier-names': [
        CARRIER_NAME,
        { ...CARRIER_NAME, name: 'スイス航空' },
        { ...CARRIER_NAME, code: 'LH', use: 'found' },
      ],
    });
    expect(found).toEqual([
      'libs/reference-data/data/carrier-names.csv:3: a name to show for LX in ja stands there twice',
      'libs/reference-data/data/carrier-names.csv:4: KLMスイス航空 stands there twice',
    ]);
  });
});
