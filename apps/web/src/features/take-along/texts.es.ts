import { withUnit } from '@tim/format';
import type { TextsOf } from '@tim/languages';
import type { TAKE_ALONG as English } from './texts.ts';

export const TAKE_ALONG: TextsOf<typeof English> = {
  picture: {
    ofRoute: 'Lo típico de la ruta',
    source: 'Fuente:',
    readOn: 'Consultado el',
  },
  statement: {
    introduction: 'Lo que se pide que diga de una cifra quien la muestra, punto por punto.',
    labels: {
      metric: 'Cifra',
      counted: 'Incluido',
      notCounted: 'No incluido',
      fuel: 'Combustible',
      perKilometre: 'Por km',
      chain: 'Elementos',
      airports: 'Aeropuertos',
      contrails: 'Estelas',
      range: 'Intervalo',
      aircraft: 'Avión',
      method: 'Método',
      dataDate: 'Datos del',
      inputs: 'Datos de entrada',
      measured: 'Medido',
      missing: 'Falta',
      checked: 'Comprobado',
      computed: 'Calculado por',
      licence: 'Licencia',
      publisher: 'Editor',
    },
    metric:
      'Kilogramos de CO2e por pasajero, solo ida, para cada clase. El CO2e es el de los factores de ciclo de vida de CORSIA: 74 g por quemar y 15 g por producir un MJ de combustible.',
    labelMetric:
      'Kilogramos de CO2e por pasajero, solo ida, para las clases de la etiqueta, tal como los declara la etiqueta.',
    fuel: 'Se supone queroseno fósil; no se descuenta nada por combustible sostenible.',
    labelFuel: (percent) =>
      `Según la etiqueta, el ${withUnit(percent, '%')} del combustible es sostenible: se informa, no se descuenta.`,
    perKilometre: (grams, km) => `${grams} (g CO2e por pasajero-km, sobre el círculo máximo de ${km} km).`,
    airport: (name) => `${name} como nodo`,
    flightBetween: 'el vuelo',
    wayBetween: 'el trayecto entre ambos, quizá con escalas',
    passengerKilometres: (km) => `Cada pasajero recorre ${withUnit(km, 'pasajeros-km')} sobre el círculo máximo.`,
    noPassengerKilometres: 'No se indican pasajeros-km: esta respuesta no tiene la distancia de un solo vuelo.',
    bothAirports: (each, both) =>
      `Aparte, y en ningún kilogramo de esta cifra: ${each} de CO2e por pasajero en cada aeropuerto, ${both} en los dos.`,
    eachAirport: (each) =>
      `Aparte, y en ningún kilogramo de esta cifra: ${each} de CO2e por pasajero en cada aeropuerto del trayecto.`,
    airportSource: (source) => `Un valor por defecto, no el propio de estos aeropuertos: ${source}.`,
    dataOf: (date, dataHash) => (dataHash === undefined ? date : `${date}; tablas ${dataHash}`),
    contrails: (risk) => `Riesgo ${risk}, indicado aparte y en ningún kilogramo.`,
    cabinRange: (cabin, low, high) => `${cabin} ${low} a ${high}`,
    inputs: (category, names) =>
      `${category.charAt(0).toUpperCase()}${category.slice(1)}: ${names.join(', ').toLowerCase()}.`,
    noContrails: 'No se indica, y no está en ningún kilogramo.',
    noRange: 'No se indica ninguno.',
    method:
      'Se reparte con la carga por masa, a 100 kg por pasajero, y entre clases por el suelo de sus asientos (IATA RP 1726).',
    sources: 'Cada uno con su fuente en el cálculo.',
    measured:
      'Nada por la aerolínea: el combustible se modela, de modo que el 0 % de los kilogramos son datos medidos de un proveedor: la parte de datos primarios es del 0 %.',
    labelShare: 'La etiqueta no declara una parte de datos primarios.',
    missing:
      'Antes del vuelo no se conocen el combustible real de la aerolínea ni el avión del día. No se calculan el carbono negro ni los óxidos de nitrógeno.',
    checked: 'No se declara ningún certificado de conformidad ni verificación por terceros.',
    contact: 'cómo contactar',
  },
  embed: 'Mostrarla en su propia página',
};
