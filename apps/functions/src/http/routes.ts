import type { ProviderName } from '../providers/provider.ts';
import type { Services } from '../services/services.ts';
import { computeDetailedFlightEmissions } from './methods/compute-detailed-flight-emissions.ts';
import { computeFlightEmissions } from './methods/compute-flight-emissions.ts';
import { computeScope3FlightEmissions } from './methods/compute-scope3-flight-emissions.ts';
import { computeTypicalFlightEmissions } from './methods/compute-typical-flight-emissions.ts';
import type { Method } from './define-method.ts';
import { figureAddress } from './figures/figure-request.ts';
import type { FigureAddress } from './figures/figure-request.ts';

/** What stands at an address. */
export type ApiRoute =
  | { readonly kind: 'method'; readonly method: Method }
  | { readonly kind: 'figure'; readonly address: FigureAddress }
  | { readonly kind: 'oembed' | 'discovery' | 'openapi' | 'mcp' };

/** The methods of the API. */
export const METHODS: readonly Method[] = [
  computeFlightEmissions,
  computeDetailedFlightEmissions,
  computeTypicalFlightEmissions,
  computeScope3FlightEmissions,
];

const ROUTES: ReadonlyMap<string, ApiRoute> = new Map<string, ApiRoute>([
  ...METHODS.map((method) => [`POST /v1/flights:${method.name}`, { kind: 'method', method }] as const),
  ['GET /$discovery/rest', { kind: 'discovery' }],
  ['GET /v1/oembed', { kind: 'oembed' }],
  ['GET /openapi.json', { kind: 'openapi' }],
  ['POST /mcp', { kind: 'mcp' }],
  ['GET /mcp', { kind: 'mcp' }],
  ['DELETE /mcp', { kind: 'mcp' }],
]);

/**
 * @param path - without the query, percent-encoding as sent
 * @returns undefined when nothing stands there
 */
export function findRoute(method: string, path: string): ApiRoute | undefined {
  const plain = path.replace(/%3A/gi, ':').replace(/%24/gi, '$');
  const asked = method === 'HEAD' ? 'GET' : method;
  const address = asked === 'GET' ? figureAddress(path) : undefined;
  return address ? { kind: 'figure', address } : ROUTES.get(`${asked} ${plain}`);
}

/** Who answers a method: scope 3 is always the engine's, anything else the provider's. */
export function answererOf(method: Method | undefined, { provider }: Services): ProviderName {
  return method === computeScope3FlightEmissions ? 'engine' : provider.name;
}

/** A route's name in the logs. */
export function operationOf(route: ApiRoute | undefined): string {
  return route?.kind === 'method' ? route.method.name : (route?.kind ?? 'unknown');
}
