import { afterAll, describe, expect, it } from 'vitest';
import { TaskFailure } from '@tim/terminal';
import { madeUpTruth, removeMadeUpTruth } from './made-up-truth.fixture.ts';
import { demandTruthFiles, readFuelByType, readPublishedFigures, readPublishedMarkets } from './truth-files.ts';

afterAll(removeMadeUpTruth);

const HEADER =
  'origin,destination,carrier,flight_number,operated_by,flight_date,aircraft_name,cabin,tim_kg_co2e,contrails_bucket';

describe('truth files', () => {
  it('are read by column name, dates, cabins and numbers as such', async () => {
    const figures = await readPublishedFigures(madeUpTruth());
    expect(figures).toHaveLength(7);
    expect(figures[1]).toEqual({
      origin: 'ZRH',
      destination: 'BOS',
      carrier: 'LX',
      flight_number: 52,
      operated_by: '',
      flight_date: { year: 2026, month: 3, day: 4 },
      aircraft_name: 'Airbus A330',
      cabin: 'business',
      tim_kg_co2e: 444,
      contrails_bucket: 2,
    });
  });

  it('name cabins as the engine does', async () => {
    const flights = `${HEADER}\nZRH,BOS,LX,52,,2026-03-04,,premium_economy,100.5,\n`;
    expect(await readPublishedFigures(madeUpTruth({ flights }))).toMatchObject([
      { cabin: 'premiumEconomy', tim_kg_co2e: 100.5, contrails_bucket: undefined },
    ]);
  });

  it('may leave figures open', async () => {
    expect((await readFuelByType(madeUpTruth())).map((row) => row.EEA23_TIM)).toEqual([-10.5, undefined, undefined]);
    expect((await readPublishedMarkets(madeUpTruth())).map(({ captured }) => captured)).toEqual([2026, 2025, 2025]);
  });

  it.each([
    ['a number that is none', `${HEADER}\nZRH,BOS,LX,52,,2026-03-04,,economy,many,\n`, /:2: tim_kg_co2e 'many'/],
    ['a date of another form', `${HEADER}\nZRH,BOS,LX,52,,4.3.2026,,economy,100,\n`, /:2: flight_date '4\.3\.2026'/],
    ['a cabin of another name', `${HEADER}\nZRH,BOS,LX,52,,2026-03-04,,coach,100,\n`, /:2: cabin 'coach'/],
    ['a row cut short', `${HEADER}\nZRH,BOS,LX\n`, /:2: 3 fields/],
  ])('with %s stop the report: a truth left out would flatter it', async (_what, flights, message) => {
    await expect(readPublishedFigures(madeUpTruth({ flights }))).rejects.toThrow(message);
  });

  it('that are not there are named', () => {
    expect(() => demandTruthFiles('/nowhere')).toThrow(TaskFailure);
    expect(() => demandTruthFiles('/nowhere')).toThrow('truth/tim-legs-2026.csv');
    expect(() => demandTruthFiles(madeUpTruth())).not.toThrow();
  });
});
