import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Asked = { readonly flights?: readonly AskedFlight[]; readonly markets?: readonly AskedMarket[] };
type AskedFlight = { readonly flightNumber?: number };
type AskedMarket = { readonly destination?: string };

/** How the upstream behaves for one request; it may answer or not. */
export type Behaviour = (asked: Asked, response: ServerResponse, attempt: number) => void;

/** Flight number of a flight the upstream does not know. */
export const UNKNOWN_NUMBER = 404;

const MODEL_VERSION = { major: 9, minor: 1, dated: '20260101' };

/** Grams of the answer: told by the flight number, so that a mix-up shows. */
export const gramsOf = (flightNumber: number): number => 100_000 + flightNumber;

function detailed(flight: AskedFlight): object {
  if (flight.flightNumber === UNKNOWN_NUMBER) return { flight };
  const economy = gramsOf(flight.flightNumber ?? 0);
  return {
    flight,
    flightEmissionsDetails: {
      emissionsGramsPerPax: { first: 5 * economy, business: 4 * economy, premiumEconomy: 2 * economy, economy },
      emissionsBreakdown: {
        wttEmissionsGramsPerPax: { economy: 10_000 },
        ttwEmissionsGramsPerPax: { economy: economy - 10_000 },
      },
      source: 'TIM',
      contrailsImpactBucket: 'CONTRAILS_IMPACT_MODERATE',
    },
    emissionsMetadata: {
      emissionsProvenance: {
        provenanceEntries: [
          {
            provenanceEntryType: 'FUEL_BURN',
            source: 'EEA',
            sourceVersion: '2023',
            dataCategory: 'MODELED',
            fuelBurnEeaStrategy: 'AIRCRAFT_MAPPING_EXACT',
          },
          {
            provenanceEntryType: 'LOAD_FACTORS',
            source: 'CH_AVIATION',
            loadFactorsChAviationStrategy: 'CARRIER_MONTH',
            loadFactorsData: 0.8,
          },
          { provenanceEntryType: 'SEATING_CONFIG', source: 'OAG' },
          { provenanceEntryType: 'A_NEWER_KIND', source: 'A_NEWER_SOURCE', newerField: 1 },
        ],
      },
    },
  };
}

/** What an honest upstream answers. */
export function honestAnswer({ flights, markets }: Asked): {
  readonly flightsWithDetailedEmissions?: readonly object[];
  readonly typicalFlightEmissions?: readonly object[];
  readonly modelVersion: object;
} {
  return {
    ...(flights && { flightsWithDetailedEmissions: flights.map(detailed) }),
    ...(markets && {
      typicalFlightEmissions: markets.map((market) => ({ market, emissionsGramsPerPax: { economy: 123_456 } })),
    }),
    modelVersion: MODEL_VERSION,
  };
}

export function sendJsonBody(response: ServerResponse, status: number, json: unknown, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(json));
}

/** Answers as it should. */
export const honest: Behaviour = (asked, response) => sendJsonBody(response, 200, honestAnswer(asked));

async function readBody(request: IncomingMessage): Promise<Asked> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as Asked;
}

export type Upstream = {
  readonly url: string;
  /** Sizes of the batches asked for, in order. */
  readonly batches: readonly number[];
  /** Path and query of each request, in order. */
  readonly addresses: readonly string[];
  /** Behave so from now on. */
  readonly behave: (behaviour: Behaviour) => void;
  readonly close: () => Promise<void>;
};

/** A server that plays the Travel Impact Model API, well or badly. */
export async function startUpstream(): Promise<Upstream> {
  let behaviour = honest;
  const batches: number[] = [];
  const addresses: string[] = [];
  let attempts = 0;
  const server = createServer((request, response) => {
    void readBody(request).then((asked) => {
      addresses.push(request.url ?? '');
      batches.push((asked.flights ?? asked.markets ?? []).length);
      attempts += 1;
      behaviour(asked, response, attempts);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    batches,
    addresses,
    behave: (next) => {
      behaviour = next;
      attempts = 0;
      batches.length = 0;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
