import { plainHeader } from './plain-header.ts';

/** What a column of passengers is called that has the adults alone. */
export const ADULTS =
  'adults adult adt adts erwachsene erwachsener erw adultes adulte adultos adulto adulti volwassenen volwassene 大人 おとな';
/** And those beside it: of children, youths and seniors. Who sits on a lap has no seat, and no figure. */
export const CHILDREN =
  'children child childs kids chd chld chds kinder kind enfants enfant ninos nino menores bambini bambino kinderen criancas crianca ' +
  '子供 子ども こども 小児 ' +
  'youths youth teens teen teenagers teenager students seniors senior jugendliche jugendlicher senioren jeunes jeune ados jovenes joven mayores ' +
  'seniores giovani ragazzi anziani jongeren ouderen jovens idosos シニア 学生';

const COUNTS = (
  'number numberof no noof nr of count anzahl anzahlder anz nb nbd nbde nombred nbre nbrede nombre nombrede numero numerode numerodi num numde n nde ' +
  'ndi cantidad cantidadde aantal qtd qtdde qtde qtdede quantidade quantidadede quantita quantitadi'
).split(' ');
const PEOPLE = (
  'passengers travellers travelers people persons pax pers personen reisende reisenden passagiere fluggaste teilnehmer tickets passagers ' +
  'voyageurs personnes pasajeros viajeros personas passeggeri viaggiatori persone reizigers passagiers passageiros viajantes pessoas ' +
  // Each of them is one of what the row names.
  'trips journeys bookings reservations reisen fahrten buchungen flugtickets reservierungen voyages trajets billets reservations viajes billetes ' +
  'reservas viaggi biglietti prenotazioni reizen boekingen viagens bilhetes'
).split(' ');
const FLIGHTS =
  'flights fluge fluegen flugen fluege segments segmente segmenten flugsegmente legs vols vuelos voli vluchten voos segmentos segmenti'.split(
    ' ',
  );
/** "Anz. Reisende", "Nb de voyageurs", "No. of flights": each way to say how many with each word for what is counted. */
const countsOf = (counted: readonly string[]): readonly string[] =>
  COUNTS.flatMap((count) => counted.map((one) => `${count}${one}`));
const ADULT_COUNTS = countsOf(ADULTS.split(' '));

/** What columns of people and flights are called that say how many. */
export const COUNTED_NAMES = {
  passengers: [...countsOf(PEOPLE), ...ADULT_COUNTS],
  children: countsOf(CHILDREN.split(' ')),
  flights: countsOf(FLIGHTS),
};

const ADULT_NAMES: ReadonlySet<string> = new Set([...ADULTS.split(' ').map(plainHeader), ...ADULT_COUNTS]);

/** Whether a column's name, in plain letters, is that of adults alone. */
export const isOfAdults = (plain: string): boolean => ADULT_NAMES.has(plain);

/** What begins the name of a column that counts something, in plain letters. */
const COUNTING = new Set(
  (
    'numberof noof nrof countof count anzahl anzahlder anz nombrede nbde nbrede nb nbre numerodi cantidad cantidadde aantal qtd qtdde qtde ' +
    'qtdede quantidade quantidadede quantita quantitadi'
  ).split(' '),
);

/** Whether a column's name begins as one that counts: "Number of seats", "Anz. Gäste". @param words - in plain letters */
export const isCounting = ([first = '', second = '']: readonly string[]): boolean =>
  COUNTING.has(first) || COUNTING.has(first + second);
