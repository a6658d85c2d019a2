import type { CabinClass, QuantityKind, QuantityName } from '@tim/estimator';
import type { QuantityWords } from '../words.ts';
import { driverWords } from './drivers.ts';

const CABINS: Readonly<Record<CabinClass, string>> = {
  economy: 'turista',
  premiumEconomy: 'turista premium',
  business: 'business',
  first: 'primera',
};

const RISKS = { NEGLIGIBLE: 'bajo', MODERATE: 'medio', SEVERE: 'alto' } as const;

/** Drivers of the range, as symbols have them. */
const DRIVERS = {
  fuelModel: 'combustible',
  cabin: 'cabina',
  passengerLoad: 'ocupación',
  cargo: 'carga',
  aircraft: 'avión',
  routes: 'rutas',
} as const;

const words = (symbol: string, name: string): QuantityWords => ({ symbol, name });

/** What a number is, whatever cabin, airport or route it is of. */
const KINDS: Readonly<Record<QuantityKind, QuantityWords>> = {
  latitude: words('φ', 'Latitud'),
  longitude: words('λ', 'Longitud'),
  'great-circle-distance': words('d', 'Distancia de círculo máximo'),
  'distance-adjustment-factor': words('DAF', 'Factor de ajuste de la distancia'),
  'flown-distance': words('volada', 'Distancia volada'),
  'distance-near-airports': words('cerca', 'Parte volada cerca de los aeropuertos'),
  'ccd-distance': words('CCD', 'Distancia de ascenso, crucero y descenso'),
  aircraft: words('tipo', 'Avión'),
  'fuel-table': words('tabla', 'Tabla de combustible'),
  'fuel-factor': words('factor', 'Factor por winglets sobre el combustible de la tabla'),
  'lto-fuel': words('m_LTO', 'Combustible de aterrizaje y despegue'),
  'ccd-fuel': words('m_CCD', 'Combustible de ascenso, crucero y descenso'),
  'flight-fuel': words('m', 'Combustible del vuelo'),
  'well-to-tank-factor': words('f_WTT', 'Factor del pozo al depósito del queroseno'),
  'tank-to-wake-factor': words('f_TTW', 'Factor del depósito a la estela del queroseno'),
  'well-to-tank-emissions': words('WTT', 'Emisiones del pozo al depósito'),
  'tank-to-wake-emissions': words('TTW', 'Emisiones del depósito a la estela'),
  'well-to-wake-emissions': words('WTW', 'Emisiones del pozo a la estela'),
  'cargo-mass-fraction': words('CMF', 'Proporción de la carga en la carga útil'),
  'cargo-departures': words('n', 'Vuelos en los que se contó la carga'),
  'passenger-departures': words('n', 'Vuelos en los que se contaron los pasajeros'),
  'passengers-emissions': words('E', 'Emisiones de todos los pasajeros'),
  seats: words('asientos', 'Asientos'),
  'seat-area': words('factor', 'Suelo de un asiento'),
  capacity: words('C', 'Capacidad en asientos de turista'),
  'passenger-load-factor': words('PLF', 'Factor de ocupación'),
  'economy-seat-emissions': words('e', 'Emisiones de un pasajero de turista'),
  'grams-per-passenger': words('WTW', 'Emisiones del pozo a la estela por pasajero'),
  'label-grams': words('WTW', 'Emisiones del pozo a la estela por pasajero'),
  'typical-grams': words('típico', 'Emisiones típicas por pasajero'),
  'half-width': words('w', 'Semiancho'),
  'half-width-low': words('w', 'Semiancho hacia abajo'),
  'half-width-high': words('w', 'Semiancho hacia arriba'),
  'range-low': words('mín', 'Mínimo en turista'),
  'range-high': words('máx', 'Máximo en turista'),
  'burned-range-low': words('mín_quemado', 'Mínimo en turista, del combustible realmente quemado'),
  'burned-range-high': words('máx_quemado', 'Máximo en turista, del combustible realmente quemado'),
  'contrail-energy': words('EEF', 'Energía que cabe esperar que retengan las estelas, media del día'),
  'departure-hour': words('t', 'Hora de salida, UTC'),
  'contrail-ratio-at-departure': words('x en t', 'Estelas respecto al CO2 del vuelo, saliendo a esta hora'),
  'contrail-ratio-at': words('x', 'Estelas respecto al CO2 del vuelo'),
  'contrail-ratio': words('x', 'Estelas respecto al CO2 del vuelo, media del día'),
  'contrail-day-share': words('parte', 'Parte del día'),
  'route-duration': words('t', 'Duración'),
  'route-grams': words('e', 'Turista'),
  'route-days': words('w', 'Días de operación al año'),
  'route-standing': words('hoy', 'Se opera hoy'),
  'label-version': words('etiqueta', 'Versión de la etiqueta'),
};

