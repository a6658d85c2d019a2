import { parseItinerary } from '@tim/itinerary';
import { describe, expect, it } from 'vitest';
import { cardFlight, cardHeading } from './card-text.ts';

describe('a card of the flights list', () => {
  it.each([
    ['ZRH-SFO-LX-38-20230701', 'ZRH to SFO', 'LX38 · Departing Sat, Jul 1, 2023'],
    ['ZRH-SFO-LX-38', 'ZRH to SFO', 'LX38'],
    ['ZRH-SFO-LX', 'ZRH to SFO', 'LX'],
    ['ZRH-SFO--38', 'ZRH to SFO', '38'],
    ['ZRH-SFO---20230701', 'ZRH to SFO', 'Departing Sat, Jul 1, 2023'],
    ['ZRH-SFO-LX-38-2023', 'ZRH to SFO', 'LX38 · Departing 2023'],
    ['ZRH-SFO', 'ZRH to SFO', ''],
    ['ZRH', 'ZRH', ''],
    ['-SFO', 'SFO', ''],
    ['-', '', ''],
  ])('of "%s" says "%s" and "%s"', (itinerary, heading, flight) => {
    const [entry] = parseItinerary(itinerary);
    expect(entry && [cardHeading(entry), cardFlight(entry)]).toEqual([heading, flight]);
  });
});
