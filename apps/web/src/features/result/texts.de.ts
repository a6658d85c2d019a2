import type { MessagesOf } from '@tim/languages';
import { LINKS } from '../../config/links.ts';
import type { EMPTY as EnglishEmpty, FAILURES as EnglishFailures, RESULTS as English } from './texts.ts';

type Texts = MessagesOf<typeof English>;

const ROW_TEXTS: Texts['rows'] = {
  wellToWake: { label: 'Well-to-Wake', description: 'Summe aus WTT und TTW' },
  tankToWake: {
    label: 'Tank-to-Wake',
    description: 'Emissionen aus der Verbrennung des Treibstoffs bei Start, Flug und Landung.',
  },
  wellToTank: {
    label: 'Well-to-Tank',
    description: 'Emissionen der Vorkette: Herstellung, Verarbeitung, Umschlag und Lieferung des Treibstoffs.',
  },
  saf: { label: 'Nachhaltiger Flugkraftstoff (SAF)' },
  totalWithSaf: { label: 'Gesamtemissionen mit SAF' },
  typical: {
    label: 'Typisch',
    description: 'Typische Well-to-Wake-Emissionen eines Fluges auf dieser Strecke.',
  },
  contrails: {
    label: 'Stufe der Kondensstreifenwirkung',
    description: 'Wirkung der Kondensstreifen dieses Fluges im Verhältnis zum Treibstoffverbrauch, in Stufen.',
  },
};

const EMPTY_FLIGHT: Texts['emptyFlight'] = {
  title: 'Dieser Flug wurde nicht gefunden.',
  advice: 'Bitte prüfen Sie die Angaben zum Flug und versuchen Sie es noch einmal.',
  codeShares: {
    before: '(Hinweis: ',
    link: 'Codeshares',
    href: LINKS.codeShares,
    after: ' werden nicht unterstützt.)',
  },
};

const EMPTY_ROUTE: Texts['emptyRoute'] = {
  title: 'Diese Strecke wurde nicht gefunden.',
  advice: 'Bitte prüfen Sie die Angaben zur Strecke und versuchen Sie es noch einmal.',
};

const OFFLINE: Texts['offline'] = {
  title: 'Sie sind offline.',
  advice: 'Abfragen sind erst wieder mit Verbindung möglich. Ihre Eingaben bleiben erhalten.',
};

