import { ENGINE_VERSION } from '@tim/engine';
import { createEstimator, type EstimateResult } from '@tim/estimator';
import { NO_LABELS, type Tables } from '@tim/reference-data';
import { isUnknownName } from './aircraft-names.ts';
import { explain, type Explanation } from './causes.ts';
import { askContrailCases, sampleContrails, type ContrailCase, type ContrailsByHour } from './contrail-cases.ts';
import { askEconomyLegs, askOnAnyDay, type LegOutcome } from './economy-legs.ts';
import { cargoAskedFor, type CargoAskedFor } from './cargo-asked-for.ts';
import { goldenFigures, type GoldenFigure } from './golden-cases.ts';
import { groupStatistics, type GroupStatistics } from './leg-groups.ts';
import { askAircraftCodes, askNetwork, type AircraftCodeAnswers, type NetworkAnswers } from './network.ts';
import { rangeCoverage, type RangeCoverages } from './range-coverage.ts';
import { compareReportedFuel, type FuelComparison } from './reported-fuel.ts';
import {
  readAircraftCodes,
  readGoldenCases,
  readPublishedLegs,
  readPublishedMarkets,
  readReportedFuel,
} from './truth-files.ts';
import { askWithoutAircraft, type UnnamedAircraft } from './unnamed-aircraft.ts';
import { askTypicalMarkets, type MarketFigure } from './typical-markets.ts';

/** A leg with what could explain its error. */
export type ExplainedLeg = LegOutcome & { readonly explanation: Explanation };

/** Everything the report is written from. */
export type Findings = {
  readonly engineVersion: string;
  /** Date of the tables' newest source, YYYYMMDD. */
  readonly tablesDated: string;
  readonly golden: readonly GoldenFigure[];
  /** LX 52 as the engine answers it by itself, for the golden case beside it. */
  readonly ownGolden: EstimateResult;
  readonly legs: readonly ExplainedLeg[];
  /** Legs from or to an airport of the US. */
  readonly legsTouchingUs: number;
  readonly groups: GroupStatistics;
  readonly unnamedAircraft: UnnamedAircraft;
  readonly cargoAskedFor: CargoAskedFor;
  /** Aircraft names of the legs that no one here knows. */
  readonly unknownNames: readonly string[];
  readonly markets: readonly MarketFigure[];
  readonly network: NetworkAnswers;
  readonly aircraftCodes: AircraftCodeAnswers;
  readonly contrailCases: readonly ContrailCase[];
  readonly contrailsByHour: ContrailsByHour | undefined;
  readonly reportedFuel: readonly FuelComparison[];
  readonly ranges: { readonly legs: RangeCoverages; readonly markets: RangeCoverages };
};

const LX52 = {
  origin: 'ZRH',
  destination: 'BOS',
  carrierCode: 'LX',
  flightNumber: 52,
  departureDate: { year: 2026, month: 4, day: 30 },
  aircraftCode: '333',
};

/** Read the published figures and ask the engine for each of them. */
export async function gatherFindings(sources: string, tables: Tables): Promise<Findings> {
  const estimator = createEstimator({ ...tables, easaLabels: NO_LABELS });
  const outcomes = askEconomyLegs(await readPublishedLegs(sources), estimator, tables);
  const markets = askTypicalMarkets(await readPublishedMarkets(sources), estimator);
  const isInUs = (code: string) => tables.airports.find(code)?.countryCode === 'US';
  const names = new Set(outcomes.map(({ leg }) => leg.aircraft_name));
  return {
    engineVersion: ENGINE_VERSION,
    tablesDated: tables.dated,
    golden: goldenFigures(readGoldenCases(sources), tables),
    ownGolden: askOnAnyDay(estimator, LX52),
    legs: outcomes.map((outcome) => ({ ...outcome, explanation: explain(outcome, estimator, tables) })),
    legsTouchingUs: outcomes.filter(({ leg }) => [leg.origin, leg.destination].some(isInUs)).length,
    groups: groupStatistics(outcomes),
    unnamedAircraft: askWithoutAircraft(outcomes, estimator),
    cargoAskedFor: cargoAskedFor(outcomes, tables),
    unknownNames: [...names].filter(isUnknownName),
    markets,
    network: askNetwork(estimator, tables),
    aircraftCodes: askAircraftCodes(await readAircraftCodes(sources), estimator, tables),
    contrailCases: askContrailCases(estimator, tables),
    contrailsByHour: sampleContrails(estimator, tables),
    reportedFuel: compareReportedFuel(await readReportedFuel(sources), tables),
    ranges: rangeCoverage(outcomes, markets),
  };
}
