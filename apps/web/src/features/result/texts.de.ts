import { formatWhole, withUnit } from '@tim/format';
import { andList, orList, type TextsOf } from '@tim/languages';
import { LINKS } from '../../config/links.ts';
import type { EMPTY as EnglishEmpty, FAILURES as EnglishFailures, RESULTS as English } from './texts.ts';

type Texts = TextsOf<typeof English>;

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
  perMissing: (inCabin) => `${inCabin}: Dieses Flugzeug hat keine solche Kabine`,
  perMissingOnRoute: (inCabin) => `${inCabin}: Keine bekannte Verbindung hat eine solche Kabine`,
  inCabin: (cabins) => `in ${andList(cabins, 'de')}`,
  figure: (kg) => `${kg} CO2e`,
  about: (kg) => `Etwa ${kg} CO2e`,
  per: (inCabin, between) => `pro Person ${inCabin}${between}`,
  forAll: (people, journey, between) => `für ${people}, ${journey}${between}`,
  between: (low, high) => `, zwischen ${low} und ${high}`,
  onDirect: ' mit Direktflügen',
  oneStop: (low, high) => `Mit einem Umstieg: zwischen ${low} und ${high}.`,
  withConnections: (kg) =>
    `Typisch für diese Strecke im Travel Impact Model: ${kg}, Umsteigeverbindungen eingerechnet.`,
  asStated: ', wie auf dem EU-Label des Fluges angegeben',
  thereAndBack: (kg) => `Einfache Strecke. Hin und zurück etwa ${kg}.`,
  each: (cabins) =>
    `Eine Person, einfache Strecke: ${cabins.map(([cabin, kg]) => (cabin === '' ? `etwa ${kg}` : `${cabin} etwa ${kg}`)).join(', ')}.`,
  lot: 'Ist das viel?',
  inAYear: (isForMany, journey, shares, yearly, inCountry) => {
    const what = { oneWay: 'einfache Strecke', return: 'hin und zurück', trip: 'die ganze Reise' }[journey];
    const subject = isForMany ? `Pro Person, ${what}:` : `${what.charAt(0).toUpperCase()}${what.slice(1)}:`;
    const each = orList(
      shares.map(([cabin, share]) => (cabin === '' ? share : `${share} (${cabin})`)),
      'de',
    );
    return `${subject} ${each} der durchschnittlichen Emissionen einer Person ${inCountry} (${yearly}, ohne Auslandsflüge).`;
  },
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
  half: (ways) =>
    `${ways.charAt(0).toUpperCase()}${ways.slice(1)}: Die Hälfte davon verursacht weniger Emissionen, die Hälfte mehr.`,
  onBar: (what, kg, between) => `Auf einer Skala ab 0: ${what}, etwa ${kg} Kilogramm${between}`,
  asMuch: (ways, kg) => `Etwa so viel wie ${ways} (${kg}).`,
  less: (apart, ways, kg) => `${apart} weniger als ${ways} (${kg}).`,
  more: (apart, ways, kg) => `${apart} mehr als ${ways} (${kg}).`,
  typical: (kg) => `Typisch für die Strecke: ${kg}`,
  spoken: (own) => `${own}.`,
  spokenWithTypical: (own, kg) => `${own}; typisch für die Strecke: ${kg}.`,
  middleOf: (ways) => `der mittlere Wert von ${ways} üblichen Verbindungen für diese Reise`,
  ofTrip: 'der typische Wert für diese Reise',
  unknownNumber: (aircraft) => `${aircraft} (Flugnummer auf dieser Strecke nicht bekannt)`,
  listedElsewhere: (from, to) => `Verzeichnet von ${from} nach ${to}: diesen Flug zeigen`,
  label: 'Der Wert',
  cabins: 'Kabinenklasse',
  noFigure: 'kein Wert',
  notOnBoard: 'nicht an Bord',
  onFewWays: 'selten an Bord',
  mostWithout: (cabin) =>
    `Die meisten Verbindungen haben keine eigene Kabine für ${cabin}; die Methode nennt trotzdem einen Wert.`,
  noneWith: (cabin) =>
    `Keine bekannte Verbindung hat eine eigene Kabine für ${cabin}; die Methode nennt trotzdem einen Wert.`,
  flightWithout: (cabin) =>
    `Dieses Flugzeug hat keine eigene Kabine für ${cabin}; die Methode nennt trotzdem einen Wert.`,
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
    text: (version, until) =>
      `Wie auf dem EU Flight Emissions Label des Fluges angegeben, Version „${version}“${until}.`,
    saf: (percent) =>
      `„Gesamtemissionen mit SAF“ ist dieser Wert abzüglich des Anteils des nachhaltigen Treibstoffs, ${withUnit(percent, '%')}.`,
    until: (date) => `, gültig bis ${date}`,
  },
  typical: 'Typisch',
  airports: 'Flughäfen',
  airlines: 'Fluggesellschaften',
  flightNumber: 'Flugnummer',
  aircraft: 'Flugzeug',
  otherType: 'Oder ein anderer Typ',
  fuelBurn: {
    label: 'Verbrauch',
    text: (type) => `Aus der Tabelle des Typs ${type}, der stellvertretend verwendet wird.`,
  },
  likely: (type, kg, percent) => `${type} ${kg} (Wahrscheinlichkeit ${withUnit(percent, '%')})`,
  types: (types) => `Welcher Typ diesmal fliegt, ist nicht bekannt. In Economy: ${types.join(', ')}.`,
  notListed: 'Nicht in der Liste der Flüge auf dieser Strecke.',
  unverified: (flight, listing, carrier) =>
    `${flight}: ${listing} Die Werte gelten für Flüge von ${carrier} auf dieser Strecke: Bitte prüfen Sie die Flugnummer.`,
  fromTo: (from, to) => `${from}\u00a0– ${to}.`,
  range: {
    label: 'Spanne',
    text: (low, high) =>
      `Zwischen ${formatWhole(low)} und ${withUnit(formatWhole(high), 'kg')} in Economy (8 von 10 Flügen).`,
  },
  beside: {
    label: 'Im Vergleich',
    text: (cabin, words) => `In ${cabin} verursacht dieser Flug ${words}.`,
    same: 'so viele Emissionen wie für die Strecke typisch',
    less: (percent) => `${withUnit(formatWhole(percent), '%')} weniger Emissionen als für die Strecke typisch`,
    more: (percent) => `${withUnit(formatWhole(percent), '%')} mehr Emissionen als für die Strecke typisch`,
  },
};

