import type { MessagesOf } from '@tim/languages';
import type { WHAT_IF as English } from './texts.ts';

export const WHAT_IF: MessagesOf<typeof English> = {
  introduction:
    'Cambie los datos en que se basa esta cifra y vea cuál sería. Lo que no cambie queda como en el resultado de arriba. No se envía nada: lo calcula su navegador.',
  loading: 'Cargando las tablas',
  loadFailed: 'No se han podido cargar las tablas. Compruebe la conexión.',
  failed: 'No se ha podido calcular la cifra.',
  again: 'Volver a intentarlo',
  notComplete:
    'El resultado no indica todos los datos en que se basa la cifra, así que aquí no se puede volver a calcular.',
  otherData:
    'La cifra de arriba se calculó con datos distintos de los de esta página. Vuelva a cargarla para cambiar los datos en que se basa.',
  noFigure: 'No hay cifra con este avión: se desconocen sus asientos habituales o su combustible.',
  aircraft: 'Avión',
  asAnswered: '{name}, como en el resultado',
  aircraftHelp:
    'Al elegir otro avión se toman los asientos que tiene en él la aerolínea o, si no se conocen, los habituales.',
  seats: 'Asientos',
  load: 'Asientos ocupados',
  cargo: 'Carga, del peso de pasajeros y carga',
  distance: 'Distancia volada, respecto al camino más corto',
  sustainable: 'Combustible de aviación sostenible, del peso de todo el combustible',
  saving: 'Ahorro de ciclo de vida de ese combustible, %',
  savingHelp:
    'Lo que emite menos que el queroseno (89\u00a0g CO2e/MJ) desde que se produce hasta que se quema. Lo declara su productor; varía según la materia prima.',
  savingNeeded: 'Ahorro de ciclo de vida: indíquelo y contará el combustible sostenible.',
  savingRule: 'Ahorro de ciclo de vida: un número de 0 a 100.',
  sustainableMethod:
    'El Travel Impact Model no descuenta combustible sostenible, ni siquiera el que declara una etiqueta. Aquí se descuenta la parte multiplicada por el ahorro, como hace CORSIA (OACI, Anexo 16, volumen IV, 3.3.1).',
  seatRule: 'Asientos en {cabin}: un número entero, 0 o más.',
  noSeatRule: 'Asientos: debe haber al menos uno en el avión.',
  mostSeatsRule:
    'Asientos: {seats} en total son demasiados. Ningún avión comercial puede transportar más de {most} pasajeros.',
  beyondTable:
    'El vuelo es más largo que la tabla de combustible de este avión, que termina en {km}\u00a0km. A partir de ahí el consumo se extrapola, y puede que el avión no llegue tan lejos.',
  caption: 'Del pozo a la estela, kg CO2e por pasajero:',
  original: 'En el resultado',
  changed: 'Con sus cambios',
  difference: 'Diferencia, kg',
  differencePercent: 'Diferencia, %',
  correct: 'Corrija lo marcado para ver la cifra.',
  reset: 'Restablecer',
  wasReset: 'De nuevo como en el resultado.',
  now: 'Turista con sus cambios: {kilograms} de CO2e, {difference} ({percent})',
  says: 'Turista con sus cambios: {kilograms} kilogramos de CO2 equivalente por pasajero, diferencia de {difference} kilogramos, {percent} por ciento.',
  seatNames: {
    economy: 'Turista',
    premiumEconomy: 'Turista premium',
    business: 'Business',
    first: 'Primera',
  },
};
