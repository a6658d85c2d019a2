import type { MessagesOf } from '@tim/languages';
import type { WORKING as English } from './texts.ts';

export const WORKING: MessagesOf<typeof English> = {
  shortHeading: 'Kurz gefasst',
  floorColumns: ['Kabine', 'Bodenfläche eines Sitzes', 'kg CO2e'],
  floorLegend: 'Ein Kästchen entspricht der Bodenfläche eines Economy-Sitzes.',
  stepsHeading: 'Schritt für Schritt',
  stepsIntroduction:
    'Jede Zeile ist ein Schritt mit den Zahlen dieses Ergebnisses. Aufgeklappt zeigt sie die Formel und die Quelle jeder Zahl. Zahlen sind nur für die Anzeige gerundet: Wenn Sie von Hand nachrechnen, können die letzten Stellen abweichen.',
  rangeHeading: 'Wie sicher sind diese Werte?',
  rangeIntroduction:
    'Sie sind eine Schätzung vor dem Flug. Die Spanne ist so gewählt, dass 8 von 10 Flügen nach dieser Methode darin liegen sollten, mit Flugzeug, Kabine und Auslastung des Tages; nach dem tatsächlich verbrauchten Treibstoff ist sie breiter, wie der letzte Schritt zeigt (kg CO2e, nach außen gerundet).',
  rangeColumns: ['Kabine', 'Niedrigster', 'Höchster'],
  driversIntroduction: 'Woher die Spanne kommt, der größte Anteil zuerst:',
  typesHeading: 'Welches Flugzeug wird es?',
  typesIntroduction:
    'Vor dem Abflugtag kann das niemand wissen. Diese Flugzeuge kommen infrage, jeweils mit ihrer Wahrscheinlichkeit; die Werte gelten für das nach Emissionen mittlere.',
  formula: 'Formel',
  source: 'Quelle:',
  section: 'Methodik, Abschnitt',
  published: 'Die veröffentlichte Methode',
  routesMiddle: 'die mittlere',
  routeColumn: 'Strecke',
  engineVersion: 'Version der Engine {version}',
  floor: {
    heading: 'Warum zählt Business {factor}\u2011mal so viel wie Economy?',
    narrow: {
      one: 'Wegen der Bodenfläche. In einem Flugzeug mit einem Gang nimmt ein Business-Sitz den Platz von {factor} Economy-Sitzen ein. Das Flugzeug verbraucht seinen Treibstoff, um die gesamte Fläche zu befördern; auf einen Fluggast in Business entfällt deshalb so viel wie auf {factor} in Economy.',
      other:
        'Wegen der Bodenfläche. In einem Flugzeug mit einem Gang nimmt ein Business-Sitz den Platz von {factor} Economy-Sitzen ein. Das Flugzeug verbraucht seinen Treibstoff, um die gesamte Fläche zu befördern; auf einen Fluggast in Business entfällt deshalb so viel wie auf {factor} in Economy.',
    },
    wide: {
      one: 'Wegen der Bodenfläche. In einem Flugzeug mit zwei Gängen (Großraumflugzeug) nimmt ein Business-Sitz den Platz von {factor} Economy-Sitzen ein: Er lässt sich in ein Bett verwandeln. Das Flugzeug verbraucht seinen Treibstoff, um die gesamte Fläche zu befördern; auf einen Fluggast in Business entfällt deshalb so viel wie auf {factor} in Economy.',
      other:
        'Wegen der Bodenfläche. In einem Flugzeug mit zwei Gängen (Großraumflugzeug) nimmt ein Business-Sitz den Platz von {factor} Economy-Sitzen ein: Er lässt sich in ein Bett verwandeln. Das Flugzeug verbraucht seinen Treibstoff, um die gesamte Fläche zu befördern; auf einen Fluggast in Business entfällt deshalb so viel wie auf {factor} in Economy.',
    },
    source:
      'Wie viel Bodenfläche ein Sitz einnimmt: IATA Recommended Practice 1726, für alle Fluggesellschaften gleich.',
  },
};
