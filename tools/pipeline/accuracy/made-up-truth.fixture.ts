import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
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
  flights: `origin,destination,carrier,flight_number,operated_by,flight_date,aircraft_name,cabin,tim_kg_co2e,contrails_bucket
ZRH,BOS,LX,52,,2026-03-04,Airbus A330,economy,111,2
ZRH,BOS,LX,52,,2026-03-04,Airbus A330,business,444,2
LHR,JFK,BA,117,,2026-03-04,Boeing 777,economy,222,
CDG,BER,AF,1234,,2026-03-04,Airbus A220-300 Passenger,economy,33,1
FRA,LHR,LH,900,,2026-03-04,,economy,44,
ZRH,BOS,QF,1,,2026-03-04,Zeppelin NT,economy,55,
KEF,MAN,FI,440,,2026-02-02,,economy,66,
`,
  typicalMarkets: `origin,destination,cabin,typical_kg,captured,travel_month,source
ZRH,BOS,economy,400,2026,2026-07,made up
ZRH,BOS,business,1400,2025,2025-09,made up
BER,ORY,economy,95,2025,2025-09,made up
`,
  fuelByType: `period,icao,dep,mean_gc_nm,act_kg_per_dep,seats,lf,EEA23_TIM,EEA23_gcd,PS70,FEAT,EEA2009
2023-25,B738,10000,800,6000,170,0.8,-10.5,,,,
2023-25,A320,4999,800,6000,170,0.8,,,,,
2018-19,A320,10000,800,6000,170,0.8,,,,,
`,
  fuelByRoute: `carrier_icao,origin_icao,destination_icao,departures,seats_per_departure,fuel_litres
AZU,SBKP,SBRJ,10,70,9000
AZU,SBKP,SBRJ,10,99,9000
AZU,SBKP,LPPT,10,298,1000
XXX,SBKP,SBRJ,10,70,9000
`,
  seatKilometres: `carrier,name,rank_2024,co2_g_per_ask
W6,Wizz Air,1,53.9
6E,IndiGo,5,
`,
  aircraftCodes: 'iata,name\n333,Airbus A330-300\nDHP,Beaver\n',
};

const folders: string[] = [];

/** For each file's `afterAll`: files share this module, which runs once. */
export function removeMadeUpTruth(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/**
 * A folder of sources with made-up published figures.
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