const HEADLINE: Texts['headline'] = {
  noFigureAtAll: 'Kein Wert',
  missing: '–',
  perMissing: '{inCabin}: Dieses Flugzeug hat keine solche Kabine',
  perMissingOnRoute: '{inCabin}: Keine bekannte Verbindung hat eine solche Kabine',
  inCabin: 'in {cabins}',
  cabinList: { next: '{before}, {after}', last: '{before} und {after}' },
  figure: '{kg} CO2e',
  about: 'Etwa {kg} CO2e',
  per: 'pro Person {inCabin}{between}',
  forAll: 'für {people}, {journey}{between}',
  between: ', zwischen {low} und {high}',
  onDirect: ' mit Direktflügen',
  oneStop: 'Mit einem Umstieg: zwischen {low} und {high}.',
  withConnections: 'Typisch für diese Strecke im Travel Impact Model: {kg}, Umsteigeverbindungen eingerechnet.',
  asStated: ', wie auf dem EU-Label des Fluges angegeben',
  thereAndBack: 'Einfache Strecke. Hin und zurück etwa {kg}.',
  each: 'Eine Person, einfache Strecke: {figures}.',
  eachFigure: 'etwa {kg}',
  eachInCabin: '{cabin} etwa {kg}',
  lot: 'Ist das viel?',
  inAYear:
    '{subject}: {shares} der durchschnittlichen Emissionen einer Person {inCountry} ({yearly}, ohne Auslandsflüge).',
  inAYearOf: {
    one: { oneWay: 'Einfache Strecke', return: 'Hin und zurück', trip: 'Die ganze Reise' },
    each: {
      oneWay: 'Pro Person, einfache Strecke',
      return: 'Pro Person, hin und zurück',
      trip: 'Pro Person, die ganze Reise',
    },
  },
  share: '{percent}',
  shareIn: '{share} ({cabin})',
  shareList: { next: '{before}, {after}', last: '{before} oder {after}' },
  source: 'Quelle',
  country: 'Wessen Jahr',
  contrails: {
    Unknown: 'Die Erwärmung durch Kondensstreifen ist hier nicht enthalten.',
    Low: 'Die Erwärmung durch Kondensstreifen ist hier nicht enthalten. Ihr Risiko ist gering: weniger als ein Fünftel der Erwärmung durch das CO2.',
    Medium:
      'Die Erwärmung durch Kondensstreifen ist hier nicht enthalten. Ihr Risiko ist mittel: ein Fünftel der Erwärmung durch das CO2 bis ebenso viel.',
    High: 'Die Erwärmung durch Kondensstreifen ist hier nicht enthalten. Ihr Risiko ist hoch: mehr als die Erwärmung durch das CO2.',
  },
  typicalOfRoute: 'typisch für die Strecke',
  thisFlight: 'dieser Flug',
  onlyWay: 'Die einzige übliche Verbindung für diese Reise.',
  halfOfUsual: 'Die Hälfte der üblichen Verbindungen für diese Reise verursacht weniger Emissionen, die Hälfte mehr.',
  half: 'Der mittlere Wert von {ways} üblichen Verbindungen für diese Reise: Die Hälfte davon verursacht weniger Emissionen, die Hälfte mehr.',
  onBar: 'Auf einer Skala ab 0: {what}, etwa {kg} Kilogramm{between}',
  asMuch: 'Etwa so viel wie {ways} ({kg}).',
  less: '{apart} weniger als {ways} ({kg}).',
  more: '{apart} mehr als {ways} ({kg}).',
  typical: 'Typisch für die Strecke: {kg}',
  spoken: '{own}.',
  spokenWithTypical: '{own}; typisch für die Strecke: {kg}.',
  middleOf: 'der mittlere Wert von {ways} üblichen Verbindungen für diese Reise',
  ofTrip: 'der typische Wert für diese Reise',
  unknownNumber: '{aircraft} (Flugnummer auf dieser Strecke nicht bekannt)',
  listedElsewhere: 'Verzeichnet von {from} nach {to}: diesen Flug zeigen',
  label: 'Der Wert',
  cabins: 'Kabinenklasse',
  noFigure: 'kein Wert',
  notOnBoard: 'nicht an Bord',
  onFewWays: 'selten an Bord',
  mostWithout: 'Die meisten Verbindungen haben keine eigene Kabine für {cabin}; die Methode nennt trotzdem einen Wert.',
  noneWith: 'Keine bekannte Verbindung hat eine eigene Kabine für {cabin}; die Methode nennt trotzdem einen Wert.',
  flightWithout: 'Dieses Flugzeug hat keine eigene Kabine für {cabin}; die Methode nennt trotzdem einen Wert.',
  link: 'Wie der Wert entsteht und wie sicher er ist',
  along: 'Zitieren',
  options: 'Wer die Strecke fliegt',
  others: 'Mit anderen Rechnern vergleichen',
};

const COUNTRIES: Texts['countries'] = {
  unitedKingdom: { name: 'Vereinigtes Königreich', year: 'im Vereinigten Königreich im Jahr 2023' },
  germany: { name: 'Deutschland', year: 'in Deutschland im Jahr 2023' },
  france: { name: 'Frankreich', year: 'in Frankreich im Jahr 2023' },
  spain: { name: 'Spanien', year: 'in Spanien im Jahr 2023' },
  japan: { name: 'Japan', year: 'in Japan von April 2023 bis März 2024' },
};

const NOTES: Texts['notes'] = {
  typicalMeaning:
    'Die Hälfte der üblichen Verbindungen für diese Reise verursacht weniger Emissionen, die Hälfte mehr. Gezählt werden Direktflüge und Umsteigeverbindungen über ein Drehkreuz, auch von Flughäfen in der Nähe.',
  thereAndBackMeaning: 'Hin und zurück ist das Doppelte; eine Reise zählt den Rückweg für sich.',
  airportsReason:
    'Flughäfen einer Stadt zählen zusammen; ebenso Flughäfen im Umkreis von 150\u00a0km, die von Menschen aus der Stadt genutzt werden und die kein Flug mit ihr verbindet.',
  otherSource: {
    label: 'Andere Quelle',
    text: 'Die Travel Impact Model API von Google hat diesmal nicht geantwortet; ihr eigener Wert kann von diesem abweichen.',
  },
  label: {
    label: 'Label',
    text: 'Wie auf dem EU Flight Emissions Label des Fluges angegeben, Version „{version}“{until}.',
    saf: '„Gesamtemissionen mit SAF“ ist dieser Wert abzüglich des Anteils des nachhaltigen Treibstoffs, {percent}.',
    until: ', gültig bis {date}',
  },
  typical: 'Typisch',
  airports: 'Flughäfen',
  airlines: 'Fluggesellschaften',
  flightNumber: 'Flugnummer',
  aircraft: 'Flugzeug',
  otherType: 'Oder ein anderer Typ',
  fuelBurn: {
    label: 'Verbrauch',
    text: 'Aus der Tabelle des Typs {type}, der stellvertretend verwendet wird.',
    textBeforeVowel: 'Aus der Tabelle des Typs {type}, der stellvertretend verwendet wird.',
  },
  likely: '{type} {kg} (Wahrscheinlichkeit {percent})',
  types: 'Welcher Typ diesmal fliegt, ist nicht bekannt. In Economy: {types}.',
  notListed: 'Nicht in der Liste der Flüge auf dieser Strecke.',
  unverified:
    '{flight}: {listing} Die Werte gelten für Flüge von {carrier} auf dieser Strecke: Bitte prüfen Sie die Flugnummer.',
  fromTo: '{from}\u00a0– {to}.',
  range: {
    label: 'Spanne',
    text: 'Zwischen {low} und {high} in Economy (8 von 10 Flügen).',
  },
  beside: {
    label: 'Im Vergleich',
    text: 'In {cabin} verursacht dieser Flug {words}.',
    same: 'so viele Emissionen wie für die Strecke typisch',
    less: '{percent} weniger Emissionen als für die Strecke typisch',
    more: '{percent} mehr Emissionen als für die Strecke typisch',
  },
};

