import { CONTRAIL_RISKS } from '@tim/batch';
import type { ContrailsBucket } from '@tim/estimator';
import { dayText } from '@tim/notation';
import { partsOf, rowsOf, type FlightQuestion, type Question } from './question.ts';
import { text, type Field, type Told } from './told.ts';
import { GRAMS, PHASES, RANGE, type EntryPoint } from './entry-point.ts';

/** Most entries of one request. Source: libs/validation/src/limits.ts. */
const MOST_ENTRIES = 1000;
/** Rows of one request of BigQuery's. */
const MOST_ROWS = 5000;

type Grams = {
  readonly economy?: number;
  readonly premiumEconomy?: number;
  readonly business?: number;
  readonly first?: number;
};

/** An entry of either dialect's response, of a flight or a market. */
type Entry = {
  readonly emissionsGramsPerPax?: Grams;
  readonly range?: { readonly low?: Grams; readonly high?: Grams };
  readonly aircraft?: { readonly icaoAircraftType?: string };
  /** A number on the callable, a name in the API. */
  readonly contrailsImpactBucket?: number | string;
  readonly unavailableReason?: string;
};
/** A number that is 0 is not sent. */
type Version = {
  readonly major?: number;
  readonly minor?: number;
  readonly patch?: number;
  readonly dated?: string;
  readonly dataHash?: string;
};
type Response = {
  readonly modelVersion: Version;
  readonly flightEmissions?: readonly Entry[];
  readonly typicalFlightEmissions?: readonly Entry[];
};

const BUCKETS: readonly ContrailsBucket[] = ['NEGLIGIBLE', 'MODERATE', 'SEVERE'];

function contrailsOf(bucket: number | string | undefined): string {
  const found = BUCKETS.find((name, at) => bucket === at + 1 || String(bucket).endsWith(`_${name}`));
  return found ? CONTRAIL_RISKS[found] : '';
}

function entryTold(entry: Entry, made: Pick<Told, 'model' | 'data'>): Told {
  const { emissionsGramsPerPax: grams, range, aircraft } = entry;
  return {
    economy: text(grams?.economy),
    premium_economy: text(grams?.premiumEconomy),
    business: text(grams?.business),
    first: text(grams?.first),
    low: text(range?.low?.economy),
    high: text(range?.high?.economy),
    aircraft: text(aircraft?.icaoAircraftType),
    contrails: contrailsOf(entry.contrailsImpactBucket),
    reason: text(entry.unavailableReason),
    ...made,
  };
}

