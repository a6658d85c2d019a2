import type { Explanations } from '../words.ts';
import { SOURCES, STRATEGIES } from './provenance.ts';

const STEPS: Explanations['steps'] = {
  greatCircleDistance: {
    text: 'El camino más corto entre los dos aeropuertos, siguiendo la curva de la Tierra.',
    result: '{great-circle-distance}',
  },
  flownDistance: {
    text: 'Los aviones dan rodeos, por el tiempo y por las rutas aéreas, así que vuelan algo más que el camino más corto.',
    how: '{great-circle-distance} × {distance-adjustment-factor}',
    result: '{flown-distance}',
  },
  ccdDistance: {
    text: 'El camino sin los primeros y últimos kilómetros junto a los aeropuertos: su combustible se cuenta aparte, porque allí el avión lo quema de otra manera.',
    how: '{flown-distance} − {distance-near-airports}',
    result: '{ccd-distance}',
  },
  fuelBurn: {
    text: 'Cuánto combustible quema un avión de este tipo: por un lado el aterrizaje y el despegue; por otro, el camino entre ambos, leído de una tabla publicada.',
    how: '{lto-fuel} + {ccd-fuel}',
    result: '{flight-fuel}',
  },
  flightEmissions: {
    text: 'Cada kilogramo de combustible causa casi cuatro de gases de efecto invernadero: la mayor parte al quemarlo (del depósito a la estela) y el resto al producirlo y llevarlo al avión (del pozo al depósito).',
    how: '{flight-fuel} × ({#tank-to-wake-factor} + {#well-to-tank-factor})',
    result: '{well-to-wake-emissions}',
  },
  passengersEmissions: {
    text: 'Bajo la cabina viaja carga, que se lleva su parte por peso. Lo que queda es de los pasajeros.',
    how: '{well-to-wake-emissions} × (100 % − {cargo-mass-fraction})',
    result: '{passengers-emissions}',
  },
  equivalentCapacity: {
    text: 'Cuántos asientos de turista cabrían si toda la cabina fuera turista: cada asiento cuenta según el suelo que ocupa.',
    how: '{seats economy} × {seat-area economy} + {seats premiumEconomy} × {seat-area premiumEconomy} + {seats business} × {seat-area business} + {seats first} × {seat-area first}',
    result: '{capacity} asientos de turista',
  },
  economySeat: {
    text: 'La parte de los pasajeros se reparte entre los asientos ocupados. Cuanto más vacío va el vuelo, más le toca a cada pasajero. En unas temporadas los vuelos van más llenos que en otras: donde se sabe, el mismo vuelo varía con su fecha.',
    how: '{passengers-emissions} ÷ ({capacity} × {passenger-load-factor})',
    result: '{economy-seat-emissions}',
  },
  passengerGrams: {
    text: 'Al pasajero de cada clase le tocan tantos asientos de turista como caben en el suelo del suyo.',
    how: 'business: {economy-seat-emissions} × {seat-area business}',
    result: '{grams-per-passenger business}',
  },
  typicalRoutes: {
    text: 'Las formas en que de verdad se puede viajar entre los dos lugares, con y sin cambio de avión; no cuentan las que tardan mucho más.',
    result: '{count} rutas',
  },
  weightedMedian: {
    text: 'La cifra típica es la de en medio, ordenadas por emisiones y contadas por días de servicio: la mitad de las salidas causa más y la otra mitad, menos. Las clases cuentan por el suelo de sus asientos, en el avión de cada ruta.',
    result: 'turista: {typical-grams economy}',
  },
  range: {
    text: 'Nadie puede conocer la cifra antes del vuelo. Cada causa de duda ensancha el intervalo, y rara vez van todas en el mismo sentido, por lo que se suman sus cuadrados. Las propias tablas de combustible del método se desvían unos puntos por ciento, en todos los vuelos por igual: eso cuenta solo para el combustible realmente quemado.',
    result:
      'turista: {range-low} a {range-high}; por el combustible realmente quemado: {burned-range-low} a {burned-range-high}',
  },
  easaLabel: {
    text: 'Este vuelo tiene una etiqueta de emisiones de la UE: sus cifras están aquí en lugar de una estimación.',
    result: 'turista: {label-grams economy}',
  },
  contrails: {
    text: 'Las estelas blancas que deja un avión también pueden calentar el clima. Es un riesgo aparte de los kilogramos y no forma parte de ellos: por debajo de 0,2 es bajo, hasta 1 medio, por encima alto.',
    how: 'respecto al CO2 del vuelo',
    result: '{contrail-ratio}',
  },
};

const SHORT_STORY: Explanations['shortStory'] = [
  { key: 'fuelBurn', text: 'El vuelo quema {flight-fuel} de combustible,' },
  { key: 'flightEmissions', text: 'que causan {well-to-wake-emissions}.' },
  {
    key: 'passengersEmissions',
    text: 'De eso, la carga se lleva el {cargo-mass-fraction} por peso; a los pasajeros les tocan {passengers-emissions}.',
  },
  {
    key: 'economySeat',
    text: 'Se lo reparten por el suelo de sus asientos. La cabina tiene el suelo de {capacity} asientos de turista, y van ocupados el {passenger-load-factor}: resultan {economy-seat-emissions} para un pasajero de turista.',
  },
];

const DRIVERS: Explanations['drivers'] = {
  aircraft: 'qué avión viene y cómo está equipado',
  cabin: 'lo bien que se conoce el número de asientos',
  passengerLoad: 'lo lleno que va el vuelo',
  cargo: 'cuánta carga viaja con él',
  routes: 'qué ruta y qué aerolínea se toman',
};

/** Data categories of ISO 14083. */
const CATEGORIES: Explanations['categories'] = {
  PRIMARY: 'datos primarios (ISO 14083)',
  MODELED: 'datos modelizados (ISO 14083)',
  DEFAULT: 'datos por defecto (ISO 14083)',
};

/** The working explained in Spanish. */
export const explanations: Explanations = {
  steps: STEPS,
  shortStory: SHORT_STORY,
  drivers: DRIVERS,
  sources: SOURCES,
  strategies: STRATEGIES,
  categories: CATEGORIES,
};