const PEOPLE: Texts['people'] = {
  inOne: { one: 'eine Person in {cabin}', other: '{count} Personen in {cabin}' },
  inCabin: '{count} in {cabin}',
  severalList: { next: '{before}, {after}', last: '{before} und {after}' },
  shortInOne: { one: '1\u00a0Person, {cabin}', other: '{count}\u00a0Personen, {cabin}' },
  short: '{count} {cabin}',
  asked: '{before} · {after}',
  airline: 'in der Liste nur {airline}',
};

export const RESULTS: Texts = {
  headline: HEADLINE,
  countries: COUNTRIES,
  people: PEOPLE,
  journeys: { oneWay: 'einfache Strecke', return: 'hin und zurück', allLegs: 'alle Teilstrecken' },
  perPassenger: 'Für einen Fluggast, einfache Strecke.',
  notes: NOTES,
  route: '{origin}\u00a0– {destination}',
  lessThanOnePercent: 'weniger als 1\u00a0%',
  safShare: 'Entspricht {percent}\u00a0% des Treibstoffs',
  flightHeading: 'Geschätzte Emissionen',
  routeHeading: 'Typische Emissionen',
  subheading: 'Wirkung des Treibstoffverbrauchs in kg CO2e pro Fluggast',
  typicalSubheading: 'Typische Emissionen',
  contrailsHeading: 'Kondensstreifen',
  attributionHeading: 'Herkunft der Daten',
  attributionColumns: ['Art der Daten', 'Quelle'],
  learnMoreFlight: { text: 'Mehr dazu, wie diese Werte berechnet werden', href: LINKS.methodRepository },
  learnMoreRoute: { text: 'Mehr dazu, wie diese Werte berechnet werden', href: LINKS.typicalFlightMethod },
  sourceLabel: 'Quelle',
  engineNote: 'Von der offenen Engine aus öffentlichen Daten geschätzt; nicht der von Google veröffentlichte Wert.',
  engineMethod: { text: 'Wie sie rechnet', path: '/methodology' },
  accuracy: { text: 'Wie genau die Werte sind', path: '/accuracy' },
  pickType: 'Sie wissen, welcher Typ fliegt? Werte mit diesem Typ:',
  withType: 'Mit dem Typ {name}, kg CO2e pro Fluggast:',
  noTypeFigures: 'Für diesen Typ gibt es keine Werte.',
  planTrip: 'Reise auf dieser Strecke planen',
  loading: 'Emissionen werden geladen',
  announced: '{heading}, {subject}: {figure}',
  sameAs: 'Dieselben Werte wie am {day}.',
  aircraftBasis: { given: 'wie angegeben', scheduled: 'auf dieser Strecke bekannt', assumed: 'angenommen' },
  copyAddress: 'Adresse dieses Ergebnisses kopieren',
  copied: 'Kopiert',
  copyByHand: 'Der Browser hat das Kopieren nicht erlaubt. Bitte kopieren Sie die Adresse hier:',
  reportFigure: 'Falschen Wert melden',
  reportTitle: 'Ein Wert scheint falsch',
  reportBody: 'Was ist falsch, und woher wissen Sie es?\n\n\nDas Ergebnis:',
  printed: 'gedruckt am',
  glossary: 'Was die Wörter bedeuten',
  notesSummary: 'Wofür die Werte stehen',
  workingSummary: 'Rechenweg zeigen',
  whatIfSummary: 'Was wäre, wenn\u00a0…?',
  othersSummary: 'Warum andere Rechner abweichen',
  statesSummary: 'Angaben zu diesem Wert',
  alongSummary: 'Weiterverwenden',
  foldLoading: 'Wird geladen',
  emissionsColumns: ['Art der Emissionen', 'Economy', 'Premium', 'Business', 'First'],
  rows: ROW_TEXTS,
  emptyFlight: EMPTY_FLIGHT,
  emptyRoute: EMPTY_ROUTE,
  offline: OFFLINE,
  dataUsed: 'Verwendete Daten',
};