const PEOPLE: Texts['people'] = {
  inOne: (count, cabin) => `${count === 1 ? 'eine Person' : `${count} Personen`} in ${cabin}`,
  inCabin: (count, cabin) => `${count} in ${cabin}`,
  inSeveral: (parts) => andList(parts, 'de'),
  shortInOne: (count, cabin) => `${count === 1 ? '1\u00a0Person' : `${count}\u00a0Personen`}, ${cabin}`,
  short: (count, cabin) => `${count} ${cabin}`,
  asked: (parts) => parts.join(' · '),
  airline: (airline) => `in der Liste nur ${airline}`,
};

export const RESULTS: Texts = {
  headline: HEADLINE,
  countries: COUNTRIES,
  people: PEOPLE,
  journeys: { oneWay: 'einfache Strecke', return: 'hin und zurück', allLegs: 'alle Teilstrecken' },
  perPassenger: 'Für einen Fluggast, einfache Strecke.',
  notes: NOTES,
  route: (origin, destination) => `${origin}\u00a0– ${destination}`,
  lessThanOnePercent: `weniger als ${withUnit('1', '%')}`,
  safShare: (percent) => `Entspricht ${percent}\u00a0% des Treibstoffs`,
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
  withType: (name) => `Mit dem Typ ${name}, kg CO2e pro Fluggast:`,
  noTypeFigures: 'Für diesen Typ gibt es keine Werte.',
  planTrip: 'Reise auf dieser Strecke planen',
  loading: 'Emissionen werden geladen',
  announced: (heading, subject, figure) => `${heading}, ${subject}: ${figure}`,
  sameAs: (day) => `Dieselben Werte wie am ${day}.`,
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

export const FAILURES: TextsOf<typeof EnglishFailures> = {
  tooMany:
    'Der Dienst beantwortet gerade zu viele Anfragen und konnte diese nicht annehmen. Bitte warten Sie eine Minute und versuchen Sie es noch einmal.',
  tooLong: 'Der Dienst brauchte zu lange für eine Antwort. Bitte versuchen Sie es noch einmal.',
  refused: 'Der Dienst hat die Anfrage nicht angenommen. Der Fehler liegt wahrscheinlich bei uns.',
  unreachable: 'Der Dienst war nicht erreichbar oder hat nicht geantwortet. Bitte versuchen Sie es gleich noch einmal.',
};

export const EMPTY: TextsOf<typeof EnglishEmpty> = {
  listed: (codes, more) =>
    more === 0 ? codes.join(', ') : `${codes.join(', ')} und ${more === 1 ? 'eine' : more} weitere`,
  carriers: (codes) => `Auf der Strecke bekannte Fluggesellschaften: ${codes}.`,
  numberListed: (routes) => `Die Flugnummer ist für ${routes} verzeichnet.`,
  unknownAirport: (code) =>
    `${code === undefined ? 'Unter diesem Code' : `Unter dem Code ${code}`} ist kein Flughafen mit Linienflügen bekannt.`,
  unknownCarrier: (code) =>
    `${code === undefined ? 'Unter diesem Code' : `Unter dem Code ${code}`} ist keine Fluggesellschaft bekannt.`,
  notOnRoute: (carrier) =>
    `Von ${carrier ?? 'dieser Fluggesellschaft'} ist nicht bekannt, dass sie diese Strecke fliegt.`,
  noService: 'Es ist keine Fluggesellschaft bekannt, die diese Strecke ohne Zwischenstopp fliegt.',
  tooFewWays: 'Zu wenige Verbindungen mit Umstieg sind schnell genug für einen typischen Wert.',
  oneCity: (city) =>
    city === undefined
      ? 'Beide Flughäfen gehören zu einer Stadt: Von einem zum anderen fliegt niemand.'
      : `Beide sind Flughäfen von ${city}: Von einem zum anderen fliegt niemand.`,
  noFlights: (distance) =>
    `Diese Strecke fliegt niemand. Die Luftlinie beträgt ${distance}, und jede bekannte Verbindung ist ein weiter Umweg.`,
  noFuelData: (aircraft) =>
    `Es gibt keine öffentlichen Verbrauchsdaten für ${aircraft === undefined ? 'dieses Flugzeug' : `das Flugzeug ${aircraft}`}.`,
  unknownAircraft: (code) =>
    `${code === undefined ? 'Unter diesem Code' : `Unter dem Code ${code}`} ist kein Flugzeug bekannt.`,
  window: (first, last) => `Geschätzt wird für Abflüge vom ${first} bis zum ${last}.`,
  usualWindow: 'Geschätzt wird für Abflüge ab heute bis zu einem Jahr im Voraus.',
  otherRoute: (routes) => `Diese Flugnummer ist auf einer anderen Strecke bekannt: ${routes}.`,
  numberRange: 'Flugnummern reichen von 1 bis 9999.',
  sameAirport: 'Start und Ziel sind derselbe Flughafen.',
  city: (code, airports) =>
    airports === undefined
      ? `${code ?? 'Dieser Code'} steht für eine Stadt, nicht für einen Flughafen.`
      : `${code ?? 'Dieser Code'} steht für eine Stadt. Ihre Flughäfen: ${airports}.`,
  noSeats: (aircraft) =>
    `Für ${aircraft === undefined ? 'dieses Flugzeug' : `das Flugzeug ${aircraft}`} ist keine Bestuhlung bekannt.`,
  nobody: 'Mit diesem Flug kann niemand reisen.',
  whoFlies: (route) => `Wer jetzt ${route} fliegt`,
};