async function post(url: string, body: unknown): Promise<unknown> {
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const answer = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${answer.slice(0, 300)}`);
  // The tools' protocol may answer with a stream of one event, and with comments before it where that takes its time.
  return JSON.parse(/^data: (.*)$/m.exec(answer)?.[1] ?? answer);
}

const flightMessage = ({ carrierCode, flightNumber, date, ...market }: FlightQuestion) => ({
  ...market,
  operatingCarrierCode: carrierCode,
  departureDate: date,
  flightNumber,
});

/** What an operation is asked and how it is sent: the callables, the API and the tools take the same lists. */
type Operation = 'flights' | 'markets';
type Call = (operation: Operation, entries: readonly object[]) => Promise<Response>;

const TELLS: readonly Field[] = [...GRAMS, ...RANGE, 'aircraft', 'contrails', 'reason', 'model', 'data'];

function entriesEntryPoint(name: string, call: Call): EntryPoint {
  return {
    name,
    answers: 'flights and markets',
    tells: TELLS,
    ask: async ({ flights, markets }) => {
      const told: Told[] = [];
      const askAll = async (operation: Operation, entries: readonly object[]) => {
        for (const part of partsOf(entries, MOST_ENTRIES)) {
          const response = await call(operation, part);
          const { major = 0, minor = 0, patch = 0, dated = '', dataHash } = response.modelVersion;
          const answered = response.flightEmissions ?? response.typicalFlightEmissions ?? [];
          const made = { model: `${major}.${minor}.${patch}.${dated}`, data: text(dataHash) };
          told.push(...answered.map((entry) => entryTold(entry, made)));
        }
      };
      await askAll('flights', flights.map(flightMessage));
      await askAll('markets', markets);
      return told;
    },
  };
}

/** The callables, which the site's result page asks. A flight number is a text there. */
export const callables = (flightsUrl: string, marketsUrl: string): EntryPoint =>
  entriesEntryPoint('callable', async (operation, entries) => {
    const url = operation === 'flights' ? flightsUrl : marketsUrl;
    const texts = entries.map((entry) =>
      'flightNumber' in entry ? { ...entry, flightNumber: text(Number(entry.flightNumber)) } : entry,
    );
    const { result } = (await post(url, { data: { [operation]: texts } })) as { readonly result: Response };
    return result;
  });

const METHODS = { flights: 'computeFlightEmissions', markets: 'computeTypicalFlightEmissions' } as const;
/** Any of its switches asks for this project's additions. */
const ADDITIONS = {
  flights: { includeEmissionsInputs: false, includeEmissionsBreakdown: false },
  markets: { includeWorking: false },
} as const;

/** The REST API, with this project's additions. */
export const restApi = (url: string): EntryPoint =>
  entriesEntryPoint('/v1', async (operation, entries) => {
    const body = { [operation]: entries, ...ADDITIONS[operation] };
    return (await post(`${url}v1/flights:${METHODS[operation]}`, body)) as Response;
  });

const TOOLS = { flights: 'compute_flight_emissions', markets: 'compute_typical_flight_emissions' } as const;

/** The tools of the Model Context Protocol. */
export const mcpTools = (url: string): EntryPoint =>
  entriesEntryPoint('MCP', async (operation, entries) => {
    const params = { name: TOOLS[operation], arguments: { [operation]: entries } };
    const { result } = (await post(`${url}mcp`, { jsonrpc: '2.0', id: 1, method: 'tools/call', params })) as {
      readonly result: { readonly structuredContent: Response };
    };
    return result.structuredContent;
  });

/** A reply of the function behind BigQuery. */
type Reply = Readonly<Record<string, string | number | readonly string[]>>;

const REPLY_FIELDS: Readonly<Partial<Record<Field, string>>> = {
  economy: 'g_co2e_per_passenger',
  ...Object.fromEntries([...PHASES, ...RANGE].map((part) => [part, `${part}_g`])),
  tier: 'tier',
  aircraft: 'aircraft',
  contrails: 'contrail_risk',
  warnings: 'warnings',
  reason: 'reason',
  model: 'model',
  data: 'data_hash',
};

const callOf = ({ origin, destination, carrierCode, flightNumber, date }: Question) => [
  origin,
  destination,
  carrierCode ?? null,
  flightNumber ?? null,
  date ? dayText(date) : null,
];

/** The function behind BigQuery. It has today from the clock. */
export const bigQuery = (url: string): EntryPoint => ({
  name: 'BigQuery function',
  answers: 'rows',
  tells: Object.keys(REPLY_FIELDS) as readonly Field[],
  ask: async (questions) => {
    const told: Told[] = [];
    for (const rows of partsOf(rowsOf(questions), MOST_ROWS)) {
      const { replies } = (await post(url, { calls: rows.map(callOf) })) as { readonly replies: readonly Reply[] };
      told.push(...replies.map(replyTold));
    }
    return told;
  },
});

const replyTold = (reply: Reply): Told =>
  Object.fromEntries(
    Object.entries(REPLY_FIELDS).map(([field, name]) => {
      const value = reply[name];
      return [field, typeof value === 'object' ? value.join(' ') : text(value)];
    }),
  );

/** One figure, as /v1/figures answers it; a member that is not known is left out. */
type FigureJson = Readonly<
  Partial<Record<'co2ePerPassenger' | 'wellToTank' | 'tankToWake' | 'low' | 'high', number>>
> & { readonly contrailRisk?: string };

/** Figures asked for at once. */
const FIGURES_AT_ONCE = 20;

const figureTold = (figure: FigureJson): Told => ({
  economy: text(figure.co2ePerPassenger),
  well_to_tank: text(figure.wellToTank),
  tank_to_wake: text(figure.tankToWake),
  low: text(figure.low),
  high: text(figure.high),
  contrails: text(figure.contrailRisk),
  reason: '',
});

/** One figure at an address of its own, which a cell or a page asks for. It tells nothing of a cabin that is not on board. */
export const figures = (url: string): EntryPoint => ({
  name: '/v1/figures',
  answers: 'flights and markets',
  tells: ['economy', 'well_to_tank', 'tank_to_wake', 'low', 'high', 'contrails', 'reason', 'data'],
  ask: async ({ flights, markets }) => {
    const addresses = [
      ...flights.map(
        ({ origin, destination, carrierCode, flightNumber, date }) =>
          `flight/${[origin, destination, carrierCode, flightNumber, dayText(date)].join('-')}`,
      ),
      ...markets.map(({ origin, destination }) => `route/${origin}-${destination}`),
    ];
    const told: Told[] = [];
    for (const part of partsOf(addresses, FIGURES_AT_ONCE)) {
      told.push(...(await Promise.all(part.map((address) => figureAt(`${url}v1/figures/${address}?unit=g`)))));
    }
    return told;
  },
});

async function figureAt(address: string): Promise<Told> {
  const response = await fetch(address);
  const data = text(response.headers.get('x-data-hash'));
  if (response.ok) return { ...figureTold((await response.json()) as FigureJson), data };
  const reason = response.headers.get('x-unavailable-reason');
  if (reason === null) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
  return reason === 'NO_SUCH_CABIN' ? {} : { ...figureTold({}), reason, data };
}
