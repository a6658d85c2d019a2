import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import { TRUTH_FILES } from './truth-files.ts';

/** Figures of nobody: they only have the published files' shape. */
const CONTENT: Readonly<Record<keyof typeof TRUTH_FILES, string>> = {
  goldenCases: JSON.stringify([
    { id: 'a label', wtw_g_per_pax: {} },
    {
      id: 'made up',
      aircraft_icao: 'B789',
      seats: { F: 0, J: 40, W: 20, Y: 200 },
      ccd_nm: 5000,
      fuel_kg: 1,
      cmf: 0.1,
      lf: 0.8,
      equiv_capacity: 390,
      wtw_kg_per_pax: { economy: 1, premiumEconomy: 1.5, business: 4, first: 5 },
    },
  ]),
  economyLegs: `origin,destination,carrier,flight_number,aircraft_name,operated_by,flight_date,tim_kg_co2e_economy,captured
ZRH,BOS,LX,52,Airbus A330,,2026-03-04,111,2026-02
LHR,JFK,BA,117,Boeing 777,,2026-03-04,222,2026-02
CDG,BER,AF,1234,Airbus A220-300 Passenger,,2026-03-04,33,2026-02
FRA,LHR,LH,900,,,2026-03-04,44,2026-02
ZRH,BOS,QF,1,Zeppelin NT,,2026-03-04,55,2026-02
KEF,MAN,FI,440,,,2026-02-02,66,2026-01
`,
  typicalMarkets: `origin,destination,first_g,business_g,premium_economy_g,economy_g,model_version
ZRH,BOS,500000,400000,150000,100000,made up
`,
  reportedFuel: `period,icao,dep,mean_gc_nm,act_kg_per_dep,seats,lf,EEA23_TIM,EEA23_gcd,PS70,FEAT,EEA2009
2023-25,B738,10000,800,6000,170,0.8,-10.5,,,,
2023-25,A320,4999,800,6000,170,0.8,,,,,
2018-19,A320,10000,800,6000,170,0.8,,,,,
`,
  aircraftCodes: 'iata,name\n333,Airbus A330-300\nDHP,Beaver\n',
};

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/**
 * A folder of sources with made-up published figures; gone when the file’s tests have ended.
 *
 * @param changes - other content of some files
 */
export function madeUpTruth(changes: Partial<typeof CONTENT> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'made-up-truth-'));
  folders.push(folder);
  for (const [name, content] of Object.entries({ ...CONTENT, ...changes })) {
    const path = join(folder, TRUTH_FILES[name as keyof typeof TRUTH_FILES]);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  return folder;
}
