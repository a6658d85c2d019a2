import type { MessagesOf } from '@tim/languages';
import type { GLOSSARY as English } from './texts.ts';

export const GLOSSARY: MessagesOf<typeof English> = {
  title: 'Glossar',
  description:
    'Fachwörter rund um Flüge und ihre Emissionen: was sie bedeuten, wie sie auf Englisch heißen und woher das deutsche Wort kommt.',
  introduction:
    'Was die Wörter auf diesen Seiten bedeuten, wie sie auf Englisch heißen und, wo es jemand veröffentlicht hat, woher das deutsche Wort stammt.',
  inEnglish: 'auf Englisch:',
  source: 'Quelle des Worts',
  terms: {
    wellToWake: {
      word: 'Well-to-Wake (Vorkette und Verbrennung)',
      meaning:
        'Alle Emissionen eines Treibstoffs: aus Herstellung, Lieferung und Verbrennung. Jeder Wert dieser Website ist Well-to-Wake, wenn nichts anderes dabeisteht.',
      source: '',
    },
    tankToWake: {
      word: 'Tank-to-Wake (Verbrennung des Treibstoffs)',
      meaning: 'Der Teil, der beim Verbrennen des Treibstoffs im Flugzeug entsteht.',
      source: '',
    },
    wellToTank: {
      word: 'Well-to-Tank (Vorkette: Herstellung und Lieferung des Treibstoffs)',
      meaning: 'Der Teil, der bei Herstellung und Lieferung des Treibstoffs entsteht.',
      source: '',
    },
    co2e: {
      word: 'CO2e',
      meaning:
        'CO2-Äquivalent: die Masse CO2, die über 100 Jahre so stark erwärmt wie die Treibhausgase, die gezählt werden.',
      source: '',
    },
    emissionFactor: {
      word: 'Emissionsfaktor',
      meaning: 'Masse CO2e je Masse Treibstoff.',
      source: '',
    },
    typical: {
      word: 'typische Emissionen',
      meaning:
        'Was die üblichen Verbindungen zwischen zwei Städten verursachen: die eine Hälfte weniger, die andere mehr.',
      source: '',
    },
    range: {
      word: 'Spanne',
      meaning: 'Von welchem bis zu welchem Wert das Ergebnis in 8 von 10 Fällen liegen sollte.',
      source: '',
    },
    loadFactor: {
      word: 'Auslastung',
      meaning: 'Fluggäste im Verhältnis zu den Sitzen. Je leerer ein Flug, desto mehr entfällt auf jeden Fluggast.',
      source: 'DIN EN ISO 14083:2023',
    },
    cargoMassFraction: {
      word: 'Frachtanteil an der Nutzlast',
      meaning:
        'Anteil der Fracht an der Nutzlast, also an Fluggästen mit Gepäck und Fracht. Die Fracht trägt diesen Anteil der Emissionen.',
      source: '',
    },
    greatCircle: {
      word: 'Großkreisentfernung',
      meaning: 'Der kürzeste Weg zwischen zwei Flughäfen über die Erdkugel.',
      source: '',
    },
    detour: {
      word: 'Umweg',
      meaning: 'Was ein Flug über den Großkreis hinaus zurücklegt, wegen Wind, Luftraum und Anflug.',
      source: '',
    },
    landingAndTakeOff: {
      word: 'Start und Landung (LTO)',
      meaning: 'Rollen, Start, erster Steigflug, Anflug und Landung, unter 3000\u00a0Fuß (etwa 900\u00a0m).',
      source: '',
    },
    climbCruiseDescent: {
      word: 'Steig-, Reise- und Sinkflug (CCD)',
      meaning: 'Alles dazwischen: von 3000\u00a0Fuß hinauf, unterwegs und wieder hinunter bis auf diese Höhe.',
      source: '',
    },
    cabinClass: {
      word: 'Kabinenklasse',
      meaning:
        'Economy, Premium Economy, Business oder First. Ein Sitz, der mehr Platz braucht, trägt einen größeren Anteil der Emissionen.',
      source: '',
    },
    operatingCarrier: {
      word: 'ausführende Fluggesellschaft',
      meaning: 'Die Fluggesellschaft, deren Flugzeug und Besatzung fliegen, gleich wer den Flugschein verkauft hat.',
      source: '',
    },
    codeshare: {
      word: 'Codeshare',
      meaning: 'Ein Flug, den eine Fluggesellschaft unter eigener Nummer verkauft und eine andere durchführt.',
      source: '',
    },
    connection: {
      word: 'Umsteigeverbindung',
      meaning: 'Eine Verbindung, bei der man unterwegs umsteigt.',
      source: '',
    },
    sustainableFuel: {
      word: 'nachhaltiger Flugkraftstoff (SAF)',
      meaning: 'Treibstoff aus Abfällen, Pflanzen oder Strom. Wo ein Wert ihn zählt, steht es dabei.',
      source: 'Verordnung (EU) 2023/2405',
    },
    contrail: {
      word: 'Kondensstreifen',
      meaning:
        'Ein Streifen aus Eis hinter einem Flugzeug. Manche halten sich lange und erwärmen das Klima; in den Kilogramm dieser Website ist das nicht enthalten.',
      source: '',
    },
    radiativeForcing: {
      word: 'effektiver Strahlungsantrieb',
      meaning:
        'Wie stark etwas das Gleichgewicht zwischen der Energie verändert, die die Erde empfängt, und der, die sie abgibt, schnelle Wirkungen eingeschlossen.',
      source: 'IPCC AR6, Arbeitsgruppe I',
    },
    primaryData: {
      word: 'Primärdaten',
      meaning: 'Von denen gemessen, die fliegen: der Treibstoff, den ein Flug tatsächlich verbraucht hat.',
      source: 'DIN EN ISO 14083:2023',
    },
    modelledData: {
      word: 'modellierte Daten',
      meaning: 'Berechnet aus dem, was über den Flug bekannt ist, wie hier: Typ, Sitze, Auslastung, Entfernung.',
      source: 'DIN EN ISO 14083:2023',
    },
    defaultData: {
      word: 'Standardwerte',
      meaning: 'Durchschnittswerte, wenn nichts Genaueres bekannt ist, etwa ein Faktor nach Entfernung.',
      source: 'DIN EN ISO 14083:2023',
    },
  },
};
