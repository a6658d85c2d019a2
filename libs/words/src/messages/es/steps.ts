import type { MessagesOf } from '@tim/languages';
import type { STEPS as English } from '../en/steps.ts';

export const STEPS: MessagesOf<typeof English> = {
  steps: {
    greatCircleDistance: {
      name: 'Distancia más corta sobre la Tierra',
      formula: 'd = 2 R atan2(√h, √(1 − h)), h = sin²(Δφ/2) + cos φ₁ cos φ₂ sin²(Δλ/2)',
      source: '{flightLevel} (una esfera en la que una milla náutica es un minuto de arco)',
    },
    flownDistance: {
      name: 'Distancia realmente volada',
      formula: 'volada = d × DAF',
      source: '{method}, distance adjustment; Teoh et al., GAIA, Zenodo 8369564',
    },
    ccdDistance: {
      name: 'Distancia en ascenso, crucero y descenso',
      formula: 'CCD = volada − cerca, como mínimo 0',
      source: '{flightLevel}',
    },
    fuelBurn: {
      name: 'Combustible quemado por el vuelo entero',
      formula: 'm = m_LTO + m_CCD, m_CCD interpolado entre las distancias de la tabla del tipo',
      source: '{flightLevel}; EMEP/EEA guidebook 2023, 1.A.3.a, Annex 1',
    },
    flightEmissions: {
      name: 'Emisiones del vuelo entero',
      formula: 'WTT = m × f_WTT, TTW = m × f_TTW, WTW = WTT + TTW',
      source: '{flightLevel}; ISO 14083:2023, tablas K.1 y K.3; ICAO CORSIA LCA methodology, 6.ª edición, tabla 5',
    },
    passengersEmissions: {
      name: 'La parte de los pasajeros, sin la de la carga',
      formula: 'E = WTW × (1 − CMF)',
      source: '{method}, apportionment to passengers and cargo',
    },
    equivalentCapacity: {
      name: 'Asientos, contados por el suelo que ocupan',
      formula: 'C = Σ asientos × factor',
      source: '{method}, cabin class; IATA RP 1726',
    },
    economySeat: {
      name: 'Emisiones de un asiento de turista ocupado',
      formula: 'e = E / (C × PLF)',
      source: '{method}, CO2e estimates per passenger',
    },
    passengerGrams: {
      name: 'Cada clase, por el suelo que ocupa su asiento',
      formula: 'clase = e × factor, en gramos enteros',
      source: '{method}, CO2e estimates per passenger; IATA RP 1726',
    },
    range: {
      name: 'Entre qué valores cabe esperar la cifra',
      formula:
        'mín = g × exp(−√Σ w²), máx = g × exp(√Σ w²), w en logaritmos de una razón, cada uno pensado para contener el 80 %; w combustible cuenta solo para el combustible realmente quemado, cuyo máx es una décima parte mayor',
      source:
        'regla propia de este motor; modelo de combustible: Comité Asesor, AC/5, informe «Model Selection»; combustible quemado: US BTS Form 41, 2023 a 2025',
    },
    contrails: {
      name: 'Riesgo de calentamiento por estelas, aparte de los kilogramos',
      formula:
        'x = EEF / (1,4397 GJ/kg × 3,16 × m) para cada hora de salida: bajo, por debajo de 0,2; medio, hasta 1; alto, por encima; el riesgo es el de la hora de salida si está en un horario y, si no, el de la mayor parte del día',
      source:
        'Comité Asesor, informe «Contrails Impact» del 5 de noviembre de 2025; una aproximación: si ningún horario tiene la hora de salida, todas las horas cuentan igual',
    },
    easaLabel: {
      name: 'Cifras de la etiqueta del vuelo',
      formula:
        'WTW según la etiqueta; WTT y TTW repartidos como en el queroseno fósil, sin descontar el combustible sostenible',
      source: 'EASA Flight Emissions Label',
    },
    typicalRoutes: {
      name: 'Rutas que cuentan, primero las más rápidas',
      formula:
        'sin escala o con una conexión en un aeropuerto principal de una aerolínea; no mucho más largas que la más rápida',
      source: '{typical}; duraciones según un ajuste del tiempo de bloque a la distancia, US BTS T-100',
    },
    weightedMedian: {
      name: 'La ruta central',
      formula: 'por clase, el primer valor en orden creciente con el que se alcanza la mitad de los días de operación',
      source:
        '{typical}, «weighted median»; días de operación según los vuelos de 2022; si no, de 2016-17; si no, estimados por los números de vuelo',
    },
  },
  typicalRoutesWithin:
    'sin escala o con una conexión en un aeropuerto principal de una aerolínea, con {connectionHours} h entre vuelos; al menos {slowestKmPerHour} km/h, no mucho más largas que la más rápida; las {fastestRoutes} más rápidas; los aeropuertos a menos de {nearbyKm} km de una ciudad cuentan cuando ningún vuelo los une a ella y los usa al menos el {fewestUsersPercent} % de sus habitantes, según los vuelos divididos por la distancia al cuadrado',
};
