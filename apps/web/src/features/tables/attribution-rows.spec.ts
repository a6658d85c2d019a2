import { Source, type EmissionsInputs } from '@tim/messages';
import { enExplanations } from '@tim/words';
import { describe, expect, it } from 'vitest';
import { ATTRIBUTION_LINKS } from '../../config/links.ts';
import { attributionRows } from './attribution-rows.ts';

function inputs(key: string, dataSource: string, dataStrategy = '', sourceVersion = ''): EmissionsInputs {
  const entry = { dataSource, dataStrategy, sourceVersion, dataCategory: '' };
  return { emissionsInputEntries: { [key]: entry }, easaLabelData: undefined };
}

const { eea2019, eea2023Annex1, corsiaLifeCycle, iso14083, t100, chAviation, globalLoadFactor, schedules } =
  ATTRIBUTION_LINKS;

const loadFactors = '/methodology#section-7';
const seats = '/methodology#section-6';

describe('attributionRows', () => {
  // spec: 9.21, 9.38, 9.39, 9.40, 9.41, 9.43, 9.44, 9.46, 9.47, 9.48, 9.49
  it.each([
    ['totalFuelBurnEstimatedKg', 'EEA', '', 'Fuel Burn Estimates', [eea2019, corsiaLifeCycle, iso14083]],
    [
      'totalFuelBurnEstimatedKg',
      'EEA',
      'EEA2023_CORRECTION_FACTOR',
      'Fuel Burn Estimates',
      [eea2019, eea2023Annex1, corsiaLifeCycle, iso14083],
    ],
    ['loadFactor', 'T100', 'CARRIER_ROUTE_MONTH', 'Passenger Load Factor', [t100]],
    ['loadFactor', 'T2', 'CARRIER_QUARTER', 'Passenger Load Factor', [t100]],
    ['loadFactor', 'CARRIER_TRAFFIC_REPORT', 'CARRIER_PUBLISHED_MONTH', 'Passenger Load Factor', [loadFactors]],
    ['loadFactor', 'CH_AVIATION', '', 'Passenger Load Factor', [chAviation]],
    ['loadFactor', 'GLOBAL_DEFAULT', '', 'Passenger Load Factor', [globalLoadFactor]],
    ['cargoMassFraction', 'T100', 'DISTANCE_AIRCRAFT_CLASS', 'Cargo Mass Fraction', [t100]],
    ['cargoMassFraction', 'T2', 'DISTANCE_AIRCRAFT_CLASS', 'Cargo Mass Fraction', [t100]],
    ['seatsPerClass', 'OPERATING_CARRIER_CONFIG', '', 'Passenger Seat Configuration', [schedules]],
    ['seatsPerClass', 'OAG_SEATS_EQUIPMENT_CONFIG', '', 'Passenger Seat Configuration', [schedules]],
    ['seatsPerClass', 'REFERENCE_CONFIG', '', 'Passenger Seat Configuration', [schedules, schedules]],
    ['seatsPerClass', 'CARRIER_CABIN_TABLE', '', 'Passenger Seat Configuration', [seats]],
    ['seatsPerClass', 'SCHEDULE', 'FLIGHT_SCHEDULED_SEATS', 'Passenger Seat Configuration', [seats]],
    [
      'seatsPerClass',
      'AIRCRAFT_MODEL_TYPICAL',
      'AIRCRAFT_MODEL_TYPICAL_SCALED_TO_REPORTED_TOTAL',
      'Passenger Seat Configuration',
      [seats, t100],
    ],
    [
      'seatsPerClass',
      'CARRIER_CABIN_TABLE',
      'CARRIER_CABIN_LAYOUT_SCALED_TO_REPORTED_TOTAL_MEAN',
      'Passenger Seat Configuration',
      [seats, t100],
    ],
    ['seatsPerClass', 'AIRCRAFT_MODEL_TYPICAL', '', 'Passenger Seat Configuration', [seats]],
  ])('%s of %s %s is cited as %s', (key, dataSource, dataStrategy, dataType, hrefs) => {
    const [row, last] = attributionRows(Source.TIM, inputs(key, dataSource, dataStrategy));
    expect(row?.dataType).toBe(dataType);
    expect(row?.sources.map(({ href }) => href)).toEqual(hrefs);
    expect(last?.dataType).toBe('Seat Area Ratios');
  });

  // spec: 9.45
  it('says of the global load factor what it derives from', () => {
    const [row] = attributionRows(Source.TIM, inputs('loadFactor', 'GLOBAL_DEFAULT'));
    expect(row?.sources[0]?.text).toBe('Derived from historical data for the U.S. from 2019');
  });

  it.each([
    ['loadFactor', 'CARRIER_YEAR'],
    ['cargoMassFraction', 'DISTANCE_AIRCRAFT_CLASS'],
  ])('names the schedule that %s of US carriers comes from', (key, strategy) => {
    const [row] = attributionRows(Source.TIM, inputs(key, 'T2', strategy));
    expect(row?.sources[0]?.text).toBe('U.S. Bureau of Transportation Statistics: Form 41 Schedule T-2');
  });

  it('names the licence of what India’s authority counts, and leads to who collected it', () => {
    const [row] = attributionRows(Source.TIM, inputs('loadFactor', 'DGCA', 'CARRIER_COUNTED_MONTH'));
    expect(row?.sources[0]?.text).toContain('ODbL 1.0');
    expect(row?.sources[0]?.href).toBe('https://github.com/Vonter/india-aviation-traffic');
  });

  // Of all that the open engine knows; those it never sends for an input are cited nowhere, rather than guessed at.
  // spec: 4.21
  it.each([
    ['totalFuelBurnEstimatedKg', ['EEA']],
    ['loadFactor', ['T100', 'T2', 'CARRIER_TRAFFIC_REPORT', 'BITRE', 'DGCA', 'GLOBAL_DEFAULT']],
    ['cargoMassFraction', ['T100', 'T2', 'DGCA']],
    ['seatsPerClass', ['T100', 'T2', 'SCHEDULE', 'CARRIER_CABIN_TABLE', 'AIRCRAFT_MODEL_TYPICAL']],
  ])('cites of the engine’s sources of %s: %s', (key, cited) => {
    const found = Object.keys(enExplanations.sources).filter(
      (source) => attributionRows(Source.TIM, inputs(key, source)).length === 2,
    );
    expect(found.toSorted()).toEqual(cited.toSorted());
  });

  // spec: 4.21, 9.46
  it.each([
    ['totalFuelBurnEstimatedKg', 'OTHER'],
    ['loadFactor', ''],
    ['somethingNew', 'T100'],
  ])('leaves out %s of %s, which it does not recognise', (key, dataSource) => {
    expect(attributionRows(Source.TIM, inputs(key, dataSource)).map(({ dataType }) => dataType)).toEqual([
      'Seat Area Ratios',
    ]);
  });

  // spec: 4.22, 9.50
  it('cites the seat areas of an answer without inputs', () => {
    expect(attributionRows(Source.SOURCE_UNSPECIFIED, undefined)).toHaveLength(1);
  });

  it('names the edition where the answer does', () => {
    const [row] = attributionRows(Source.TIM, inputs('loadFactor', 'T100', '', '2025'));
    expect(row?.edition).toBe('2025');
  });

  // spec: 4.19, 4.20, 9.42
  it.each([
    [0.03, 1],
    [0, 1],
    [undefined, 0],
  ])('cites the label alone for EASA with a share of %s: %i rows', (safDiscountPercentage, count) => {
    const label = { ...inputs('loadFactor', 'T100'), easaLabelData: { safDiscountPercentage } };
    const rows = attributionRows(Source.EASA, label);
    expect(rows).toHaveLength(count);
    expect(rows.flatMap(({ sources }) => sources.map(({ href }) => href))).toEqual(
      count === 0 ? [] : [ATTRIBUTION_LINKS.easaLabel],
    );
  });
});
