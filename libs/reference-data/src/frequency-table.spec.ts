import { describe, expect, it } from 'vitest';
import { airport, tables } from './committed-tables.fixture.ts';

const { frequencies } = tables;
const flightsAYear = (carrier: string, from: string, to: string) =>
  frequencies.ofCarrierRoute(carrier, airport(from), airport(to));

describe('frequencies', () => {
  it('tell carriers that flew in 2022 from those that had ceased before', () => {
    expect(['LX', 'PS', 'G3'].every((carrier) => frequencies.hasFlownIn2022(carrier))).toBe(true);
    expect(['4U', '9W', 'JP', 'ZZ'].some((carrier) => frequencies.hasFlownIn2022(carrier))).toBe(false);
  });

  it('are not known for a route nobody flies, nor for an unknown carrier', () => {
    expect(flightsAYear('LX', 'ZRH', 'ZRH')).toBeUndefined();
    expect(flightsAYear('ZZ', 'ZRH', 'BOS')).toBeUndefined();
    expect(flightsAYear('', 'ZRH', 'BOS')).toBeUndefined();
  });

  it('are found under each code of an airport with two', () => {
    const [basel, mulhouse] = [airport('BSL'), airport('EAP')];
    const gatwick = airport('LGW');
    expect(frequencies.ofCarrierRoute('U2', basel, gatwick)).toEqual(
      frequencies.ofCarrierRoute('U2', mulhouse, gatwick),
    );
    expect(frequencies.ofCarrierRoute('U2', basel, gatwick)).toBeDefined();
  });
});
