import { spawnSync } from 'node:child_process';
import { csvLine } from '@tim/notation';
import type { CabinClass } from '@tim/estimator';
import { parse } from 'csv-parse/sync';
import { workspaceRoot } from '../workspace-root.ts';
import type { FlightFigure, FlightKey } from './flight-figures.ts';
import type { MarketRecord } from './typical-markets.ts';
import { otherInputText } from './other-input.ts';

/** Every published figure beside ours, one a row: the page's build reads the flights by these columns. */
export const FLIGHTS_FILE = 'docs/accuracy-flights.csv';
export const MARKETS_FILE = 'docs/accuracy-typical.csv';

type Cell = string | number | null | undefined;
type Columns<Figure> = Readonly<Record<string, (figure: Figure) => Cell>>;

const FLIGHT_COLUMNS = {
  carrier: ({ carrier }) => carrier,
  flight_number: ({ flightNumber }) => flightNumber,
  origin: ({ origin }) => origin,
  destination: ({ destination }) => destination,
  departure_date: ({ departureDate }) => departureDate,
  cabin: ({ cabin }) => cabin,
  aircraft_named: ({ aircraftNamed }) => aircraftNamed,
  aircraft_used: ({ aircraftUsed }) => aircraftUsed,
  published_kg: ({ publishedKg }) => publishedKg,
  our_kg: ({ ourKg }) => ourKg,
  low_kg: ({ lowKg }) => lowKg,
  high_kg: ({ highKg }) => highKg,
  error: ({ error }) => error,
  exact_kg: ({ exactKg }) => exactKg,
  exact_error: ({ exactError }) => exactError,
  contrails_published: ({ contrailsPublished }) => contrailsPublished,
  contrails: ({ contrails }) => contrails,
  cause: ({ why }) => why?.cause,
  nearest_input: ({ why }) => why?.nearest && otherInputText(why.nearest.input),
  nearest_error: ({ why }) => why?.nearest?.error,
  nearest_kind: ({ why }) => why?.nearest?.input.kind,
  nearest_aircraft: ({ why }) =>
    why?.nearest && 'aircraft' in why.nearest.input ? why.nearest.input.aircraft : undefined,
  nearest_seats: ({ why }) => (why?.nearest?.input.kind === 'layout' ? why.nearest.input.seats : undefined),
  nearest_fraction: ({ why }) =>
    why?.nearest && 'fraction' in why.nearest.input ? why.nearest.input.fraction : undefined,
  load_factor_used: ({ why }) => why?.passengerLoadFactor?.used,
  load_factor_needed: ({ why }) => why?.passengerLoadFactor?.needed,
  cargo_fraction_used: ({ why }) => why?.cargoMassFraction?.used,
  cargo_fraction_needed: ({ why }) => why?.cargoMassFraction?.needed,
} as const satisfies Columns<FlightFigure>;

const MARKET_COLUMNS = {
  market: ({ market }) => market,
  cabin: ({ cabin }) => cabin,
  captured: ({ captured }) => captured,
  published_kg: ({ publishedKg }) => publishedKg,
  our_kg: ({ ourKg }) => ourKg,
  error: ({ error }) => error,
} as const satisfies Columns<MarketRecord>;

export const flightRows = (flights: readonly FlightFigure[]): string => csvOf(FLIGHT_COLUMNS, flights);
export const marketRows = (markets: readonly MarketRecord[]): string => csvOf(MARKET_COLUMNS, markets);

function csvOf<Figure>(columns: Columns<Figure>, figures: readonly Figure[]): string {
  const lines = figures.map((figure) => Object.values(columns).map((valueOf) => String(valueOf(figure) ?? '')));
  return [Object.keys(columns), ...lines].map((cells) => csvLine(cells, ',')).join('');
}

/** A flight's errors, and what tells it from the others, as its row has them. */
export type EarlierFlight = FlightKey & Pick<FlightFigure, 'error' | 'exactError'>;
export type EarlierMarket = Omit<MarketRecord, 'ourKg'>;

export function readFlightRows(csv: string): readonly EarlierFlight[] {
  return rowsOf<keyof typeof FLIGHT_COLUMNS>(csv).map((row) => ({
    carrier: row.carrier,
    flightNumber: Number(row.flight_number),
    origin: row.origin,
    destination: row.destination,
    departureDate: row.departure_date,
    cabin: row.cabin,
    aircraftNamed: row.aircraft_named,
    publishedKg: Number(row.published_kg),
    error: numberOrNull(row.error),
    exactError: numberOrNull(row.exact_error),
  }));
}

export function readMarketRows(csv: string): readonly EarlierMarket[] {
  return rowsOf<keyof typeof MARKET_COLUMNS>(csv).map(
    ({ market, cabin, captured, published_kg: publishedKg, error }) => ({
      market,
      cabin,
      captured: Number(captured),
      publishedKg: Number(publishedKg),
      error: numberOrNull(error),
    }),
  );
}

/** A file as last committed; undefined before the first time, and outside a repository. */
export function committedText(file: string): string | undefined {
  const { status, stdout } = spawnSync('git', ['show', `HEAD:${file}`], {
    cwd: workspaceRoot,
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  return status === 0 ? stdout : undefined;
}

function rowsOf<Column extends string>(csv: string): readonly (Readonly<Record<Column, string>> & HasCabin)[] {
  return parse(csv, { columns: true });
}

type HasCabin = { readonly cabin: CabinClass };

const numberOrNull = (text: string) => (text === '' ? null : Number(text));
