import { ENGINE_VERSION } from '@tim/engine';
import { aircraftNamed } from '@tim/batch';
import { CABIN_CLASSES, createEstimator, type CabinClass, type EstimateResult } from '@tim/estimator';
import { NO_LABELS, type Tables } from '@tim/reference-data';
import { askFigures, askOnAnyDay, type FigureOutcome } from './ask-figures.ts';
import { explain, type ExplainedFigure } from './causes.ts';
import { contrailBuckets, type ContrailBuckets } from './contrail-buckets.ts';
import { contrailDifferences, contrailFlights, type ContrailDifferences } from './contrail-differences.ts';
import { askContrailCases, sampleContrails, type ContrailCase, type ContrailsByHour } from './contrail-cases.ts';
import { byCarrierRoute, comparisonsOf, errorStatistics, type ErrorStatistics } from './error-statistics.ts';
import { compareFuelByRoute, type FuelByRoute } from './fuel-by-route.ts';
import { compareFuelByType, type FuelComparison } from './fuel-by-type.ts';
import { errorParts, partedFigures, type ErrorParts } from './error-parts.ts';
import { goldenFigures, type GoldenFigure } from './golden-cases.ts';
import { groupErrors, type Groups } from './groups.ts';
import { askAircraftCodes, askNetwork, type AircraftCodeAnswers, type NetworkAnswers } from './network.ts';
import { desnzKg, flightyco2Kg } from './other-ways.ts';
import { withKnownShares } from './known-shares.ts';
import { leftOutCoverage, type LeftOutCoverage } from './left-out-coverage.ts';
import { rangeCoverage, rangedFigures, type RangeCoverage } from './range-coverage.ts';
import { askRuleVariants, type RuleVariant } from './rule-variants.ts';
import { seatKilometreBands, type SeatKilometreBand } from './seat-kilometres.ts';
import {
  readAircraftCodes,
  readFuelByRoute,
  readFuelByType,
  readGoldenCases,
  readPublishedFigures,
  readPublishedMarkets,
  readSeatKilometres,
} from './truth-files.ts';
import { typeAnswers, type TypeAnswers } from './type-answers.ts';
import { askTypicalMarkets, type MarketFigure } from './typical-markets.ts';

/** Errors of one cabin by one way, each figure counted, and each carrier's route counted once. */
export type CabinErrors = { readonly byFigure: ErrorStatistics; readonly byCarrierRoute: ErrorStatistics };
export type ErrorsByCabin = Readonly<Record<CabinClass, CabinErrors>>;

