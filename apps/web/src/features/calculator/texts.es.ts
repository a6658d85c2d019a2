import { LINKS } from '../../config/links.ts';
import { MOST_PEOPLE } from '@tim/itinerary';
import { andList, OWN_LANGUAGE, type TextsOf } from '@tim/languages';
import type { RichText } from '../../shared/ui/rich-text.ts';
import type { CALCULATOR as English } from './texts.ts';

const WITHOUT_SCRIPT: readonly RichText[] = [
  [
    'La calculadora necesita JavaScript, que está desactivado en este navegador: aquí no se puede consultar ningún vuelo ni ruta. ' +
      'El resto del sitio se puede leer sin él, por ejemplo la ',
    { text: 'metodología', href: '/methodology' },
    ' de las cifras. Los programas obtienen las cifras de la ',
    { text: 'API', href: '/developers/api' },
    '.',
  ],
];

export const CALCULATOR: TextsOf<typeof English> = {
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
  withoutScript: WITHOUT_SCRIPT,
  late: 'La calculadora aún no se ha cargado, quizá por la conexión. Hasta entonces no se puede consultar nada.',
  loadAgain: 'Volver a cargar la página',
  giveList: '¿Muchos vuelos? Use una lista',
  isFlight: (flight) => `${flight} es un número de vuelo: buscar este vuelo`,
  isRoute: (origin, destination) => `Buscar ${origin} – ${destination}`,
  tripFromList: 'Ver el total de estos vuelos como un solo viaje',
  tripFromChain: 'Ver el viaje completo',
  allFlights: 'Todos los vuelos',
  emissionsDetails: 'Detalle de emisiones',
  versionWarning: 'Atención: estos datos usan la última versión del modelo.',
  licence: { text: 'CC BY-SA 4.0', href: LINKS.licence },
  formLabels: { route: 'Ruta', flight: 'Vuelo' },
  flightOf: (place) => `Vuelo ${place}`,
  aboutDates: 'Acerca de las fechas de salida',
  modelVersion: (version) => `Versión del modelo: ${version}`,
  emissionsDetailsFor: (route) => `Detalle de emisiones de ${route}`,
  fromTo: (airports) => airports.join(' a '),
  departing: (date) => `Salida: ${date}`,
  impossibleDates: (dates, today) =>
    `${dates}, en la dirección, no existe en el calendario. Se ha usado en su lugar la fecha de hoy, ${today}.`,
  questionProblem: {
    cabin: (written) =>
      `cabin: economy, premiumEconomy, business o first; no «${written}». Se muestra la primera clase que tiene cifra.`,
    people: (written) =>
      `people: de 1 a ${MOST_PEOPLE}, o por clase, como 2e,1b; no «${written}». Se cuenta una persona.`,
    journey: (written) => `journey: one-way o return; no «${written}». Se calcula solo la ida.`,
    airline: (written) =>
      `airline: un código de dos letras o cifras; no «${written}». Se muestran todas las aerolíneas.`,
  },
  furtherAirports: (origin, destination, further) =>
    `La dirección indica más aeropuertos que los dos de una ruta. Esta es de ${origin} a ${destination}; ` +
    `no se ${further.length === 1 ? 'cuenta' : 'cuentan'} ${andList(further, OWN_LANGUAGE)}.`,
};
