import { TRIP_LIMITS, type TripProblem } from '@tim/itinerary';
import { andList, OWN_LANGUAGE, OWN_MANNER, type TextsOf } from '@tim/languages';
import type { TRIP as English } from './texts.ts';

function problemText(problem: TripProblem): string {
  switch (problem.kind) {
    case 'no-route':
      return `itinerary: un tramo son dos códigos de tres letras, como LHR-JFK; no «${problem.written}».`;
    case 'too-many-legs':
      return `itinerary: un viaje tiene como máximo ${TRIP_LIMITS.legs} tramos; este tiene ${problem.legs}.`;
    case 'cabins':
      return `cabins: e, p, b o f, una para todos los tramos o una para cada uno${problem.legs > 0 ? `, aquí ${problem.legs}` : ''}; no «${problem.written}».`;
    case 'people':
      return `people: un número entero de 1 a ${TRIP_LIMITS.travellers}, o por clase, como 2e,1b; no «${problem.written}».`;
  }
}

export const TRIP: TextsOf<typeof English> = {
  title: 'Su viaje',
  description:
    'Sume las emisiones de un viaje completo: cada tramo de ida y de vuelta, con sus conexiones, su clase y todos los que viajan.',
  introduction:
    'Indique adónde va, por nombre o código. Cada tramo toma la cifra típica de su ruta, o la propia de un vuelo si lo indica; la página las suma para todos, con un solo intervalo.',
  meet: '¿Personas de varias ciudades? Busque dónde reunirse',
  formLabel: 'Viaje',
  changeHeading: 'Cambiar el viaje',
  anotherHeading: 'Planificar otro viaje',
  ways: { return: 'Ida y vuelta', oneWay: 'Solo ida' },
  wayLabel: 'Ida y vuelta o solo ida',
  from: 'Desde',
  to: 'Hasta',
  via: (stop) => `Escala ${stop}`,
  noPlace: 'No hay ningún lugar con ese nombre',
  addStop: 'Añadir una escala',
  backTheSameWay:
    'La vuelta tiene las mismas escalas. Para volver de otra manera, elija «Solo ida» y termine donde empezó.',
  removeStop: (stop) => `Quitar la escala ${stop}`,
  departureDate: 'Fecha de salida',
  returnDate: 'Fecha de vuelta',
  dateHint: 'Opcional',
  returnTooEarly: 'La fecha de vuelta es anterior a la de salida',
  ofReturn: (problem) => problem.replace('de salida', 'de vuelta'),
  people: 'Personas',
  cabin: 'Clase',
  stopsRule: `Como máximo ${TRIP_LIMITS.legs} tramos, entre ida y vuelta`,
  resultHeading: 'El viaje completo',
  partHeading: 'Una parte del viaje',
  legsHeading: 'Tramo a tramo',
  addedUp: (kg) => `Tramo a tramo, ${kg}\u202Fkg antes de redondear.`,
  sumHeading: 'En total',
  perPerson: 'Por persona',
  sumFor: (people) => `Para ${people}`,
  typicalOf: (origin, destination) => `Típico de ${origin} a ${destination}.`,
  typicalLabel: 'Típico',
  typicalOfDirect: (origin, destination) => `Típico de los vuelos sin escala de ${origin} a ${destination}.`,
  typicalOfConnections: (origin, destination, changes) =>
    `No conocemos ningún vuelo sin escala de ${origin} a ${destination}: es lo típico de los viajes con conexión en ${changes.join(', ')}.`,
  directMeaning:
    'En los tramos que tienen vuelos sin escala solo cuentan estos: la mitad emite menos; la otra mitad, más.',
  connectionNote: (list, onlyAirline) =>
    onlyAirline === undefined
      ? `Cuentan todas las aerolíneas. «${list}» da la cifra de cada una para los dos tramos.`
      : `Que sepamos, solo ${onlyAirline} opera este tramo sin escala: véase «${list}».`,
  oneAirline: (connection) => `Elegir una misma aerolínea para ${connection}`,
  incompleteFlight: 'Lo típico de la ruta, hasta que los datos del vuelo estén completos.',
  airportsLabel: 'Aeropuertos',
  typicalLegs: (typicalCount, count) =>
    typicalCount === count
      ? 'Típico de todas las aerolíneas: indique un vuelo en un tramo para tener su propia cifra.'
      : typicalCount === 1
        ? `Para 1 de los ${count} tramos vale la cifra típica de todas las aerolíneas: indique su vuelo para tener la suya.`
        : `${typicalCount} de ${count} tramos son típicos de todas las aerolíneas: indique sus vuelos para tener sus propias cifras.`,
  connectionIntroduction:
    'El total de arriba es el típico de todas las aerolíneas. Elija aquí los vuelos y el total será el de ellos.',
  quote: 'Citar',
  quoteLines: {
    each: 'Por persona',
    legs: 'Tramos, solo ida, por persona',
    legsOfAll: 'Tramos, solo ida, para todas las personas',
    meaning: '8 de cada 10 viajes deberían quedar dentro',
    typical: 'típico de la ruta',
    return: 'ida y vuelta',
    oneWay: 'solo ida',
  },
  moreLegs: (left) => (left === 1 ? 'y 1 tramo más' : `y ${left} tramos más`),
  contrails: 'Riesgo de estelas',
  contrailsLabel: 'Estelas',
  contrailsNote:
    'Las estelas de condensación también calientan. Su riesgo depende del vuelo: figura en cada tramo en el que se ha indicado uno y no está incluido en los kilogramos de esta página.',
  noCabin: 'No hay cifra para esta clase.',
  cabinOfLeg: (leg) => `Clase de ${leg}`,
  nameFlight: 'Indicar el vuelo',
  changeFlight: 'Cambiar el vuelo',
  closeFlight: 'Cerrar',
  anyFlight: 'Usar cualquier vuelo de la ruta',
  failedTitle: 'No se ha podido sumar este viaje.',
  failedAdvice: 'Ningún tramo tiene cifra. Más abajo se explica por qué.',
  retry: 'Volver a intentarlo',
  wrongTitle: 'La dirección no contiene ningún viaje que se pueda sumar.',
  loading: 'Cargando las emisiones',
  rangeLabel: 'Intervalo',
  rangeRule:
    'Por lo que sabemos, 8 de cada 10 viajes quedan entre los extremos. Los intervalos de los tramos se suman cuando son vuelos de una misma aerolínea o una misma ruta de ida y vuelta, ' +
    'y se toman como independientes en los demás casos.',
  noRange: 'Se desconoce: hay un tramo cuya cifra no tiene intervalo.',
  mapLabel: 'Mapa de los tramos',
  mapCaption: (kilometres) => `Círculos máximos, ${kilometres} en total. Mapa base: Natural Earth.`,
  mapMissing: 'No se ha podido cargar el mapa. Las cifras no lo necesitan.',
  late: 'Esta página aún no se ha cargado, quizá por la conexión. Hasta entonces no se puede sumar ningún viaje.',
  withoutScript:
    'Para sumar un viaje hace falta JavaScript, que está desactivado en este navegador. El resto del sitio se puede leer sin él.',
  problem: problemText,
  remove: 'Quitar',
  flightFrom: (leg) => `Vuelo de ${leg}`,
  forOne: 'por persona',
  forAll: (people) => `para ${people}`,
  about: (kg) => `Unos ${kg}`,
  aboutCo2e: (kg) => `Unos ${kg} CO2e`,
  aboutFor: (kg, whom) => `Unos ${kg} CO2e ${whom}`,
  each: (kg) => `Unos ${kg} por persona`,
  eachByCabin: (parts) => `Por persona: ${parts.join(', ')}`,
  travellers: (count) => (OWN_MANNER.plural(count) === 'one' ? '1 persona' : `${count} personas`),
  between: (low, high) => `entre ${low} y ${high}`,
  without: (legs) => `sin ${andList(legs, OWN_LANGUAGE)}`,
  announcement: (what, kilograms, people) => `${what}: ${kilograms} kilogramos de CO2 equivalente para ${people}.`,
  fromTo: (places) => places.join(' a '),
  through: (places) => ` vía ${places}`,
  andBack: ' y vuelta',
};
