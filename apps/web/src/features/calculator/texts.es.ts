import { LINKS } from '../../config/links.ts';
import type { MessagesOf } from '@tim/languages';
import type { CALCULATOR as English } from './texts.ts';

export const CALCULATOR: MessagesOf<typeof English> = {
  title: 'Calculadora de emisiones',
  description: 'Estime las emisiones de una ruta o de un vuelo futuro concreto, desglosadas por pasajero y por clase.',
  modeLabel: 'Modo de la calculadora',
  modes: { route: 'Ruta', flight: 'Vuelo concreto' },
  routeIntroduction: 'Indique su ruta para ver las emisiones típicas por pasajero',
  flightIntroduction: 'Indique su vuelo para ver la estimación de emisiones por pasajero',
  flightTooltip: 'Solo hay datos de emisiones de vuelos futuros.',
  whoHeading: 'Quién viaja y cómo',
  journeyLabel: 'Solo ida o ida y vuelta',
  journeys: { oneWay: 'Solo ida', return: 'Ida y vuelta' },
  cabinLabel: 'Clase',
  withoutScript: [
    [
      'La calculadora necesita JavaScript, que está desactivado en este navegador: aquí no se puede consultar ningún vuelo ni ruta. El resto del sitio se puede leer sin él, por ejemplo la ',
      { text: 'metodología', href: '/methodology' },
      ' de las cifras. Los programas obtienen las cifras de la ',
      { text: 'API', href: '/developers/api' },
      '.',
    ],
  ],
  late: 'La calculadora aún no se ha cargado, quizá por la conexión. Hasta entonces no se puede consultar nada.',
  loadAgain: 'Volver a cargar la página',
  giveList: '¿Muchos vuelos? Use una lista',
  isFlight: '{flight} es un número de vuelo: buscar este vuelo',
  isRoute: 'Buscar {origin} – {destination}',
  tripFromList: 'Ver el total de estos vuelos como un solo viaje',
  tripFromChain: 'Ver el viaje completo',
  allFlights: 'Todos los vuelos',
  emissionsDetails: 'Detalle de emisiones',
  versionWarning: 'Atención: estos datos usan la última versión del modelo.',
  licence: { text: 'CC BY-SA 4.0', href: LINKS.licence },
  formLabels: { route: 'Ruta', flight: 'Vuelo' },
  flightOf: 'Vuelo {place}',
  aboutDates: 'Acerca de las fechas de salida',
  modelVersion: 'Versión del modelo: {version}',
  emissionsDetailsFor: 'Detalle de emisiones de {route}',
  fromTo: '{before} a {after}',
  departing: 'Salida: {date}',
  impossibleDates:
    '{dates}, en la dirección, no existe en el calendario. Se ha usado en su lugar la fecha de hoy, {today}.',
  questionProblem: {
    cabin:
      'cabin: economy, premiumEconomy, business o first; no «{written}». Se muestra la primera clase que tiene cifra.',
    people: 'people: de 1 a {most}, o por clase, como 2e,1b; no «{written}». Se cuenta una persona.',
    journey: 'journey: one-way o return; no «{written}». Se calcula solo la ida.',
    airline: 'airline: un código de dos letras o cifras; no «{written}». Se muestran todas las aerolíneas.',
  },
  furtherList: { next: '{before}, {after}', last: '{before} y {after}' },
  furtherAirports: {
    one: 'La dirección indica más aeropuertos que los dos de una ruta. Esta es de {origin} a {destination}; no se cuenta {further}.',
    other:
      'La dirección indica más aeropuertos que los dos de una ruta. Esta es de {origin} a {destination}; no se cuentan {further}.',
  },
};