/** Everything the report is written from. */
export type Findings = {
  readonly engineVersion: string;
  /** Date of the tables' newest source, YYYYMMDD. */
  readonly tablesDated: string;
  readonly golden: readonly GoldenFigure[];
  /** LX 52 as the engine answers it by itself, for the golden case beside it. */
  readonly ownGolden: EstimateResult;
  readonly figures: readonly FigureOutcome[];
  /** Those of economy, asked with nothing given. */
  readonly economy: readonly ExplainedFigure[];
  readonly nothingGiven: ErrorsByCabin;
  readonly exactGiven: ErrorsByCabin;
  /** The figures whose aircraft name is exact, asked with nothing given: beside `exactGiven`. */
  readonly exactNotGiven: ErrorsByCabin;
  /** With the types published for each carrier's route, but not which flight has which: the floor. */
  readonly sharesKnown: ErrorsByCabin;
  readonly typesOfKnownShares: TypeAnswers;
  readonly errorParts: ErrorParts;
  readonly flightyco2: ErrorsByCabin;
  readonly desnz: ErrorsByCabin;
  readonly groups: Groups;
  readonly types: TypeAnswers;
  readonly variants: readonly RuleVariant[];
  readonly ranges: RangeCoverage;
  /** Of carriers whose figures the ranges' width did not see. */
  readonly rangesLeftOut: LeftOutCoverage;
  readonly contrails: ContrailBuckets;
  readonly contrailDifferences: ContrailDifferences;
  /** Aircraft names that no one here knows. */
  readonly unknownNames: readonly string[];
  readonly markets: readonly MarketFigure[];
  readonly network: NetworkAnswers;
  readonly aircraftCodes: AircraftCodeAnswers;
  readonly contrailCases: readonly ContrailCase[];
  readonly contrailsByHour: ContrailsByHour;
  readonly fuelByRoute: FuelByRoute;
  readonly fuelByType: readonly FuelComparison[];
  readonly seatKilometres: readonly SeatKilometreBand[];
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
  const published = await readPublishedFigures(sources);
  const figures = askFigures(published, estimator, tables);
  const known = withKnownShares(figures, estimator);
  const withContrails = contrailFlights(figures, estimator, tables);
  const exact = figures.filter(({ naming }) => naming === 'exact');
  const economy = figures
    .filter((figure) => figure.published.cabin === 'economy')
    .map((figure) => ({ ...figure, explanation: explain(figure, estimator, tables) }));
  const namedAircraft = aircraftNamed(tables.families.names);
  const names = new Set(published.map((figure) => figure.aircraft_name));
  return {
    engineVersion: ENGINE_VERSION,
    tablesDated: tables.dated,
    golden: goldenFigures(readGoldenCases(sources), tables),
    ownGolden: askOnAnyDay(estimator, LX52),
    figures,
    economy,
    nothingGiven: errorsByCabin(figures, ({ ourKg }) => ourKg),
    exactGiven: errorsByCabin(exact, ({ exactKg }) => exactKg),
    exactNotGiven: errorsByCabin(exact, ({ ourKg }) => ourKg),
    sharesKnown: errorsByCabin(known, ({ ourKg }) => ourKg),
    typesOfKnownShares: typeAnswers(known, tables),
    errorParts: errorParts(partedFigures(exact)),
    flightyco2: errorsByCabin(figures, (figure) => flightyco2Kg(figure, tables)),
    desnz: errorsByCabin(figures, (figure) => desnzKg(figure, tables)),
    groups: groupErrors(economy, tables),
    types: typeAnswers(figures, tables),
    variants: askRuleVariants(published, figures, tables),
    ranges: rangeCoverage(rangedFigures(figures)),
    rangesLeftOut: leftOutCoverage(rangedFigures(figures)),
    contrails: contrailBuckets(withContrails),
    contrailDifferences: contrailDifferences(withContrails),
    unknownNames: [...names].filter((name) => name.trim() !== '' && !namedAircraft(name)),
    markets: askTypicalMarkets(await readPublishedMarkets(sources), estimator),
    network: askNetwork(estimator, tables),
    aircraftCodes: askAircraftCodes(await readAircraftCodes(sources), estimator, tables),
    contrailCases: askContrailCases(estimator, tables),
    contrailsByHour: sampleContrails(estimator, tables),
    fuelByRoute: compareFuelByRoute(await readFuelByRoute(sources), tables),
    fuelByType: compareFuelByType(await readFuelByType(sources), tables),
    seatKilometres: seatKilometreBands(await readSeatKilometres(sources), estimator, tables),
  };
}

function errorsByCabin(
  figures: readonly FigureOutcome[],
  kgOf: (figure: FigureOutcome) => number | undefined,
): ErrorsByCabin {
  const ofCabin = (cabin: CabinClass): CabinErrors => {
    const comparisons = comparisonsOf(
      figures.filter(({ published }) => published.cabin === cabin),
      kgOf,
    );
    return { byFigure: errorStatistics(comparisons), byCarrierRoute: errorStatistics(byCarrierRoute(comparisons)) };
  };
  return Object.fromEntries(CABIN_CLASSES.map((cabin) => [cabin, ofCabin(cabin)])) as ErrorsByCabin;
}
