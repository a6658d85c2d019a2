import type { MessagesOf } from '@tim/languages';
import type { TAKE_ALONG as English } from './texts.ts';

export const TAKE_ALONG: MessagesOf<typeof English> = {
  picture: { ofRoute: 'Lo típico de la ruta' },
  statement: {
    introduction: 'Lo que se pide declarar a quien muestra una cifra, punto por punto.',
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
      missing: 'Lo que falta',
      checked: 'Comprobado',
      computed: 'Calculado por',
      licence: 'Licencia',
      publisher: 'Editor',
    },
    metric:
      'Kilogramos de CO2e por pasajero, solo ida, para cada clase. El CO2e es el de los factores de ciclo de vida de CORSIA: 74\u00a0g por quemar y 15\u00a0g por producir un MJ de combustible.',
    labelMetric:
      'Kilogramos de CO2e por pasajero, solo ida, para las clases que figuran en la etiqueta, tal como esta los declara.',
    fuel: 'Se supone queroseno fósil; no se descuenta nada por combustible sostenible.',
    labelFuel: 'Según la etiqueta, el {percent} del combustible es sostenible: se declara, no se descuenta.',
    perKilometre: '{grams} (g CO2e por pasajero-km, sobre el círculo máximo de {km}\u00a0km).',
    airport: '{name} como nodo',
    flightBetween: 'el vuelo',
    wayBetween: 'el trayecto entre ambos, quizá con escalas',
    passengerKilometres: 'Cada pasajero recorre {km}\u202fpasajeros-km sobre el círculo máximo.',
    noPassengerKilometres: 'No se indican pasajeros-km: este resultado no incluye la distancia de un solo vuelo.',
    bothAirports:
      'Aparte y sin incluir en los kilogramos de esta cifra: {each} de CO2e por pasajero en cada aeropuerto, {both} en los dos.',
    eachAirport:
      'Aparte y sin incluir en los kilogramos de esta cifra: {each} de CO2e por pasajero en cada aeropuerto del trayecto.',
    airportSource: 'Un valor por defecto, no el propio de estos aeropuertos: {source}.',
    dataOf: '{date}; tablas {dataHash}',
    contrails: 'Riesgo {risk}, indicado aparte y no incluido en los kilogramos.',
    cabinRange: '{cabin} {low} a {high}',
    inPart: '{name} (en parte)',
    inputs: '{category}: {smallNames}.',
    noContrails: 'No se indica ni está incluido en los kilogramos.',
    noRange: 'No se indica ninguno.',
    method:
      'Las emisiones se reparten con la carga por masa, a razón de 100\u00a0kg por pasajero, y entre las clases según el suelo de sus asientos (IATA RP 1726).',
    sources: 'Cada uno con su fuente en el cálculo.',
    measured:
      'Nada por parte de la aerolínea: el combustible se modeliza, de modo que ninguno de los kilogramos procede de datos medidos de un proveedor; la proporción de datos primarios es del 0\u00a0%.',
    labelShare: 'La etiqueta no declara qué proporción de los datos es primaria.',
    missing:
      'Antes del vuelo no se conocen el combustible real de la aerolínea ni el avión del día. No se calculan el carbono negro ni los óxidos de nitrógeno.',
    checked: 'No se declara ningún certificado de conformidad ni verificación por terceros.',
    contact: 'cómo contactar',
  },
  embed: 'Mostrarla en su propia página',
};
