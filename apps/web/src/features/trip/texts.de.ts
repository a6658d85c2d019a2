import { TRIP_LIMITS, type TripProblem } from '@tim/itinerary';
import { andList, orList, type TextsOf } from '@tim/languages';
import type { TRIP as English } from './texts.ts';

/** Which field of an address breaks which rule. */
function problemText(problem: TripProblem): string {
  switch (problem.kind) {
    case 'no-route':
      return `itinerary: Eine Teilstrecke besteht aus zwei Codes mit je drei Buchstaben, wie LHR-JFK; nicht „${problem.written}“.`;
    case 'too-many-legs':
      return `itinerary: Eine Reise hat höchstens ${TRIP_LIMITS.legs} Teilstrecken; diese hat ${problem.legs}.`;
    case 'cabins':
      return `cabins: e, p, b oder f, einmal für alle Teilstrecken oder je Teilstrecke${problem.legs > 0 ? `, hier ${problem.legs}` : ''}; nicht „${problem.written}“.`;
    case 'people':
      return `people: eine ganze Zahl von 1 bis ${TRIP_LIMITS.travellers}, oder nach Kabine wie 2e,1b; nicht „${problem.written}“.`;
  }
}

export const TRIP: TextsOf<typeof English> = {
  title: 'Ihre Reise',
  description:
    'Die Emissionen einer ganzen Reise berechnen: alle Teilstrecken hin und zurück, mit Umstiegen, Kabinenklassen und allen Reisenden.',
  introduction:
    'Geben Sie die Orte mit Name oder Code an. Für jede Teilstrecke gilt der typische Wert ihrer Strecke oder, sobald Sie einen Flug angeben, dessen eigener Wert. Die Seite zählt die Werte für alle Reisenden zusammen und nennt die Spanne.',
  meet: 'Reisende aus mehreren Städten? Treffpunkt finden',
  formLabel: 'Reise',
  changeHeading: 'Reise ändern',
  anotherHeading: 'Weitere Reise planen',
  ways: { return: 'Hin und zurück', oneWay: 'Nur hin' },
  wayLabel: 'Hin und zurück oder nur hin',
  from: 'Von',
  to: 'Nach',
  via: (stop) => `Zwischenstopp ${stop}`,
  noPlace: 'Kein Ort mit diesem Namen',
  addStop: 'Zwischenstopp hinzufügen',
  backTheSameWay:
    'Der Rückweg hat dieselben Zwischenstopps. Für einen anderen Rückweg wählen Sie „Nur hin“ und geben als Ziel den Startort an.',
  removeStop: (stop) => `Zwischenstopp ${stop} entfernen`,
  departureDate: 'Abflugdatum',
  returnDate: 'Rückflugdatum',
  dateHint: 'Optional',
  ofReturn: (problem) => problem.replace('Abflugdatum', 'Rückflugdatum'),
  returnTooEarly: 'Der Rückflug liegt vor dem Abflug',
  people: 'Personen',
  cabin: 'Kabinenklasse',
  stopsRule: `Höchstens ${TRIP_LIMITS.legs} Teilstrecken, hin und zurück zusammen`,
  resultHeading: 'Die ganze Reise',
  partHeading: 'Ein Teil der Reise',
  legsHeading: 'Nach Teilstrecken',
  addedUp: (kg) => `Summe der Teilstrecken, ungerundet: ${kg}\u202Fkg.`,
  sumHeading: 'Insgesamt',
  perPerson: 'Pro Person',
  sumFor: (people) => `Für ${people}`,
  typicalOf: (origin, destination) => `Typisch für ${origin}\u00a0– ${destination}.`,
  typicalOfDirect: (origin, destination) => `Typisch für Direktflüge ${origin} – ${destination}.`,
  typicalOfConnections: (origin, destination, changes) =>
    `Uns ist kein Direktflug von ${origin} nach ${destination} bekannt: typisch für Verbindungen mit Umstieg in ${orList(changes, 'de')}.`,
  typicalLabel: 'Typisch',
  directMeaning:
    'Gibt es auf einer Teilstrecke Direktflüge, zählen nur diese: Die Hälfte davon verursacht weniger Emissionen als angegeben, die Hälfte mehr.',
  connectionNote: (list, onlyAirline) =>
    onlyAirline === undefined
      ? `Alle Fluggesellschaften zählen. „${list}“ zeigt ihre einzelnen Werte für beide Teilstrecken.`
      : `Soweit bekannt, fliegt nur ${onlyAirline} direkt: siehe „${list}“.`,
  oneAirline: (connection) => `Eine Fluggesellschaft für ${connection} wählen`,
  incompleteFlight: 'Typisch für die Strecke, bis die Angaben zum Flug vollständig sind.',
  airportsLabel: 'Flughäfen',
  typicalLegs: (typicalCount, count) =>
    typicalCount === count
      ? 'Typisch für alle Fluggesellschaften: Sobald Sie einen Flug angeben, gilt dessen eigener Wert.'
      : `${typicalCount} von ${count} Teilstrecken typisch für alle Fluggesellschaften: Sobald Sie ${typicalCount === 1 ? 'den Flug angeben, gilt dessen eigener Wert' : 'die Flüge angeben, gelten deren eigene Werte'}.`,
  connectionIntroduction:
    'Die Summe oben ist typisch für alle Fluggesellschaften. Sobald Sie hier Flüge wählen, gelten deren Werte.',
  quote: 'Zitieren',
  quoteLines: {
    each: 'Pro Person',
    legs: 'Teilstrecken, einfach, pro Person',
    legsOfAll: 'Teilstrecken, einfach, für alle',
    meaning: '8 von 10 Reisen sollten darin liegen',
    typical: 'typisch für die Strecke',
    return: 'hin und zurück',
    oneWay: 'einfache Strecke',
  },
  moreLegs: (left) => (left === 1 ? 'und eine weitere Teilstrecke' : `und ${left} weitere Teilstrecken`),
  contrails: 'Kondensstreifenrisiko',
  contrailsLabel: 'Kondensstreifen',
  contrailsNote:
    'Auch Kondensstreifen erwärmen das Klima. Ihr Risiko hängt vom Flug ab: Es steht bei jeder Teilstrecke, für die ein Flug angegeben ist; in den Werten hier ist es nicht enthalten.',
  noCabin: 'Für diese Kabine gibt es keinen Wert.',
  cabinOfLeg: (leg) => `Kabinenklasse ${leg}`,
  nameFlight: 'Flug angeben',
  changeFlight: 'Flug ändern',
  closeFlight: 'Schließen',
  anyFlight: 'Keinen bestimmten Flug angeben',
  failedTitle: 'Diese Reise ließ sich nicht berechnen.',
  failedAdvice: 'Für keine Teilstrecke gibt es einen Wert. Unten steht jeweils, warum.',
  retry: 'Noch einmal versuchen',
  wrongTitle: 'Die Adresse enthält keine Reise, die sich berechnen lässt.',
  loading: 'Emissionen werden geladen',
  rangeLabel: 'Spanne',
  rangeRule:
    'Nach unserem Wissen liegt der Wert bei 8 von 10 Reisen innerhalb der Spanne. Die Spannen der Teilstrecken werden bei Flügen derselben Fluggesellschaft oder derselben Strecke hin und zurück addiert ' +
    'und gelten sonst als unabhängig.',
  noRange: 'Nicht bekannt: Eine Teilstrecke hat einen Wert ohne Spanne.',
  mapLabel: 'Karte der Teilstrecken',
  mapCaption: (kilometres) => `Großkreise, zusammen ${kilometres}. Landflächen: Natural Earth.`,
  mapMissing: 'Die Karte konnte nicht geladen werden. Die Werte sind davon unabhängig.',
  late: 'Diese Seite ist noch nicht geladen; möglicherweise liegt es an der Verbindung. Bis dahin lässt sich keine Reise berechnen.',
  withoutScript:
    'Die Berechnung einer Reise benötigt JavaScript, das in diesem Browser deaktiviert ist. Alles andere auf dieser Website ist auch ohne JavaScript lesbar.',
  problem: problemText,
  remove: 'Entfernen',
  flightFrom: (leg) => `Flug ${leg}`,
  about: (kg) => `Etwa ${kg}`,
  aboutCo2e: (kg) => `Etwa ${kg} CO2e`,
  aboutFor: (kg, whom) => `Etwa ${kg} CO2e ${whom}`,
  forOne: 'pro Person',
  forAll: (people) => `für ${people}`,
  each: (kg) => `Etwa ${kg} pro Person`,
  eachByCabin: (parts) => `Pro Person: ${parts.join(', ')}`,
  travellers: (count) => (count === 1 ? '1\u00a0Person' : `${count}\u00a0Personen`),
  between: (low, high) => `zwischen ${low} und ${high}`,
  without: (legs) => `ohne ${andList(legs, 'de')}`,
  announcement: (what, kilograms, people) => `${what}: ${kilograms} Kilogramm CO2-Äquivalente für ${people}.`,
  fromTo: (places) => places.join('\u00a0– '),
  through: (places) => ` über ${places}`,
  andBack: ' und zurück',
};
