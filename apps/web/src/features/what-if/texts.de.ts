import type { MessagesOf } from '@tim/languages';
import type { WHAT_IF as English } from './texts.ts';

export const WHAT_IF: MessagesOf<typeof English> = {
  introduction:
    'Ändern Sie, worauf dieser Wert beruht, und sehen Sie, wie er dann wäre. Was Sie nicht ändern, bleibt wie in der Antwort oben. Nichts wird gesendet: Ihr Browser rechnet selbst.',
  loading: 'Tabellen werden geladen',
  loadFailed: 'Die Tabellen konnten nicht geladen werden. Bitte prüfen Sie die Verbindung.',
  failed: 'Der Wert konnte nicht berechnet werden.',
  again: 'Noch einmal versuchen',
  notComplete: 'Die Antwort nennt nicht alles, worauf ihr Wert beruht; er lässt sich hier deshalb nicht neu berechnen.',
  otherData:
    'Der Wert oben wurde mit anderen Daten berechnet, als diese Seite hat. Laden Sie die Seite neu, um zu ändern, worauf er beruht.',
  noFigure: 'Für dieses Flugzeug gibt es keinen Wert: Seine übliche Bestuhlung oder sein Verbrauch ist nicht bekannt.',
  aircraft: 'Flugzeug',
  asAnswered: '{name}, wie in der Antwort',
  aircraftHelp:
    'Ein anderes Flugzeug hat die Sitze, mit denen die Fluggesellschaft es betreibt, sonst die für den Typ üblichen.',
  seats: 'Sitze',
  load: 'Auslastung der Sitze',
  cargo: 'Fracht, Anteil an der Masse von Fluggästen und Fracht',
  distance: 'Geflogene Strecke im Verhältnis zur kürzesten',
  sustainable: 'Nachhaltiger Flugkraftstoff, Anteil an der Masse des Treibstoffs',
  saving: 'Einsparung des Kraftstoffs im Lebenszyklus,\u00a0%',
  savingHelp:
    'Wie viel weniger Emissionen er von der Herstellung bis zur Verbrennung verursacht als Kerosin (89\u00a0g CO2e/MJ). Der Hersteller gibt die Einsparung an; sie hängt vom Rohstoff ab.',
  savingNeeded: 'Einsparung im Lebenszyklus: Erst mit einer Angabe zählt der nachhaltige Flugkraftstoff mit.',
  savingRule: 'Einsparung im Lebenszyklus: eine Zahl von 0 bis 100.',
  sustainableMethod:
    'Das Travel Impact Model zieht keinen nachhaltigen Flugkraftstoff ab, auch nicht den auf einem Label angegebenen. Hier wird das Produkt aus Anteil und Einsparung abgezogen, wie bei CORSIA (ICAO-Anhang 16, Band IV, 3.3.1).',
  seatRule: 'Sitze in {cabin}: eine ganze Zahl, 0 oder mehr.',
  noSeatRule: 'Sitze: Das Flugzeug muss mindestens einen haben.',
  mostSeatsRule:
    'Sitze: {seats} sind insgesamt zu viele. Kein Verkehrsflugzeug darf mehr als {most} Fluggäste befördern.',
  beyondTable:
    'Der Flug ist weiter, als die Verbrauchstabelle dieses Flugzeugs reicht: Sie endet bei {km}\u00a0km. Darüber hinaus ist der Treibstoff hochgerechnet, und möglicherweise kann das Flugzeug nicht so weit fliegen.',
  caption: 'Well-to-Wake, kg CO2e pro Fluggast:',
  original: 'In der Antwort',
  changed: 'Mit Ihren Änderungen',
  difference: 'Differenz, kg',
  differencePercent: 'Differenz, %',
  correct: 'Bitte berichtigen Sie die markierten Felder, um den Wert zu sehen.',
  reset: 'Zurücksetzen',
  wasReset: 'Wieder wie in der Antwort.',
  now: 'Economy mit Ihren Änderungen: {kilograms} CO2e, {difference} ({percent})',
  says: 'Economy mit Ihren Änderungen: {kilograms} Kilogramm CO2-Äquivalente pro Fluggast, Differenz {difference} Kilogramm, {percent} Prozent.',
  seatNames: { economy: 'Economy', premiumEconomy: 'Premium Economy', business: 'Business', first: 'First' },
};
