import { closedAirportsOf, isInDoubt, judgeOf } from '@tim/reference-data';
import type {
  Airport,
  CarrierRoute,
  ClosedRoute,
  CodeHolder,
  NumberBlock,
  Tables,
  WithoutPassengers,
} from '@tim/reference-data';
import { smallAirport } from './small-rows.fixture.ts';

/** What a test may say of who flies where. */
export type SmallFlights = {
  readonly flights?: readonly {
    readonly flight: string;
    readonly from: string;
    readonly to: string;
    /** When the list had it last, YYYY-MM. */
    readonly lastEntered?: string;
    /** Why nobody can take it. */
    readonly without?: WithoutPassengers;
  }[];
  /** Who holds a code, and what is known of numbers that are not in the list. */
  readonly holders?: readonly CodeHolder[];
  readonly blocks?: readonly NumberBlock[];
  readonly closedRoutes?: readonly ClosedRoute[];
};

/** Whether a route is the one between two airports. */
export const on =
  (origin: Airport, destination: Airport) => (route: Pick<CarrierRoute, 'originIndex' | 'destinationIndex'>) =>
    route.originIndex === origin.index && route.destinationIndex === destination.index;

/** The list of flights and what is known of its carriers. */
export function smallFlights(known: SmallFlights): Pick<Tables, 'carrierStatus' | 'flights'> {
  const listed = (known.flights ?? []).map(({ flight, from, to, lastEntered = '', without }) => {
    const [carrierCode = '', number = '1'] = flight.split(' ');
    const route: CarrierRoute = {
      carrierCode,
      originIndex: smallAirport(from).index,
      destinationIndex: smallAirport(to).index,
      flightNumberCount: 1,
      lastEntered,
      enteredNumberCount: Number(lastEntered !== ''),
    };
    return { ...route, number: Number(number), without };
  });
  const flights = listed.filter(({ without }) => without === undefined);
  const notFlown = listed.filter(({ without }) => without !== undefined);
  const { holders = [], blocks = [], closedRoutes = [] } = known;
  const judge = judgeOf({ blocks, closedRoutes });
  const holderOf = (code: string) => holders.find(({ carrierCode }) => carrierCode === code);
  const routes = new Map<string, CarrierRoute>();
  for (const route of flights) {
    const { carrierCode, originIndex, destinationIndex, lastEntered } = route;
    const key = `${carrierCode} ${originIndex}-${destinationIndex}`;
    const before = routes.get(key);
    const flightNumberCount = (before?.flightNumberCount ?? 0) + 1;
    const enteredNumberCount = (before?.enteredNumberCount ?? 0) + route.enteredNumberCount;
    routes.set(key, { carrierCode, originIndex, destinationIndex, flightNumberCount, lastEntered, enteredNumberCount });
  }
  return {
    carrierStatus: {
      holders,
      holderOf,
      closureOf: ({ iataAirportCode }) => closedAirportsOf(closedRoutes).get(iataAirportCode),
      withoutPassengers: (carrierCode, flightNumber, origin, destination) =>
        judge({ carrierCode, holder: holderOf(carrierCode), flightNumber, origin, destination, lastEntered: '' }),
    },
    flights: {
      rowCount: flights.length,
      sourceVersion: 'made up',
      entriesKnownFrom: '2022-09',
      isCarrierKnown: (code) => listed.some(({ carrierCode }) => carrierCode === code),
      isCarrierOnRoute: (code, origin, destination) =>
        flights.filter(on(origin, destination)).some(({ carrierCode }) => carrierCode === code),
      hasFlight: (code, number, origin, destination) =>
        flights.filter(on(origin, destination)).some((one) => one.carrierCode === code && one.number === number),
      find: (code, number, origin, destination) => {
        const found = flights
          .filter(on(origin, destination))
          .find((one) => one.carrierCode === code && one.number === number);
        return found && { lastEntered: found.lastEntered, isCarrierInDoubt: isInDoubt(holderOf(code)) };
      },
      withoutPassengers: (code, number, origin, destination) =>
        notFlown.filter(on(origin, destination)).find((one) => one.carrierCode === code && one.number === number)
          ?.without,
      routeWithoutPassengers: (code, origin, destination) =>
        flights.filter(on(origin, destination)).some(({ carrierCode }) => carrierCode === code)
          ? undefined
          : notFlown.filter(on(origin, destination)).find(({ carrierCode }) => carrierCode === code)?.without,
      carrierRoute: (code, origin, destination) =>
        [...routes.values()].filter(on(origin, destination)).find(({ carrierCode }) => carrierCode === code),
      carriersOnRoute: (origin, destination) => flights.filter(on(origin, destination)),
      routesOfFlight: (code, number) => flights.filter((one) => one.carrierCode === code && one.number === number),
      *flightsOfCarrier(code) {
        for (const route of flights) if (route.carrierCode === code) yield { flightNumber: route.number, route };
      },
      carrierRoutes: () => routes.values(),
    },
  };
}
