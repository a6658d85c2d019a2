import { andList, orList, type TextsOf } from '@tim/languages';
import type { OPTIONS as English } from './texts.ts';

export const OPTIONS: TextsOf<typeof English> = {
  heading: 'Wer die Strecke fliegt und welche Emissionen entstehen',
  throughHeading: (origin, destination, airport) =>
    `Mit einer Fluggesellschaft ${origin}\u00a0– ${destination}, umsteigen in ${airport}`,
  whatIf: (flight) => `Was wäre, wenn ${flight} ein anderes Flugzeug, andere Sitze oder eine andere Auslastung hätte?`,
  introduction: (count, known, usualCount, cabin) =>
    `${known === 1 ? 'Eine bekannte Verbindung' : `${count === known ? `${count} bekannte` : `${count} von ${known} bekannten`} Verbindungen, nach Flughäfen gezählt`}${count === 1 || usualCount === 0 ? '' : `; üblich davon: ${usualCount}. Der typische Wert zählt nur die üblichen, nach Städten`}. Kilogramm CO2e pro Person in ${cabin} und Kondensstreifenrisiko.`,
  short: (day, cabin) => `Pro Person in ${cabin}, am ${day}.`,
  runsThatDay: 'Ob ein Flug an diesem Tag stattfindet, sagt die Fluggesellschaft.',
  cannotBeToldApart: (count) =>
    `Die Spannen von ${count} Verbindungen überschneiden sich: Welche weniger Emissionen verursacht, ist offen.`,
  withoutTypical:
    'Diese Verbindungen sind bekannt, jede mit ihrem eigenen Wert. Für einen typischen Wert sind zu wenige davon schnell genug.',
  loading: 'Verbindungen werden gesucht',
  failed: 'Die Liste konnte nicht geladen werden.',
  retry: 'Noch einmal versuchen',
  ofAirline: (airline) => `Nur Flüge von ${airline}.`,
  noneOfAirline: (airline) => `Von ${airline} ist an diesem Tag auf dieser Strecke kein Flug bekannt.`,
  figureOfAll: 'Der Wert oben zählt alle Fluggesellschaften.',
  allAirlines: 'Alle Fluggesellschaften',
  none: 'An diesem Tag ist auf dieser Strecke keine Verbindung bekannt.',
  noneOfThese:
    'Von dieser Art ist keine Verbindung aufgeführt: Es ist keine bekannt, oder alle dauern viel länger. Bitte wählen Sie oben die andere Art.',
  airline: 'Fluggesellschaft in der Liste',
  airlineHint: 'Leer: alle. Name oder Code: nur diese',
  date: 'Flüge am',
  sameFigures: (day) => `Alle Werte sind dieselben wie am ${day}.`,
  dateHelp: 'Ab heute bis zu einem Jahr im Voraus',
  sort: 'Sortierung',
  sorts: { kilograms: 'Kilogramm', name: 'Fluggesellschaft', time: 'Reisezeit' },
  stops: 'Umstiege',
  stopChoices: { all: 'Alle', direct: 'Direkt', oneStop: 'Ein Umstieg' },
  way: (places) => places.join('\u00a0– '),
  direct: 'direkt',
  via: (airport) => `umsteigen in ${airport}`,
  lowest: (count) => (count === 1 ? 'Die einzige in dieser Liste' : `Niedrigster Wert von ${count}`),
  shortComparison: {
    lowest: {
      all: 'niedrigster Wert',
      direct: 'niedrigster Wert ohne Umstieg',
      oneStop: 'niedrigster Wert mit Umstieg',
    },
    more: (more) => `${more} mehr`,
  },
  unclear: 'Kein klarer Unterschied',
  comparedWith: (name, kg) => `Verglichen mit ${name}, ${kg}.`,
  noFigure: 'kein Wert für diese Kabine',
  range: (low, high) => `zwischen ${low} und ${high}`,
  contrailsAre: (risk) => `Kondensstreifenrisiko ${risk}`,
  assumed: 'angenommen',
  numberUnknown: (carrierCode) => `${carrierCode}, Flugnummer nicht bekannt`,
  others: (count) => (count === 1 ? 'und ein weiterer Flug' : `und ${count} weitere`),
  leftOut: (count, cabin) =>
    `Nicht in der Liste: ${count === 1 ? 'eine Verbindung' : `${count} Verbindungen`} mit einem Flugzeug ohne ${cabin}.`,
  old: (count) => `Alte oder seltene Einträge: ${count}`,
  oldIntroduction:
    'Direktflüge, die in der Liste der Flüge stehen, aber nach heutigem Wissen nicht mehr angeboten werden. Kein Wert zählt sie mit.',
  showAll: (count) =>
    count === 1 ? 'Andere Tage' : `${count === 2 ? 'Beide' : `Alle ${count}`} Verbindungen, andere Tage`,
  showMore: (count) => `${count} weitere zeigen`,
  table: 'Dasselbe als Tabelle',
  yes: 'ja',
  no: 'nein',
  tableColumns: [
    'Fluggesellschaft',
    'Flughäfen',
    'Flüge',
    'Flugzeug',
    'kg CO2e',
    'Von',
    'Bis',
    'Vergleich',
    'Kondensstreifenrisiko',
    'Reisezeit',
    'Im typischen Wert',
  ],
  typical:
    'Der typische Wert oben zählt die Verbindungen mit „ja“ in der letzten Spalte der Tabelle, je Stadt, und einige von und zu Flughäfen in der Nähe: An der Hälfte der Tage, an denen sie geflogen werden, entstehen weniger Emissionen, an der Hälfte mehr.',
  otherAirports: (airports) => `Von oder zu anderen Flughäfen: ${andList(airports, 'de')}`,
  noneFrom: {
    ofAll: (airport, others) => `Keine Flüge ab ${airport}; diese starten in ${orList(others, 'de')}.`,
    ofThese: (airport, others) => `Keiner dieser Flüge startet in ${airport}; sie starten in ${orList(others, 'de')}.`,
  },
  noneTo: {
    ofAll: (airport, others) => `Keine Flüge nach ${airport}; diese landen in ${orList(others, 'de')}.`,
    ofThese: (airport, others) => `Keiner dieser Flüge landet in ${airport}; sie landen in ${orList(others, 'de')}.`,
  },
  cities:
    'Er gilt für die Städte, nicht für die beiden Flughäfen: Eine Strecke von oder zu einem anderen Flughafen derselben Stadt ergibt denselben Wert.',
  howCompared:
    '„Angenommen“ ist der Flugzeugtyp, den die Fluggesellschaft auf dieser Strecke am wahrscheinlichsten einsetzt. „Kein klarer Unterschied“ heißt: Die beiden Spannen lassen offen, welche Verbindung weniger Emissionen verursacht. Reisezeiten sind aus der Entfernung geschätzt, mit zwei Stunden je Umstieg; Flugpläne sind nicht öffentlich.',
  time: (hours, minutes) => `etwa ${hours}\u00a0h${minutes === 0 ? '' : `\u00a0${minutes}\u00a0min`}`,
  inTurn: (legs) => legs.join(', dann '),
};
