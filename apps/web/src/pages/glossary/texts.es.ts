import type { MessagesOf } from '@tim/languages';
import type { GLOSSARY as English } from './texts.ts';

export const GLOSSARY: MessagesOf<typeof English> = {
  title: 'Glosario',
  description:
    'Las palabras del cálculo de emisiones de la aviación: qué significan, cómo se dicen en inglés y de dónde viene la palabra española.',
  introduction:
    'Qué significan las palabras de estas páginas, cómo se dicen en inglés y, si alguien la publicó, de dónde viene la palabra española.',
  inEnglish: 'en inglés:',
  source: 'Fuente de la palabra',
  terms: {
    wellToWake: {
      word: 'del pozo a la estela',
      meaning:
        'Todas las emisiones de un combustible: las de producirlo y transportarlo y las de quemarlo. Todas las cifras de este sitio van del pozo a la estela, salvo que se indique otra cosa.',
      source: '',
    },
    tankToWake: {
      word: 'del depósito a la estela',
      meaning: 'La parte que emite la combustión en el avión.',
      source: '',
    },
    wellToTank: {
      word: 'del pozo al depósito',
      meaning: 'La parte que emiten la producción y el transporte del combustible.',
      source: '',
    },
    co2e: {
      word: 'CO2e',
      meaning:
        'Equivalente de CO2: la masa de CO2 que calienta en 100 años tanto como los gases de efecto invernadero que se cuentan.',
      source: '',
    },
    emissionFactor: {
      word: 'factor de emisión',
      meaning: 'Masa de CO2e por masa de combustible.',
      source: '',
    },
    typical: {
      word: 'emisiones típicas',
      meaning:
        'Lo que emiten las opciones habituales para viajar entre dos ciudades: la mitad, menos; la otra mitad, más.',
      source: '',
    },
    range: {
      word: 'intervalo',
      meaning: 'Entre qué valores debería estar la cifra en 8 de cada 10 casos.',
      source: '',
    },
    loadFactor: {
      word: 'factor de ocupación',
      meaning: 'Pasajeros en relación con los asientos. Cuanto más vacío va un vuelo, más emite cada pasajero.',
      source: 'UNE-EN ISO 14083:2023',
    },
    cargoMassFraction: {
      word: 'proporción de la carga en la carga útil',
      meaning:
        'Parte de la carga útil (pasajeros con su equipaje y carga) que es carga. A la carga le corresponde esa parte de las emisiones.',
      source: '',
    },
    greatCircle: {
      word: 'distancia de círculo máximo',
      meaning: 'El camino más corto sobre el globo entre dos aeropuertos.',
      source: '',
    },
    detour: {
      word: 'rodeo',
      meaning: 'Lo que un vuelo recorre además del círculo máximo, por el viento, el espacio aéreo y la aproximación.',
      source: '',
    },
    landingAndTakeOff: {
      word: 'aterrizaje y despegue (LTO)',
      meaning: 'Rodaje, despegue, primer ascenso, aproximación y aterrizaje, por debajo de 3000 pies (unos 900 m).',
      source: '',
    },
    climbCruiseDescent: {
      word: 'ascenso, crucero y descenso (CCD)',
      meaning: 'Todo lo demás: de 3000 pies hacia arriba, en ruta y hasta volver a bajar a esa altura.',
      source: '',
    },
    cabinClass: {
      word: 'clase',
      meaning:
        'Turista, turista premium, business o primera. A un asiento que ocupa más espacio le corresponde una parte mayor de las emisiones.',
      source: '',
    },
    operatingCarrier: {
      word: 'aerolínea que opera el vuelo',
      meaning: 'La aerolínea que pone el avión y la tripulación, venda quien venda el billete.',
      source: '',
    },
    codeshare: {
      word: 'código compartido',
      meaning: 'Un vuelo que una aerolínea vende con su propio número y que opera otra.',
      source: '',
    },
    connection: {
      word: 'conexión',
      meaning: 'Un viaje con cambio de avión.',
      source: '',
    },
    sustainableFuel: {
      word: 'combustible de aviación sostenible (SAF)',
      meaning: 'Combustible hecho de residuos, plantas o electricidad. Si una cifra lo cuenta, se indica.',
      source: 'Reglamento (UE) 2023/2405',
    },
    contrail: {
      word: 'estela de condensación',
      meaning:
        'Una línea de hielo detrás de un avión. Algunas duran y calientan; ningún kilogramo de este sitio incluye ese calentamiento.',
      source: '',
    },
    radiativeForcing: {
      word: 'forzamiento radiativo efectivo',
      meaning:
        'Cuánto cambia algo el equilibrio entre lo que la Tierra recibe y lo que devuelve, incluidos los efectos rápidos.',
      source: 'IPCC AR6, Grupo de trabajo I',
    },
    primaryData: {
      word: 'datos primarios',
      meaning: 'Medidos por quien vuela: el combustible que un vuelo consumió de verdad.',
      source: 'UNE-EN ISO 14083:2023',
    },
    modelledData: {
      word: 'datos modelizados',
      meaning: 'Calculados con lo que se sabe del vuelo, como aquí: tipo de avión, asientos, ocupación, distancia.',
      source: 'UNE-EN ISO 14083:2023',
    },
    defaultData: {
      word: 'datos por defecto',
      meaning: 'Promedios para cuando no se sabe más, como un factor por distancia.',
      source: 'UNE-EN ISO 14083:2023',
    },
  },
};