export const FAILURES: MessagesOf<typeof EnglishFailures> = {
  tooMany:
    'Der Dienst beantwortet gerade zu viele Anfragen und konnte diese nicht annehmen. Bitte warten Sie eine Minute und versuchen Sie es noch einmal.',
  tooLong: 'Der Dienst brauchte zu lange für eine Antwort. Bitte versuchen Sie es noch einmal.',
  refused: 'Der Dienst hat die Anfrage nicht angenommen. Der Fehler liegt wahrscheinlich bei uns.',
  unreachable: 'Der Dienst war nicht erreichbar oder hat nicht geantwortet. Bitte versuchen Sie es gleich noch einmal.',
};

export const EMPTY: MessagesOf<typeof EnglishEmpty> = {
  listed: { one: '{codes} und eine weitere', other: '{codes} und {count} weitere' },
  carriers: 'Auf der Strecke bekannte Fluggesellschaften: {codes}.',
  numberListed: 'Die Flugnummer ist für {routes} verzeichnet.',
  unknownAirport: {
    named: 'Unter dem Code {value} ist kein Flughafen mit Linienflügen bekannt.',
    unnamed: 'Unter diesem Code ist kein Flughafen mit Linienflügen bekannt.',
  },
  unknownCarrier: {
    named: 'Unter dem Code {value} ist keine Fluggesellschaft bekannt.',
    unnamed: 'Unter diesem Code ist keine Fluggesellschaft bekannt.',
  },
  notOnRoute: {
    named: 'Von {value} ist nicht bekannt, dass sie diese Strecke fliegt.',
    unnamed: 'Von dieser Fluggesellschaft ist nicht bekannt, dass sie diese Strecke fliegt.',
  },
  noService: 'Es ist keine Fluggesellschaft bekannt, die diese Strecke ohne Zwischenstopp fliegt.',
  tooFewWays: 'Zu wenige Verbindungen mit Umstieg sind schnell genug für einen typischen Wert.',
  oneCity: {
    named: 'Beide sind Flughäfen von {value}: Von einem zum anderen fliegt niemand.',
    unnamed: 'Beide Flughäfen gehören zu einer Stadt: Von einem zum anderen fliegt niemand.',
  },
  noFlights:
    'Diese Strecke fliegt niemand. Die Luftlinie beträgt {distance}, und jede bekannte Verbindung ist ein weiter Umweg.',
  noFuelData: {
    named: 'Es gibt keine öffentlichen Verbrauchsdaten für das Flugzeug {value}.',
    unnamed: 'Es gibt keine öffentlichen Verbrauchsdaten für dieses Flugzeug.',
  },
  unknownAircraft: {
    named: 'Unter dem Code {value} ist kein Flugzeug bekannt.',
    unnamed: 'Unter diesem Code ist kein Flugzeug bekannt.',
  },
  window: 'Geschätzt wird für Abflüge vom {first} bis zum {last}.',
  usualWindow: 'Geschätzt wird für Abflüge ab heute bis zu einem Jahr im Voraus.',
  otherRoute: 'Diese Flugnummer ist auf einer anderen Strecke bekannt: {routes}.',
  numberRange: 'Flugnummern reichen von 1 bis 9999.',
  sameAirport: 'Start und Ziel sind derselbe Flughafen.',
  city: {
    named: '{value} steht für eine Stadt, nicht für einen Flughafen.',
    unnamed: 'Dieser Code steht für eine Stadt, nicht für einen Flughafen.',
  },
  cityOf: {
    named: '{value} steht für eine Stadt. Ihre Flughäfen: {airports}.',
    unnamed: 'Dieser Code steht für eine Stadt. Ihre Flughäfen: {airports}.',
  },
  noSeats: {
    named: 'Für das Flugzeug {value} ist keine Bestuhlung bekannt.',
    unnamed: 'Für dieses Flugzeug ist keine Bestuhlung bekannt.',
  },
  nobody: 'Mit diesem Flug kann niemand reisen.',
  whoFlies: 'Wer jetzt {route} fliegt',
};
