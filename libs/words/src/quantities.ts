import type { QuantityName } from '@tim/estimator';
import { fill, joined } from '@tim/languages';
import type { Messages } from './messages/en.ts';
import { textOf, type Parts } from './parts.ts';
import type { QuantityWords, Words } from './words.ts';

type Quantities = Messages['quantities'];

/** What the numbers of a working are called, and what is written in place of a number. */
export function quantityWords(
  messages: Quantities,
  parts: Parts,
): Pick<Words, 'driver' | 'quantity' | 'quantityOfCabins' | 'kind' | 'cabin' | 'route' | 'standingValue' | 'unit'> {
  const route: Words['route'] = (legs, carrierCodes) =>
    fill(messages.route, { legs: joined(parts.list, legs), carriers: joined(parts.list, carrierCodes) });
  const quantityOfCabins: Words['quantityOfCabins'] = (quantity) => ofParameters(messages, route, quantity);
  return {
    driver: (key) => messages.drivers[key],
    quantity: (quantity) => {
      const { symbol, name } = quantityOfCabins(quantity);
      if (!('cabin' in quantity)) return { symbol, name };
      const cabin = messages.cabins[quantity.cabin];
      return { symbol: `${symbol} ${cabin}`, name: fill(messages.names.inCabin, { name, cabin }) };
    },
    quantityOfCabins,
    kind: (kind) => messages.kinds[kind].name,
    cabin: (cabin) => messages.cabins[cabin],
    route,
    standingValue: (value) => textOf(messages.standings, value) ?? value,
    unit: (unit) => (unit === 'flights' ? messages.flights : unit),
  };
}

/** What a number of the working is and how it is written, with what it is of, save its cabin. */
function ofParameters(messages: Quantities, route: Words['route'], quantity: QuantityName): QuantityWords {
  const { kinds, names, symbols, drivers, driverSymbols, risks, bodies } = messages;
  const { symbol, name } = kinds[quantity.kind];
  switch (quantity.kind) {
    case 'latitude':
    case 'longitude':
      return {
        symbol: `${symbol}${quantity.end === 'origin' ? '₁' : '₂'}`,
        name: fill(names.ofAirport, { name, airportCode: quantity.airportCode }),
      };
    case 'distance-near-airports':
      return { symbol, name: fill(names.nauticalMiles, { name, nauticalMiles: quantity.nauticalMiles }) };
    case 'cargo-mass-fraction':
      return { symbol, name: fill(names.passengerMass, { name, kg: quantity.passengerMassKg }) };
    case 'seat-area':
      return { symbol, name: fill(names.body, { name, body: bodies[quantity.body] }) };
    case 'half-width':
      return {
        symbol: `${symbol} ${driverSymbols[quantity.driver]}`,
        name: quantity.driver === 'fuelModel' ? names.fuelModel : drivers[quantity.driver],
      };
    case 'half-width-low':
    case 'half-width-high': {
      const side = quantity.kind === 'half-width-low' ? 'low' : 'high';
      return {
        symbol: fill(symbols[side], { symbol, driver: driverSymbols[quantity.driver] }),
        name: fill(names[side], { driver: drivers[quantity.driver] }),
      };
    }
    case 'contrail-ratio-at': {
      const { hours } = quantity;
      return { symbol: fill(symbols.atHours, { symbol, hours }), name: fill(names.atHours, { name, hours }) };
    }
    case 'contrail-day-share': {
      const risk = risks[quantity.bucket];
      return { symbol: risk, name: fill(names.dayShare, { name, risk }) };
    }
    case 'route-duration':
    case 'route-grams':
    case 'route-days':
    case 'route-standing':
      return {
        symbol: `${symbol}${quantity.place}`,
        name: fill(names.ofRoute, { name, route: route(quantity.legs, quantity.carrierCodes) }),
      };
    default:
      return { symbol, name };
  }
}
