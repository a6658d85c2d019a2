import type { Explanations } from '../../words.ts';
import { SOURCES, STRATEGIES } from './provenance.ts';

const STEPS: Explanations['steps'] = {
  greatCircleDistance: {
    text: 'El camino más corto entre los dos aeropuertos, siguiendo la curva de la Tierra.',
    result: '{great-circle-distance}',
  },
  flownDistance: {
    text: 'Los aviones dan rodeos, por la meteorología y por las rutas aéreas, así que vuelan algo más que el camino más corto.',
    how: '{great-circle-distance} × {distance-adjustment-factor}',
    result: '{flown-distance}',
  },
  ccdDistance: {
    text: 'El trayecto sin los primeros y los últimos kilómetros, cerca de los aeropuertos: su combustible se cuenta aparte, porque allí el avión lo quema de otra manera.',
    how: '{flown-distance} − {distance-near-airports}',
    result: '{ccd-distance}',
  },
  fuelBurn: {
    text: 'Cuánto combustible quema un avión de este tipo: por un lado el aterrizaje y el despegue; por otro, el trayecto entre ambos, según una tabla publicada.',
    how: '{lto-fuel} + {ccd-fuel}',
    result: '{flight-fuel}',
  },
  flightEmissions: {
    text: 'Cada kilogramo de combustible causa casi cuatro de gases de efecto invernadero: la mayor parte al quemarlo (del depósito a la estela) y el resto al producirlo y llevarlo al avión (del pozo al depósito).',
    how: '{flight-fuel} × ({#tank-to-wake-factor} + {#well-to-tank-factor})',
    result: '{well-to-wake-emissions}',
  },
  passengersEmissions: {
    text: 'En la bodega viaja carga, a la que corresponde su parte por peso. El resto corresponde a los pasajeros.',
    how: '{well-to-wake-emissions} × (100 % − {cargo-mass-fraction})',
    result: '{passengers-emissions}',
  },
  equivalentCapacity: {
    text: 'Cuántos asientos de turista cabrían si toda la cabina fuera turista: cada asiento cuenta según el suelo que ocupa.',
    how: '{seats economy} × {seat-area economy} + {seats premiumEconomy} × {seat-area premiumEconomy} + {seats business} × {seat-area business} + {seats first} × {seat-area first}',
    result: '{capacity} asientos de turista',
  },
  economySeat: {
    text: 'La parte de los pasajeros se reparte entre los asientos ocupados. Cuanto más vacío va el vuelo, más le corresponde a cada pasajero. En unas temporadas los vuelos van más llenos que en otras: cuando se sabe, la cifra de un mismo vuelo varía con la fecha.',
    how: '{passengers-emissions} ÷ ({capacity} × {passenger-load-factor})',
    result: '{economy-seat-emissions}',
  },
  passengerGrams: {
    text: 'Al pasajero de cada clase se le asignan tantos asientos de turista como cabrían en el suelo que ocupa el suyo.',
    how: 'business: {economy-seat-emissions} × {seat-area business}',
    result: '{grams-per-passenger business}',
  },
  typicalRoutes: {
    text: 'Las opciones reales para volar entre los dos lugares, con o sin cambio de avión; no cuentan las que tardan mucho más.',
    result: '{count} rutas',
  },
  weightedMedian: {
    text: 'Ordenadas las rutas por emisiones y contadas por días de operación, la cifra típica es la central: la mitad de las salidas causa más y la otra mitad, menos. Las clases se calculan por el suelo de sus asientos, en el avión de cada ruta.',
    result: 'turista: {typical-grams economy}',
  },
  range: {
    text: 'Nadie puede conocer la cifra antes del vuelo. Cada causa de incertidumbre ensancha el intervalo; como rara vez van todas en el mismo sentido, se suman sus cuadrados. Las propias tablas de combustible del método se desvían algunos puntos porcentuales, en todos los vuelos por igual: eso cuenta solo para el combustible realmente quemado.',
    result:
      'turista: {range-low} a {range-high}; por el combustible realmente quemado: {burned-range-low} a {burned-range-high}',
  },
  easaLabel: {
    text: 'Este vuelo tiene una etiqueta de emisiones de la UE: sus cifras están aquí en lugar de una estimación.',
    result: 'turista: {label-grams economy}',
  },
  contrails: {
    text: 'Las estelas blancas que deja un avión también pueden calentar el clima. Es un riesgo aparte de los kilogramos y no forma parte de ellos: por debajo de 0,2 es bajo; hasta 1, medio; por encima, alto.',
    how: 'respecto al CO2 del vuelo',
    result: '{contrail-ratio}',
  },
};

const SHORT_STORY: Explanations['shortStory'] = [
  { key: 'fuelBurn', text: 'El vuelo quema {flight-fuel} de combustible,' },
  { key: 'flightEmissions', text: 'que causan {well-to-wake-emissions}.' },
  {
    key: 'passengersEmissions',
    text: 'De eso, a la carga le corresponde el {cargo-mass-fraction}, por peso; a los pasajeros, {passengers-emissions}.',
  },
  {
    key: 'economySeat',
    text: 'Se reparten según el suelo de los asientos. El suelo de la cabina equivale a {capacity} asientos de turista, de los que va ocupado el {passenger-load-factor}: resultan {economy-seat-emissions} para un pasajero de turista.',
  },
];

const DRIVERS: Explanations['drivers'] = {
  aircraft: 'qué avión vuela y con qué cabina',
  cabin: 'con qué certeza se conoce el número de asientos',
  passengerLoad: 'la ocupación del vuelo',
  cargo: 'la carga que lleva',
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
