import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyFacts, flightFacts } from '../../testing/facts.ts';
import { factsCsv } from './facts-csv.ts';
import type { ResultFacts } from '../facts/result-facts.ts';

type Row = Readonly<Record<string, string>>;
const readBack = (facts: ResultFacts): Row[] => parse(factsCsv(facts), { columns: true, bom: true });
const number = (cell = '') => (cell === '' ? undefined : Number(cell));

describe('the CSV of a result', () => {
  it('has a row for each cabin, its units in the names of the columns', () => {
    const [economy, , , first] = readBack(flightFacts());
    expect(economy).toMatchObject({
      cabin: 'Economy',
      on_board: 'true',
      well_to_wake_kg_co2e_per_passenger: '352.2',
      range_low_kg_co2e_per_passenger: '285.9',
      range_high_kg_co2e_per_passenger: '424.3',
      well_to_tank_kg_co2e_per_passenger: '59.4',
      tank_to_wake_kg_co2e_per_passenger: '292.8',
      great_circle_distance_km: '6006.2',
      contrail_risk: 'Medium',
      origin: 'ZRH',
      origin_name: 'Zürich Airport',
      journey: 'one way',
      operating_carrier_name: 'SWISS',
      departure_date: '2026-12-21',
      aircraft_icao_type: 'B77W',
      radiative_forcing_factor: 'none',
      model_version: '3.0.0',
      made_on: '2026-11-22',
    });
    expect(first).toMatchObject({ cabin: 'First', on_board: 'false' });
  });

  it('is read back as it was, with whatever names', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const rows = readBack(facts);
        expect(rows.map((row) => number(row['well_to_wake_kg_co2e_per_passenger']))).toEqual(
          facts.cabins.map(({ wellToWakeKg }) => wellToWakeKg),
        );
        expect(rows.map((row) => number(row['range_high_kg_co2e_per_passenger']))).toEqual(
          facts.cabins.map(({ highKg }) => highKg),
        );
        for (const { origin_name: name = '' } of rows) {
          expect([facts.origin.name, `'${facts.origin.name}`]).toContain(name);
        }
      }),
    );
  });

  it('holds nothing that a spreadsheet would compute, and ends every line as RFC 4180 has it', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        for (const row of readBack(facts)) {
          for (const cell of Object.values(row)) expect(cell).not.toMatch(/^[=+\-@\t\r](?!\d+$)/);
        }
        expect(factsCsv(facts)).toMatch(/^\uFEFFcabin,/);
        expect(factsCsv(facts).endsWith('\r\n')).toBe(true);
      }),
    );
  });
});
