import { beforeAll, describe, expect, it } from 'vitest';
import { loadTables } from '../reference-data/load-tables.ts';
import { accuracyFigures } from './committed-figures.ts';
import { gatherFindings, type Findings } from './findings.ts';
import { conditions } from './gates.ts';
import { isGolden } from './golden-cases.ts';
import { madeUpTruth } from './made-up-truth.fixture.ts';
import { neededInputs } from './needed-inputs.ts';
import { reportFiles } from './write-report.ts';

describe('findings from made-up figures', () => {
  let findings: Findings;
  beforeAll(async () => {
    findings = await gatherFindings(madeUpTruth(), loadTables());
  }, 120_000);

  const leg = (index: number) => {
    const found = findings.legs[index];
    if (!found) throw new Error(`no leg ${index}`);
    return found;
  };

  it('put each leg in its groups', () => {
    expect(findings.legs.map(({ naming }) => naming)).toEqual(['family', 'family', 'exact', 'none', 'none', 'none']);
    const counts = Object.entries(findings.groups).map(([name, { ours }]) => [name, ours.count]);
    expect(Object.fromEntries(counts)).toMatchObject({ all: 6, exact: 1, family: 2, none: 3, fit: 3, heldOut: 3 });
    expect(findings.legsTouchingUs).toBe(3);
    expect(findings.unknownNames).toEqual(['Zeppelin NT']);
  });

  it('ask the named legs without their aircraft too', () => {
    const { statistics, used, possible, ranges } = findings.unnamedAircraft;
    expect([statistics.count, statistics.withoutFigure]).toEqual([3, 0]);
    expect(used).toBeLessThanOrEqual(possible);
    expect(possible).toBeLessThanOrEqual(3);
    expect(ranges?.figures).toBe(3);
  });

  it('count a leg without an estimate as a miss, with its reason', () => {
    expect(leg(4).result).toMatchObject({ kind: 'unavailable', reason: 'CARRIER_NOT_ON_ROUTE' });
    expect(leg(4).explanation.cause).toBe('noEstimate');
    expect(findings.groups.none.ours.withoutFigure).toBe(1);
  });

  it('say what each input would have to be: put in, any of them gives the published figure', () => {
    const { result, publishedKg } = leg(0);
    if (result.kind === 'unavailable') throw new Error(result.reason);
    const { inputs, wellToWakeGramsPerPassenger } = result;
    const ourKg = (wellToWakeGramsPerPassenger.economy ?? 0) / 1000;
    const needed = neededInputs(result, publishedKg);
    expect(ourKg * needed.fuelFactor).toBeCloseTo(publishedKg, 9);
    expect((ourKg * needed.usedCapacity) / needed.equivalentCapacity).toBeCloseTo(publishedKg, 9);
    expect((ourKg * inputs.passengerLoadFactor.value) / needed.passengerLoadFactor).toBeCloseTo(publishedKg, 9);
    expect((ourKg * (1 - needed.cargoMassFraction)) / (1 - inputs.cargoMassFraction.value)).toBeCloseTo(publishedKg, 9);
  });

  it('hold the golden cases to what they say, and leave labels out', () => {
    expect(findings.golden).toHaveLength(6);
    expect(findings.golden.filter(isGolden).map(({ name }) => name)).not.toContain('fuel');
  });

  it('compare reported fuel of the newest years only, without oddities', () => {
    expect(findings.reportedFuel.map(({ icaoAircraftType }) => icaoAircraftType)).toEqual(['B738']);
    expect(findings.reportedFuel[0]?.signedError).toBeGreaterThan(-0.5);
  });

  it('ask the whole network', () => {
    expect(findings.network.carrierRoutes).toBeGreaterThan(100_000);
    expect(findings.network.estimated).toBeGreaterThan(0.9 * findings.network.carrierRoutes);
    expect(findings.aircraftCodes).toMatchObject({ codes: 2, withFuelTable: 1, withoutFuelTable: ['DHP'] });
  });

  it('make a report with every section, the same every time, without leftovers', async () => {
    const all = conditions(findings, undefined);
    const files = await reportFiles(findings, all);
    expect(files.map(({ path }) => path)).toEqual([
      'docs/accuracy.md',
      'docs/accuracy.json',
      'docs/images/accuracy-published.svg',
      'docs/images/accuracy-distance.svg',
      'docs/images/accuracy-causes.svg',
    ]);
    expect(await reportFiles(findings, all)).toEqual(files);
    const report = files[0]?.text ?? '';
    expect(report.match(/^## .+$/gm)).toHaveLength(9);
    expect(report).toContain('CC BY-SA 4.0');
    expect(report).toContain('Zeppelin NT');
    // A carrier that publishes its months, and those of which none is known.
    expect(report).toMatch(/\| FI 440 KEF-MAN +\| +2 \| +\d\d\.\d % \| +\d+\.\d % /);
    expect(report).toContain('Of the 2 flights of carriers of which no month is known');
    for (const { text } of files) expect(text).not.toMatch(/undefined|NaN|Infinity|\[object/);
  });

  it('give figures for machines that JSON can hold', () => {
    const figures = accuracyFigures(findings);
    expect(JSON.parse(JSON.stringify(figures))).toEqual(figures);
    expect(figures.economyLegs.all?.legs).toBe(6);
    expect(figures.economyLegsWithoutAircraft.legs).toBe(3);
    expect(figures.fuelTables.types).toBe(1);
  });

  it('have each flight with its published figure, ours, our range and what could explain the difference', () => {
    const { flights } = accuracyFigures(findings);
    expect(flights).toHaveLength(6);
    expect(flights[0]).toMatchObject({
      carrier: 'LX',
      flightNumber: 52,
      origin: 'ZRH',
      destination: 'BOS',
      departureDate: '2026-03-04',
      aircraftNamed: 'Airbus A330',
      body: 'wide',
      publishedKg: 111,
    });
    const { ourKg, lowKg, highKg, error } = flights[0] ?? {};
    expect(lowKg).toBeLessThan(ourKg ?? 0);
    expect(highKg).toBeGreaterThan(ourKg ?? 0);
    expect(error).toBeCloseTo((ourKg ?? 0) / 111 - 1, 3);
    expect(flights[4]).toMatchObject({ ourKg: null, error: null, aircraftUsed: null, cause: 'noEstimate' });
  });
});
