import { describe, expect, it } from 'vitest';
import { TaskFailure } from '../tasks/task-failure.ts';
import { madeUpTruth } from './made-up-truth.fixture.ts';
import { demandTruthFiles, readPublishedLegs, readPublishedMarkets, readReportedFuel } from './truth-files.ts';

const LEG_HEADER = 'origin,destination,carrier,flight_number,aircraft_name,operated_by,flight_date,tim_kg_co2e_economy';

describe('truth files', () => {
  it('are read by column name, dates and numbers as such', async () => {
    const legs = await readPublishedLegs(madeUpTruth());
    expect(legs).toHaveLength(6);
    expect(legs[0]).toEqual({
      origin: 'ZRH',
      destination: 'BOS',
      carrier: 'LX',
      flight_number: 52,
      aircraft_name: 'Airbus A330',
      operated_by: '',
      flight_date: { year: 2026, month: 3, day: 4 },
      tim_kg_co2e_economy: 111,
    });
  });

  it('may leave figures open', async () => {
    const folder = madeUpTruth({
      typicalMarkets:
        'origin,destination,first_g,business_g,premium_economy_g,economy_g,model_version\nBER,ORY,,,,95000,x\n',
    });
    expect(await readPublishedMarkets(folder)).toMatchObject([{ first_g: undefined, economy_g: 95_000 }]);
    expect((await readReportedFuel(folder)).map((row) => row.EEA23_TIM)).toEqual([-10.5, undefined, undefined]);
  });

  it.each([
    ['a number that is none', `${LEG_HEADER}\nZRH,BOS,LX,52,,,2026-03-04,many\n`, /:2: tim_kg_co2e_economy 'many'/],
    ['a date of another form', `${LEG_HEADER}\nZRH,BOS,LX,52,,,4.3.2026,100\n`, /:2: flight_date '4\.3\.2026'/],
    ['a row cut short', `${LEG_HEADER}\nZRH,BOS,LX\n`, /:2: 3 fields/],
  ])('with %s stop the report: a truth left out would flatter it', async (_what, economyLegs, message) => {
    await expect(readPublishedLegs(madeUpTruth({ economyLegs }))).rejects.toThrow(message);
  });

  it('that are not there are named', () => {
    expect(() => demandTruthFiles('/nowhere')).toThrow(TaskFailure);
    expect(() => demandTruthFiles('/nowhere')).toThrow('truth/tim-economy-legs.csv');
    expect(() => demandTruthFiles(madeUpTruth())).not.toThrow();
  });
});
