import type { MessagesOf } from '@tim/languages';
import type { TAKE_ALONG as English } from './texts.ts';

type Texts = MessagesOf<typeof English>;

const STATEMENT: Texts['statement'] = {
  introduction: 'Was anzugeben ist, wenn ein solcher Wert gezeigt wird, Punkt für Punkt.',
  labels: {
    metric: 'Wert',
    counted: 'Enthalten',
    notCounted: 'Nicht enthalten',
    fuel: 'Treibstoff',
    perKilometre: 'Pro km',
    chain: 'Elemente',
    airports: 'Flughäfen',
    contrails: 'Kondensstreifen',
    range: 'Spanne',
    aircraft: 'Flugzeug',
    method: 'Methode',
    dataDate: 'Datenstand',
    inputs: 'Eingangsdaten',
    measured: 'Gemessen',
    missing: 'Fehlt',
    checked: 'Geprüft',
    computed: 'Berechnung',
    licence: 'Lizenz',
    publisher: 'Herausgeber',
  },
  metric:
    'Kilogramm CO2e pro Fluggast, einfache Strecke, für jede Kabine. CO2e nach den Lebenszyklusfaktoren von CORSIA: je MJ Treibstoff 74\u00a0g für die Verbrennung und 15\u00a0g für die Herstellung.',
  labelMetric: 'Kilogramm CO2e pro Fluggast, einfache Strecke, für die Kabinen des Labels, wie das Label sie angibt.',
  fuel: 'Angenommen ist fossiles Kerosin; für nachhaltigen Flugkraftstoff wird nichts abgezogen.',
  labelFuel:
    'Nachhaltiger Flugkraftstoff macht laut Label {percent} des Treibstoffs aus: ausgewiesen, nicht abgezogen.',
  perKilometre: '{grams} (g CO2e pro Personenkilometer, auf dem Großkreis von {km}\u00a0km).',
  airport: '{name} als Hub',
  flightBetween: 'der Flug',
  wayBetween: 'der Weg dazwischen, vielleicht mit Zwischenstopps',
  passengerKilometres: 'Je Fluggast {km}\u202fPersonenkilometer auf dem Großkreis.',
  noPassengerKilometres:
    'Personenkilometer sind nicht angegeben: Diese Antwort nennt keine Entfernung eines einzelnen Fluges.',
  bothAirports:
    'Getrennt angegeben und im Wert nicht enthalten: {each} CO2e pro Fluggast an jedem Flughafen, {both} an beiden.',
  eachAirport:
    'Getrennt angegeben und im Wert nicht enthalten: {each} CO2e pro Fluggast an jedem Flughafen auf dem Weg.',
  airportSource: 'Ein Standardwert, nicht der eigene dieser Flughäfen: {source}.',
  dataOf: '{date}; Tabellen {dataHash}',
  contrails: 'Risiko {risk}, getrennt angegeben und im Wert nicht enthalten.',
  noContrails: 'Nicht angegeben und im Wert nicht enthalten.',
  noRange: 'Keine angegeben.',
  cabinRange: '{cabin} {low} bis {high}',
  method:
    'Aufgeteilt auf Fluggäste und Fracht nach Masse, mit 100\u00a0kg pro Fluggast, und auf die Kabinen nach der Bodenfläche ihrer Sitze (IATA RP 1726).',
  inPart: '{name} (zum Teil)',
  inputs: '{category}: {names}.',
  sources: 'Jeweils mit Quelle im Rechenweg.',
  measured:
    'Nichts von der Fluggesellschaft: Der Treibstoff ist modelliert; 0\u00a0% der Kilogramm beruhen auf Messdaten eines Anbieters. Der Anteil an Primärdaten beträgt 0\u00a0%.',
  labelShare: 'Das Label gibt keinen Anteil an Primärdaten an.',
  missing:
    'Der tatsächliche Treibstoffverbrauch der Fluggesellschaft und das Flugzeug des Tages sind vor dem Flug nicht bekannt. Ruß und Stickoxide werden nicht berechnet.',
  checked: 'Eine Konformitätsbescheinigung oder eine Prüfung durch Dritte wird nicht geltend gemacht.',
  contact: 'Kontaktmöglichkeiten',
};

export const TAKE_ALONG: Texts = {
  picture: { ofRoute: 'Typisch für die Strecke' },
  statement: STATEMENT,
  embed: 'Auf der eigenen Seite zeigen',
};
