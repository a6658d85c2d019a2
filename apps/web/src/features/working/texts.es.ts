import type { MessagesOf } from '@tim/languages';
import type { WORKING as English } from './texts.ts';

export const WORKING: MessagesOf<typeof English> = {
  shortHeading: 'En resumen',
  floorColumns: ['Clase', 'Suelo de un asiento', 'kg CO2e'],
  floorLegend: 'Un bloque es el suelo de un asiento de turista.',
  stepsHeading: 'Paso a paso',
  stepsIntroduction:
    'Cada línea es un paso con los números de este resultado. Ábrala para ver la fórmula y de dónde procede cada número. Los números se redondean solo para facilitar la lectura: si lo calcula a mano, los últimos dígitos pueden variar.',
  rangeHeading: '¿Qué fiabilidad tienen estas cifras?',
  rangeIntroduction:
    'Son una estimación hecha antes del vuelo. El intervalo se traza de modo que 8 de cada 10 vuelos queden dentro según este método, con el avión, la cabina y la ocupación del día; según el combustible realmente quemado es más amplio, como indica el último paso (kg CO2e, redondeado hacia fuera).',
  rangeColumns: ['Clase', 'Mínimo', 'Máximo'],
  driversIntroduction: 'De dónde procede la dispersión, de mayor a menor:',
  typesHeading: '¿Qué avión será?',
  typesIntroduction:
    'Nadie puede saberlo antes del día del vuelo. Pueden volar estos, cada uno con su probabilidad; las cifras son las del central por sus emisiones.',
  formula: 'Fórmula',
  source: 'Fuente:',
  section: 'Metodología, sección',
  published: 'El método publicado',
  routesMiddle: 'la central',
  routeColumn: 'Ruta',
  engineVersion: 'Versión del motor: {version}',
  floor: {
    heading: '¿Por qué la clase business cuenta {factor} veces lo que la turista?',
    narrow: {
      one: 'Por el suelo que ocupa. En un avión de un solo pasillo, un asiento de business ocupa el espacio de {factor} de turista. El avión quema combustible para llevar todo su suelo, así que a un pasajero de business le corresponde lo que a {factor} de turista.',
      other:
        'Por el suelo que ocupa. En un avión de un solo pasillo, un asiento de business ocupa el espacio de {factor} de turista. El avión quema combustible para llevar todo su suelo, así que a un pasajero de business le corresponde lo que a {factor} de turista.',
    },
    wide: {
      one: 'Por el suelo que ocupa. En un avión de dos pasillos (fuselaje ancho), un asiento de business ocupa el espacio de {factor} de turista: se convierte en cama. El avión quema combustible para llevar todo su suelo, así que a un pasajero de business le corresponde lo que a {factor} de turista.',
      other:
        'Por el suelo que ocupa. En un avión de dos pasillos (fuselaje ancho), un asiento de business ocupa el espacio de {factor} de turista: se convierte en cama. El avión quema combustible para llevar todo su suelo, así que a un pasajero de business le corresponde lo que a {factor} de turista.',
    },
    source: 'Cuánto suelo ocupa un asiento: práctica recomendada 1726 de la IATA, igual para todas las aerolíneas.',
  },
};
