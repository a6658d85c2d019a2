import { utcDate } from '@tim/notation';
import type { Shot } from './generate-load.ts';

const departureDate = utcDate(Date.now(), 30);

const ROUTES = [
  ['ZRH', 'BOS', 'LX'],
  ['LHR', 'JFK', 'BA'],
  ['FRA', 'SIN', 'SQ'],
  ['CDG', 'NCE', 'AF'],
  ['SYD', 'MEL', 'QF'],
  ['ATL', 'LAX', 'DL'],
  ['DXB', 'LHR', 'EK'],
  ['GRU', 'GIG', 'G3'],
] as const;

function flight(n: number): object {
  const [origin, destination, operatingCarrierCode] = ROUTES[n % ROUTES.length] ?? ROUTES[0];
  return { origin, destination, operatingCarrierCode, flightNumber: String((n % 900) + 1), departureDate };
}

function market(n: number): object {
  const [origin, destination] = ROUTES[n % ROUTES.length] ?? ROUTES[0];
  return { origin, destination };
}

const good = (data: object): Shot => ({ path: '/', body: JSON.stringify({ data }), expected: [200] });

export const oneFlight = (n: number): Shot => good({ flights: [flight(n)] });
export const hundredFlights = (n: number): Shot =>
  good({ flights: Array.from({ length: 100 }, (_, at) => flight(n + at)) });
export const typical = (n: number): Shot => good({ markets: [market(n)] });

export const routeFigure = (n: number): Shot => {
  const [origin, destination] = ROUTES[n % ROUTES.length] ?? ROUTES[0];
  return { path: `/v1/figures/route/${origin}-${destination}`, expected: [200] };
};

/** One in twenty is wrong, each time in another way. */
export function mix(n: number): Shot {
  if (n % 20 !== 7) return n % 5 === 0 ? hundredFlights(n) : oneFlight(n);
  const bad = [
    { data: { flights: 'none' } },
    { data: { flights: [{ origin: 'ZURICH' }] } },
    { flights: [] },
    { data: null },
  ];
  return { path: '/', body: JSON.stringify(bad[Math.floor(n / 20) % bad.length]), expected: [400] };
}
