import type { MessagesOf } from '@tim/languages';
import { LINKS } from '../../config/links.ts';
import type { CALCULATOR as English } from './texts.ts';

export const CALCULATOR: MessagesOf<typeof English> = {
  title: 'Emissionsrechner',
  description:
    'Emissionen einer Strecke oder eines bestimmten künftigen Fluges schätzen, aufgeschlüsselt pro Fluggast und Kabinenklasse.',
  modeLabel: 'Art der Abfrage',
  modes: { route: 'Strecke', flight: 'Bestimmter Flug' },
  routeIntroduction: 'Geben Sie eine Strecke an, um die typischen Emissionen pro Fluggast zu sehen',
  flightIntroduction: 'Geben Sie einen Flug an, um die geschätzten Emissionen pro Fluggast zu sehen',
  flightTooltip: 'Emissionsdaten gibt es nur für künftige Flüge.',
  whoHeading: 'Wer fliegt und wie',
  journeyLabel: 'Hin und zurück oder nur hin',
  journeys: { oneWay: 'Nur hin', return: 'Hin und zurück' },
  cabinLabel: 'Kabinenklasse',
  withoutScript: [
    [
      'Der Rechner benötigt JavaScript, das in diesem Browser deaktiviert ist: Hier lässt sich weder ein Flug noch eine Strecke abfragen. Alles andere auf dieser Website ist auch ohne JavaScript lesbar, etwa die ',
      { text: 'Methodik', href: '/methodology' },
      ' hinter den Werten. Programme erhalten die Werte selbst über die ',
      { text: 'API', href: '/developers/api' },
      '.',
    ],
  ],
  late: 'Der Rechner ist noch nicht geladen; möglicherweise liegt es an der Verbindung. Bis dahin ist keine Abfrage möglich.',
  loadAgain: 'Seite neu laden',
  giveList: 'Viele Flüge? Liste eingeben',
  isFlight: '{flight} ist eine Flugnummer: diesen Flug suchen',
  isRoute: '{origin} – {destination} nachschlagen',
  tripFromList: 'Summe dieser Flüge als eine Reise',
  tripFromChain: 'Ganze Reise ansehen',
  allFlights: 'Alle Flüge',
  emissionsDetails: 'Emissionen im Einzelnen',
  versionWarning: 'Hinweis: Diese Daten beruhen auf der neuesten Modellversion.',
  licence: { text: 'CC BY-SA 4.0', href: LINKS.licence },
  formLabels: { route: 'Strecke', flight: 'Flug' },
  flightOf: 'Flug {place}',
  aboutDates: 'Zum Abflugdatum',
  modelVersion: 'Modellversion: {version}',
  emissionsDetailsFor: 'Emissionen im Einzelnen: {route}',
  fromTo: '{before}\u00a0– {after}',
  departing: 'Abflug {date}',
  impossibleDates: 'Kein gültiges Datum in der Adresse: {dates}. Stattdessen gilt heute, {today}.',
  questionProblem: {
    cabin:
      'cabin: economy, premiumEconomy, business oder first; nicht „{written}“. Gezeigt wird die erste mit einem Wert.',
    people: 'people: von 1 bis {most}, oder nach Kabine wie 2e,1b; nicht „{written}“. Stattdessen gilt eine Person.',
    journey: 'journey: one-way oder return; nicht „{written}“. Stattdessen gilt die einfache Strecke.',
    airline:
      'airline: ein Code aus zwei Buchstaben oder Ziffern; nicht „{written}“. Stattdessen stehen alle Fluggesellschaften in der Liste.',
  },
  furtherList: { next: '{before}, {after}', last: '{before}, {after}' },
  furtherAirports: {
    one: 'Die Adresse nennt mehr Flughäfen als die zwei einer Strecke. Dies ist {origin}\u00a0– {destination}; {further} bleibt unberücksichtigt.',
    other:
      'Die Adresse nennt mehr Flughäfen als die zwei einer Strecke. Dies ist {origin}\u00a0– {destination}; {further} bleiben unberücksichtigt.',
  },
};
