import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { committedTables as tables } from '../reference-data/committed-tables.fixture.ts';
import { accuracyFigures } from './accuracy-figures.ts';
import { flightFigures } from './flight-figures.ts';
import { gatherFindings, type Findings } from './findings.ts';
import { goals } from './goals.ts';
import { isGolden } from './golden-cases.ts';
import { accuracyText } from './main.ts';
import { madeUpTruth, removeMadeUpTruth } from './made-up-truth.fixture.ts';
import { neededInputs } from './needed-inputs.ts';
import { reportFiles } from './write-report.ts';

afterAll(removeMadeUpTruth);

/** One carrier and route in fifty. */
const someRoutes = [...tables.flights.carrierRoutes()].filter((_route, index) => index % 50 === 0);
const smallNetwork = { ...tables, flights: { ...tables.flights, carrierRoutes: () => someRoutes.values() } };

describe('findings from made-up figures', () => {
  let findings: Findings;
  beforeAll(async () => {
    findings = await gatherFindings(madeUpTruth(), smallNetwork);
  }, 120_000);

  const economy = (index: number) => {
    const found = findings.economy[index];
    if (!found) throw new Error(`no figure ${index}`);
    return found;
  };

  it('ask with nothing given, and with the type only where its name is exact', () => {
    const namings = findings.figures.map(({ naming }) => naming);
    expect(namings).toEqual(['family', 'family', 'family', 'exact', 'none', 'none', 'none']);
    for (const { query, naming, exactResult } of findings.figures) {
      expect(query).not.toHaveProperty('aircraftCode');
      expect(exactResult !== undefined).toBe(naming === 'exact');
    }
    const { nothingGiven, exactGiven } = findings;
    const counts = [nothingGiven.economy, nothingGiven.business, nothingGiven.first, exactGiven.economy];
    expect(counts.map(({ byFigure }) => byFigure.count)).toEqual([6, 1, 0, 1]);
    expect(findings.unknownNames).toEqual(['Zeppelin NT']);
  });

  it('count a flight without an estimate as a miss, with its reason', () => {
    expect(economy(4).result).toMatchObject({ kind: 'unavailable', reason: 'CARRIER_NOT_ON_ROUTE' });
    expect(economy(4).explanation.cause).toBe('noEstimate');
    expect(findings.nothingGiven.economy.byFigure.withoutFigure).toBe(1);
  });

  it('say what each input would have to be: put in, any of them gives the published figure', () => {
    const { result, publishedKg } = economy(0);
    if (result.kind === 'unavailable') throw new Error(result.reason);
    const { inputs, wellToWakeGramsPerPassenger } = result;
    const ourKg = (wellToWakeGramsPerPassenger.economy ?? 0) / 1000;
    const needed = neededInputs(result, publishedKg);
    expect(ourKg * needed.fuelFactor).toBeCloseTo(publishedKg, 9);
    expect((ourKg * needed.usedCapacity) / needed.equivalentCapacity).toBeCloseTo(publishedKg, 9);
    expect((ourKg * inputs.passengerLoadFactor.value) / needed.passengerLoadFactor).toBeCloseTo(publishedKg, 9);
    expect((ourKg * (1 - needed.cargoMassFraction)) / (1 - inputs.cargoMassFraction.value)).toBeCloseTo(publishedKg, 9);
  });

  it('set the goals with nothing given a fifth above what is left when a route’s types are known', () => {
    const [median, within10] = goals(findings);
    expect(median?.floor).toBe(findings.sharesKnown.economy.byFigure.medianAbsolute.value);
    expect(median?.most).toBeCloseTo(1.2 * (median?.floor ?? Number.NaN), 12);
    expect(1 - (within10?.least ?? 0)).toBeCloseTo(Math.min(1, 1.2 * (1 - (within10?.floor ?? 0))), 12);
    expect(median?.byCarrierRoute?.floor).toBe(findings.sharesKnown.economy.byCarrierRoute.medianAbsolute.value);
  });

  it('part the economy figures by every grouping, none lost', () => {
    for (const groups of Object.values(findings.groups)) {
      expect(groups.reduce((sum, { statistics }) => sum + statistics.count, 0)).toBe(6);
    }
  });

  it('count a flight’s type and contrail bucket once, however many cabins it has', () => {
    expect(findings.types.single.flights + findings.types.family.flights).toBe(3);
    expect(findings.contrails.flights).toBe(2);
  });

  it('hold the golden cases to what they say, and leave labels out', () => {
    expect(findings.golden).toHaveLength(6);
    expect(findings.golden.filter(isGolden).map(({ name }) => name)).not.toContain('fuel');
  });

  it('compare reported fuel by type of the newest years only, without oddities', () => {
    expect(findings.fuelByType.map(({ icaoAircraftType }) => icaoAircraftType)).toEqual(['B738']);
    expect(findings.fuelByType[0]?.signedError).toBeGreaterThan(-0.5);
  });

  it('compare reported fuel by route where the seats tell the type, without filing errors', () => {
    const { carrierRoutes, filingErrors, compared } = findings.fuelByRoute;
    expect([carrierRoutes, filingErrors]).toEqual([4, 1]);
    expect(compared).toMatchObject([{ carrier: 'AZU', route: 'SBKP-SBRJ', icaoAircraftType: 'AT76', reportedKg: 720 }]);
  });

  it('have grams per seat-kilometre of carriers, published or not', () => {
    const bands = findings.seatKilometres.map(({ carrier, publishedGrams }) => [carrier, publishedGrams]);
    expect(bands).toEqual([
      ['W6', 53.9],
      ['6E', undefined],
    ]);
    for (const { ourGrams } of findings.seatKilometres) {
      expect(ourGrams).toBeGreaterThan(40);
      expect(ourGrams).toBeLessThan(80);
    }
  });

  it('measure every rule on the same figures', () => {
    expect(findings.variants.length).toBeGreaterThan(5);
    for (const { economy: errors } of findings.variants) expect(errors.count).toBe(6);
  });

  it('ask every carrier and route of the network', () => {
    expect(findings.network.carrierRoutes).toBe(someRoutes.length);
    expect(findings.aircraftCodes).toMatchObject({ codes: 2, withFuelTable: 1, withoutFuelTable: ['DHP'] });
  });

  it('are printed with every figure, the goals, and which figures are not as published', () => {
    const text = accuracyText(findings, true);
    expect(text).toMatch(/^LX 52 ZRH-BOS +Airbus A330 /m);
    expect(text).toMatch(/^NOT MET +Economy, exact type given +median error +1 /m);
    expect(text).toMatch(/^\d+ moved +golden cases /m);
  });

  it('make a report that opens with the goals, the same every time, without leftovers', async () => {
    const files = await reportFiles(findings);
    expect(files.map(({ path }) => path)).toEqual([
      'dist/accuracy/accuracy.md',
      'docs/accuracy.json',
      'docs/accuracy-flights.csv',
      'docs/accuracy-typical.csv',
      'dist/accuracy/economy.svg',
      'dist/accuracy/business.svg',
      'dist/accuracy/first.svg',
    ]);
    expect(await reportFiles(findings)).toEqual(files);
    const report = files[0]?.text ?? '';
    expect(report.match(/^## .+$/gm)?.[0]).toBe('## Goals');
    for (const { question } of goals(findings)) expect(report).toContain(question);
    expect(report).toContain('CC BY-SA 4.0');
    expect(report).toContain('Zeppelin NT');
    for (const { text } of files) expect(text).not.toMatch(/undefined|NaN|Infinity|\[object/);
  });

  it('give the page figures that JSON can hold, with the licence of the published ones', () => {
    const figures = accuracyFigures(findings);
    expect(JSON.parse(JSON.stringify(figures))).toEqual(figures);
    expect(figures.licence).toContain('CC BY-SA 4.0');
    expect(figures.goals).toHaveLength(goals(findings).length);
  });

  it('give each flight with its published figure and ours', () => {
    const flights = flightFigures(findings);
    expect(flights).toHaveLength(7);
    expect(flights[0]).toMatchObject({
      carrier: 'LX',
      flightNumber: 52,
      origin: 'ZRH',
      destination: 'BOS',
      departureDate: '2026-03-04',
      cabin: 'economy',
      aircraftNamed: 'Airbus A330',
      publishedKg: 111,
      contrailsPublished: 'MODERATE',
    });
    const { ourKg, lowKg, highKg, error } = flights[0] ?? {};
    expect(lowKg).toBeLessThan(ourKg ?? 0);
    expect(highKg).toBeGreaterThan(ourKg ?? 0);
    expect(error).toBeCloseTo((ourKg ?? 0) / 111 - 1, 3);
    expect(flights[1]).not.toHaveProperty('why');
    expect(flights[5]).toMatchObject({ ourKg: null, error: null, why: { cause: 'noEstimate' } });
  });
});
