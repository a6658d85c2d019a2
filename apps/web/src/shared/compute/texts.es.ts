import type { MessagesOf } from '@tim/languages';
import type {
  BATCH_RECORD as EnglishRecord,
  RECORD_REASONS as EnglishReasons,
  RECORD_TIERS as EnglishTiers,
  RECORD_WARNINGS as EnglishWarnings,
} from './texts.ts';

export const RECORD_TIERS: MessagesOf<typeof EnglishTiers> = {
  TIM_EMISSIONS:
    'El propio vuelo: su aerolínea, número, ruta y mes. Según nuestra correspondencia, el método basado en el combustible del GHG Protocol.',
  TYPICAL_FLIGHT_EMISSIONS:
    'Lo típico de la ruta: la mitad de las opciones habituales emite menos; la otra mitad, más. Según nuestra correspondencia, el método basado en la distancia.',
  DISTANCE_BASED_EMISSIONS:
    'Solo la distancia, con factores de todos los vuelos conocidos. Según nuestra correspondencia, el método basado en la distancia.',
};

export const RECORD_WARNINGS: MessagesOf<typeof EnglishWarnings> = {
  TYPICAL_IN_PLACE_OF_FLIGHT: 'No hay cifra para el propio vuelo: se da la típica de su ruta.',
  DAY_NOT_KNOWN: 'La fila indica un mes sin día: la cifra es la del vuelo del día 15 de ese mes.',
  NUMBER_NOT_LISTED: 'La aerolínea opera la ruta; este número de vuelo no figura en ella.',
  AIRLINE_NOT_KNOWN: 'No conocemos la aerolínea que indica la fila: la cifra no la tiene en cuenta.',
  FLEET_OF_ANOTHER_YEAR: 'Los aviones son los de finales de 2025, no los del año del vuelo.',
  LOADS_OF_ANOTHER_YEAR: 'No se conoce la ocupación de los vuelos ese año: la cifra toma la de 2023 a 2026.',
  AIRCRAFT_NOT_KNOWN: 'No conocemos el avión que indica la fila: la cifra es la del habitual.',
  AIRCRAFT_NOT_USED: 'La fila indica un avión que la cifra no tiene en cuenta: es la de toda la ruta.',
  RETURN_HAS_ITS_ROW: 'La fila indica ida y vuelta; el vuelo de vuelta tiene una fila propia y solo cuenta en ella.',
  TRIP_NOT_KNOWN: 'El tipo de viaje de la fila no indica si hay vuelo de vuelta: cuenta como solo ida.',
  DIVERTED: 'El vuelo fue desviado: cuenta hasta el aeropuerto en el que aterrizó.',
  DIVERSION_NOT_KNOWN: 'El vuelo fue desviado y la fila no indica adónde: cuenta como estaba previsto.',
  NO_DIRECT_FLIGHT:
    'En una parte del viaje no conocemos ningún vuelo sin escala: ahí cuenta lo típico de los viajes con conexión.',
  CABIN_NOT_ON_BOARD: 'El avión no tiene esa clase: la cifra es la que correspondería a sus asientos.',
  CABIN_ON_FEW_WAYS:
    'La mayoría de las opciones de vuelo de la ruta no tiene esa clase: la cifra es la que da el método de todos modos.',
  AIRPORT_CLOSED:
    'Un aeropuerto de la ruta ya estaba cerrado: la cifra es la de otros aeropuertos de la ciudad o cercanos.',
  DISTANCE_IN_PLACE_OF_ROUTE:
    'La ruta o su aerolínea ha cerrado desde entonces: hoy no quedan vuelos directos, y la cifra es la de su distancia.',
  LABEL_NOT_FOR_REPORTS:
    'La cifra de una etiqueta de emisiones de la UE, que no está pensada para informes de empresa.',
};

export const RECORD_REASONS: MessagesOf<typeof EnglishReasons> = {
  INVALID_ROW: 'La propia fila no es correcta; su texto dice qué campo falla y qué valor sería correcto.',
};

export const BATCH_RECORD: MessagesOf<typeof EnglishRecord> = {
  about:
    'Emisiones de una lista de vuelos según el motor abierto del Travel Impact Model, calculadas en el navegador. Sirven de prueba para un informe; no son una auditoría ni un certificado.',
  method: {
    name: 'Travel Impact Model, alcance 3: el propio vuelo; si no, lo típico de su ruta; si no, su distancia',
    unit: 'CO2e del pozo a la estela; gramos de un pasajero, kilogramos y toneladas de todos los pasajeros de una fila',
    fuel: 'Queroseno fósil; factores de CORSIA, con los PCA en que estos se basan',
    primaryData:
      'PRIMARY marca un dato de entrada de su fuente, no combustible medido por una aerolínea: para ESRS E1, la proporción de datos primarios es del 0 %.',
    offsets: 'No se resta ninguna',
  },
  declaration:
    'Lo que pide una declaración según ISO 14083. Los elementos son los aeropuertos, como nodos, y los trayectos aéreos entre ellos; lo típico de una ruta puede tener escalas que no se nombran. Los aeropuertos van aparte, con un valor por defecto que no es el suyo. No se declara conformidad.',
  repeat: {
    how: 'Guarde la lista tal como se leyó, ejecute el comando con la misma versión del motor y de los datos y compare: las respuestas son iguales byte a byte.',
  },
  otherReason: 'No se puede calcular ninguna cifra; cada fila dice por qué.',
  texts: {
    cabin: 'Las filas sin clase se toman como {cabin}.',
    passengers: 'Las filas sin número de pasajeros representan a uno.',
    date: 'Las filas sin fecha se calculan con lo típico de su ruta.',
    dateOrder: {
      'day-first': 'Las fechas que se pueden leer de dos maneras se leen así: primero el día.',
      'month-first': 'Las fechas que se pueden leer de dos maneras se leen así: primero el mes.',
    },
  },
};
