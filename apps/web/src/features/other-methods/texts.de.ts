import type { MessagesOf } from '@tim/languages';
import { LINKS } from '../../config/links.ts';
import type { OTHERS as English } from './texts.ts';

type Texts = MessagesOf<typeof English>;

export const OTHERS: Texts = {
  introduction: {
    route:
      'Dieselbe Strecke, ein Fluggast, einfache Strecke, nach Methoden, die Ihnen anderswo begegnen können. Jeder Wert ist hier nach den Regeln der jeweiligen Methode berechnet. Die Reihenfolge ist keine Rangfolge.',
    flight:
      'Derselbe Flug, ein Fluggast, einfache Strecke, nach Methoden, die Ihnen anderswo begegnen können. Jeder Wert ist hier nach den Regeln der jeweiligen Methode berechnet. Die Reihenfolge ist keine Rangfolge.',
  },
  cabin: 'Kabinenklasse',
  chart: 'Kilogramm nach Methode',
  bar: 'Der Balken zeigt die Spanne des Werts dieser Website, für 8 von 10 Flügen:',
  yourFigure: 'Ihr Vergleichswert in kg',
  yours: 'Ihr Wert',
  notANumber: 'Bitte geben Sie die Kilogramm als Zahl ein, etwa 690.',
  rightHeading: 'Wer hat recht?',
  right:
    'Möglicherweise alle: Sie beantworten verschiedene Fragen. Drei Dinge machen den größten Teil des Unterschieds aus.',
  reasons: [
    [
      'Die Herstellung des Treibstoffs',
      'kommt mit etwa einem Fünftel zur Verbrennung hinzu. Die Regeln der IATA lassen sie weg. DESNZ hat eigene Faktoren dafür, zuletzt 2023 erneuert, die mehr ergeben.',
    ],
    [
      'Der Strahlungsantrieb',
      'ist die Erwärmung durch Kondensstreifen und andere Wirkungen in großer Höhe. DESNZ kann ihn mitzählen, als das 1,7-Fache des CO2. Das Travel Impact Model weist ihn getrennt aus, als Risiko ohne Kilogramm.',
    ],
    [
      'Kabinen, Fracht und Auslastung',
      'schätzt das Travel Impact Model für genau diesen Flug; hier gilt das auch für die Regeln der IATA. DESNZ hat einen Mittelwert für alle Flüge einer Art.',
    ],
  ],
  spread: {
    text: 'Ein veröffentlichtes Beispiel: 310, 690, 819, 1.016 und 1.218\u00a0kg für einen Economy-Sitz von London nach New York (BA173, 2022), in fünf Rechnern. Quelle:',
    link: { text: 'LCC Skotte Business Travel', href: 'https://lcc-skottebusinesstravel.com' },
  },
  whoGivesWhich:
    'Google Flüge und die Partner von Travalyst zeigen das Travel Impact Model. CO2 Connect der IATA folgt ihrer Recommended Practice mit dem Treibstoffverbrauch der Fluggesellschaften, der hier nicht bekannt ist. DESNZ veröffentlicht seine Faktoren für die Berichte von Unternehmen.',
  advice: 'Vergleichen Sie deshalb nur Werte derselben Methode. Ein Bericht bleibt bei der Methode, die er nennt.',
  tableHeading: 'Was jede Methode zählt',
  columns: ['Methode', 'kg pro Fluggast', 'Was sie zählt', 'Was sie weglässt'],
  notShown:
    'Nicht gezeigt: der Rechner der ICAO, weil sein Dokument nicht sagt, welche Länder eine Streckengruppe bilden, und er Sitzpläne braucht, die hier nicht bekannt sind; myclimate und atmosfair, deren heutige Konstanten nicht gelesen werden konnten.',
  noLabel:
    'Wo ein EU Flight Emissions Label ausgestellt wurde, tritt es an die Stelle der Schätzung; diese Antwort hat keines.',
  licence: 'Enthält Informationen des öffentlichen Sektors, lizenziert unter der Open Government Licence v3.0.',
  methods: {
    model: {
      name: 'Travel Impact Model',
      page: LINKS.methodRepository,
      computedBy: 'berechnet von der offenen Engine',
      burning: 'nur Verbrennung des Treibstoffs',
      counts: 'CO2e. Herstellung und Verbrennung des Treibstoffs (Well-to-Wake). Kein Strahlungsantrieb.',
      leavesOut: 'Kondensstreifen und andere Wirkungen in großer Höhe, Flughäfen, nachhaltiger Flugkraftstoff.',
    },
    label: {
      name: 'EU Flight Emissions Label',
      page: 'https://www.flightemissions.eu/',
      edition: 'Verordnung (EU) 2024/3170',
      remark: 'Nach seinen Regeln sind Labels nicht für die Berichterstattung von Unternehmen gedacht.',
      counts:
        'CO2e. Der ganze Lebenszyklus des Treibstoffs (Well-to-Wake), nachhaltiger Anteil eingerechnet. Kein Strahlungsantrieb.',
      leavesOut: 'Kondensstreifen.',
    },
    iata: {
      name: 'Nach den Regeln von IATA RP 1726, mit unserem Treibstoff und unserer Auslastung',
      short: 'Regeln von IATA RP 1726, unser Treibstoff, unsere Auslastung',
      plain: '100\u00a0kg pro Fluggast',
      withSeats: 'und 50\u00a0kg pro Sitz',
      remark: 'Die Regeln, wie andere sie beschreiben; der Text der Recommended Practice selbst lag uns nicht vor.',
      counts:
        'Nur CO2. Verbrennung des Treibstoffs (Tank-to-Wake). Kein Strahlungsantrieb. 50\u00a0kg pro Sitz nur, wo örtliche Vorschriften es verlangen.',
      leavesOut:
        'Herstellung des Treibstoffs, Methan und Lachgas, Kondensstreifen und andere Wirkungen in großer Höhe, Flughäfen.',
      missingOfRoute:
        'Diese Regeln setzen Treibstoff, Sitze und Auslastung eines Fluges voraus: Wählen Sie oben einen Flug.',
      missing: 'Diese Regeln setzen Treibstoff, Sitze und Auslastung des Fluges voraus, die diese Antwort nicht nennt.',
    },
    desnz: {
      ofYear: 'Britische Regierung (DESNZ) {year}',
      plain: 'Verbrennung des Treibstoffs',
      making: 'auch Herstellung des Treibstoffs, gleicher Umfang wie hier',
      forcing: 'mit Strahlungsantrieb',
      forcingAndMaking: 'mit Strahlungsantrieb, auch Herstellung des Treibstoffs',
      older: 'DESNZ 2024, eine ältere Ausgabe',
      remark:
        'Die Zeilen für Flüge sind die von 2025, gelesen in der Datei des Herausgebers. Dass sie gleich geblieben sind und welche Länder als Langstrecke gelten, ist aus zweiter Hand bekannt.',
      counts:
        'CO2e. Verbrennung des Treibstoffs (Tank-to-Wake); die Herstellung ist eine eigene Zeile. Strahlungsantrieb nur, wo angegeben.',
      leavesOut:
        'Flugzeug, Kabinen, Fracht und Auslastung dieses Fluges. Kondensstreifen und andere Wirkungen in großer Höhe, wo ohne Strahlungsantrieb gerechnet wird. Flughäfen.',
      noDistance: 'Die Faktoren setzen die Entfernung voraus, die diese Antwort nicht nennt.',
      noCountries: 'Die Faktoren richten sich nach den Ländern beider Flughäfen, die hier nicht vorliegen.',
      noHaul: 'Eines der Länder steht nicht in der Liste: Für diesen Flug gibt es keinen Faktor.',
    },
  },
  hauls: {
    domestic: 'Inlandsflüge',
    short: 'Kurzstrecken',
    long: 'Langstrecken',
    international: 'internationale Flüge',
  },
  noFigureFor: 'Diese Methode hat keinen Wert für {cabin}.',
  noFactorFor: 'Diese Methode hat keinen Faktor für {cabin} ({haul}).',
  factorsOf: 'Faktoren für {haul} in {cabin}, angewandt auf {distance}.',
  average: ' Der durchschnittliche Fluggast: {plain}, oder {forced} mit Strahlungsantrieb.',
  edition: 'Ausgabe: {edition}',
  version: 'Version {version}',
  rangeOf: '{low} bis {high}.',
  nearest: {
    same: 'gleich viel',
    less: '{kg} weniger',
    more: '{kg} mehr',
    found: '„{name}“: {kg}, {difference}.',
    none: 'Keiner dieser Werte liegt nahe bei {own}. Am nächsten liegt {found} Gilt Ihr Wert für eine Person, einfache Strecke, in dieser Kabine?',
    inRange: ' Er liegt auch in der Spanne dieser Website, {low} bis {high}.',
    near: 'Am nächsten an {own} liegt {found}{inRange} Ihr Rechner kann trotzdem eine andere Methode verwenden: Fragen Sie, welche und aus welchem Jahr.',
  },
};
