import type { MessagesOf } from '@tim/languages';
import type { OPTIONS as English } from './texts.ts';

export const OPTIONS: MessagesOf<typeof English> = {
  heading: 'Wer die Strecke fliegt und welche Emissionen entstehen',
  throughHeading: 'Mit einer Fluggesellschaft {origin}\u00a0– {destination}, umsteigen in {airport}',
  whatIf: 'Was wäre, wenn {flight} ein anderes Flugzeug, andere Sitze oder eine andere Auslastung hätte?',
  introduction: {
    only: 'Eine bekannte Verbindung',
    all: '{count} bekannte Verbindungen, nach Flughäfen gezählt',
    some: '{count} von {known} bekannten Verbindungen, nach Flughäfen gezählt',
    usual: {
      ofAll: {
        one: '{ways}; üblich davon: {count}. Der typische Wert zählt nur die üblichen, nach Städten',
        other: '{ways}; üblich davon: {count}. Der typische Wert zählt nur die üblichen, nach Städten',
      },
      ofSome: {
        one: '{ways}; üblich davon: {count}. Der typische Wert zählt nur die üblichen, nach Städten',
        other: '{ways}; üblich davon: {count}. Der typische Wert zählt nur die üblichen, nach Städten',
      },
    },
    allUsual: {
      ofAll: '{ways}; üblich davon: {count}. Der typische Wert zählt nur die üblichen, nach Städten',
      ofSome: '{ways}; üblich davon: {count}. Der typische Wert zählt nur die üblichen, nach Städten',
    },
    units: '{ways}. Kilogramm CO2e pro Person in {cabin} und Kondensstreifenrisiko.',
  },
  short: 'Pro Person in {cabin}, am {day}.',
  runsThatDay: 'Ob ein Flug an diesem Tag stattfindet, sagt die Fluggesellschaft.',
  cannotBeToldApart:
    'Die Spannen von {count} Verbindungen überschneiden sich: Welche weniger Emissionen verursacht, ist offen.',
  withoutTypical:
    'Diese Verbindungen sind bekannt, jede mit ihrem eigenen Wert. Für einen typischen Wert sind zu wenige davon schnell genug.',
  loading: 'Verbindungen werden gesucht',
  failed: 'Die Liste konnte nicht geladen werden.',
  retry: 'Noch einmal versuchen',
  ofAirline: 'Nur Flüge von {airline}.',
  noneOfAirline: 'Von {airline} ist an diesem Tag auf dieser Strecke kein Flug bekannt.',
  figureOfAll: 'Der Wert oben zählt alle Fluggesellschaften.',
  allAirlines: 'Alle Fluggesellschaften',
  none: 'An diesem Tag ist auf dieser Strecke keine Verbindung bekannt.',
  noneOfThese:
    'Von dieser Art ist keine Verbindung aufgeführt: Es ist keine bekannt, oder alle dauern viel länger. Bitte wählen Sie oben die andere Art.',
  airline: 'Fluggesellschaft in der Liste',
  airlineHint: 'Leer: alle. Name oder Code: nur diese',
  date: 'Flüge am',
  sameFigures: 'Alle Werte sind dieselben wie am {day}.',
  dateHelp: 'Ab heute bis zu einem Jahr im Voraus',
  sort: 'Sortierung',
  sorts: { kilograms: 'Kilogramm', name: 'Fluggesellschaft', time: 'Reisezeit' },
  stops: 'Umstiege',
  stopChoices: { all: 'Alle', direct: 'Direkt', oneStop: 'Ein Umstieg' },
  way: '{before}\u00a0– {after}',
  direct: 'direkt',
  via: 'umsteigen in {airport}',
  onlyOne: 'Die einzige in dieser Liste',
  lowest: 'Niedrigster Wert von {count}',
  shortComparison: {
    lowest: {
      all: 'niedrigster Wert',
      direct: 'niedrigster Wert ohne Umstieg',
      oneStop: 'niedrigster Wert mit Umstieg',
    },
    more: '{more} mehr',
  },
  unclear: 'Kein klarer Unterschied',
  comparedWith: 'Verglichen mit {name}, {kg}.',
  noFigure: 'kein Wert für diese Kabine',
  contrailsAre: 'Kondensstreifenrisiko {risk}',
  assumed: 'angenommen',
  numberUnknown: '{carrierCode}, Flugnummer nicht bekannt',
  others: { one: 'und ein weiterer Flug', other: 'und {count} weitere' },
  leftOut: {
    one: 'Nicht in der Liste: eine Verbindung mit einem Flugzeug ohne {cabin}.',
    other: 'Nicht in der Liste: {count} Verbindungen mit einem Flugzeug ohne {cabin}.',
  },
  old: 'Alte oder seltene Einträge: {count}',
  oldIntroduction:
    'Direktflüge, die in der Liste der Flüge stehen, aber nach heutigem Wissen nicht mehr angeboten werden. Kein Wert zählt sie mit.',
  otherDays: 'Andere Tage',
  showBoth: 'Beide Verbindungen, andere Tage',
  showAll: 'Alle {count} Verbindungen, andere Tage',
  showMore: '{count} weitere zeigen',
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
  otherAirports: 'Von oder zu anderen Flughäfen: {airports}',
  noneFrom: {
    ofAll: 'Keine Flüge ab {airport}; diese starten in {others}.',
    ofThese: 'Keiner dieser Flüge startet in {airport}; sie starten in {others}.',
  },
  noneTo: {
    ofAll: 'Keine Flüge nach {airport}; diese landen in {others}.',
    ofThese: 'Keiner dieser Flüge landet in {airport}; sie landen in {others}.',
  },
  cities:
    'Er gilt für die Städte, nicht für die beiden Flughäfen: Eine Strecke von oder zu einem anderen Flughafen derselben Stadt ergibt denselben Wert.',
  howCompared:
    '„Angenommen“ ist der Flugzeugtyp, den die Fluggesellschaft auf dieser Strecke am wahrscheinlichsten einsetzt. „Kein klarer Unterschied“ heißt: Die beiden Spannen lassen offen, welche Verbindung weniger Emissionen verursacht. Reisezeiten sind aus der Entfernung geschätzt, mit zwei Stunden je Umstieg; Flugpläne sind nicht öffentlich.',
  time: { hours: 'etwa {hours}\u00a0h', minutes: 'etwa {hours}\u00a0h\u00a0{minutes}\u00a0min' },
  inTurn: '{before}, dann {after}',
};