export const kindWords = (kind: QuantityKind): string => KINDS[kind].name;

const STANDINGS: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    current: 'sí',
    likely: 'probablemente',
    old: 'antes',
    'not-flown': 'no',
  }),
);

export const standingValueWords = (value: string): string => STANDINGS.get(value) ?? value;

export const unitWords = (unit: string): string => (unit === 'flights' ? 'vuelos' : unit);

export const cabinWords = (cabin: CabinClass): string => CABINS[cabin];

export const routeWords = (legs: readonly string[], carrierCodes: readonly string[]): string =>
  `${legs.join(', ')} con ${carrierCodes.join(', ')}`;

/** What a number of the working is and how it is written, without its cabin. */
export function quantityOfCabinsWords(quantity: QuantityName): QuantityWords {
  const { symbol, name } = KINDS[quantity.kind];
  switch (quantity.kind) {
    case 'latitude':
    case 'longitude':
      return words(`${symbol}${quantity.end === 'origin' ? '₁' : '₂'}`, `${name} de ${quantity.airportCode}`);
    case 'distance-near-airports':
      return words(symbol, `${name}, ${quantity.nauticalMiles} millas náuticas`);
    case 'cargo-mass-fraction':
      return words(symbol, `${name}, un pasajero contado como ${quantity.passengerMassKg} kg`);
    case 'seat-area':
      return words(
        symbol,
        `${name}, contado en asientos de turista, ${quantity.body === 'wide' ? 'fuselaje ancho' : 'fuselaje estrecho'}`,
      );
    case 'half-width':
      return words(
        `${symbol} ${DRIVERS[quantity.driver]}`,
        quantity.driver === 'fuelModel'
          ? 'Tablas de combustible respecto al combustible realmente quemado'
          : driverWords(quantity.driver),
      );
    case 'half-width-low':
      return words(`${symbol} ${DRIVERS[quantity.driver]}, mín`, `${driverWords(quantity.driver)}, hacia abajo`);
    case 'half-width-high':
      return words(`${symbol} ${DRIVERS[quantity.driver]}, máx`, `${driverWords(quantity.driver)}, hacia arriba`);
    case 'contrail-ratio-at':
      return words(
        `${symbol} a las ${quantity.hours} h`,
        `${name}, saliendo a las ${quantity.hours} h, hora solar del origen`,
      );
    case 'contrail-day-share':
      return words(RISKS[quantity.bucket], `${name} en la que el riesgo de una salida es ${RISKS[quantity.bucket]}`);
    case 'route-duration':
    case 'route-grams':
    case 'route-days':
    case 'route-standing':
      return words(`${symbol}${quantity.place}`, `${name}, ${routeWords(quantity.legs, quantity.carrierCodes)}`);
    default:
      return KINDS[quantity.kind];
  }
}

/** What a number of the working is, and how it is written. */
export function quantityWords(quantity: QuantityName): QuantityWords {
  const { symbol, name } = quantityOfCabinsWords(quantity);
  if (!('cabin' in quantity)) return words(symbol, name);
  const cabin = CABINS[quantity.cabin];
  return words(`${symbol} ${cabin}`, `${name}, ${cabin}`);
}
