import type { MessagesOf } from '@tim/languages';
import type { MEETING_RECORD as English } from './texts.ts';

export const MEETING_RECORD: MessagesOf<typeof English> = {
  about: 'Wo Personen sich treffen sollten, nach der offenen Engine des Travel Impact Model, im Browser berechnet.',
  method: {
    name: 'Travel Impact Model, typische Emissionen jeder Strecke, alle Fluggesellschaften, mit Umsteigeverbindungen, wie die typischen Werte sie zählen; Orte nach der Summe aller',
    unit: 'g CO2e Well-to-Wake; bei einem Weg von einer Person, bei einem Ort von allen, die kommen',
    range:
      'half² = Σ_homes (people who come × h)², nach unten und oben getrennt: für Personen vom selben Ort weichen die Werte gemeinsam ab, für Personen von verschiedenen Orten unabhängig voneinander',
    clearDifference: 'mehr als √(above² + below²) der beiden Summen',
    online:
      'Dieser Anteil aller Personen, abgerundet: bei jedem Ort diejenigen, deren Weg dorthin die höchsten Emissionen verursacht. Die Emissionen eines Online-Treffens sind nicht mitgezählt.',
    withoutAWay:
      'Es ist kein Flug bekannt, auch nicht mit einmaligem Umsteigen. Flüge, die alle in einer anderen Stadt enden, führen nicht zu einem Ort, den niemand genannt hat.',
  },
  byLand: 'Wege unter {km} km Großkreisentfernung sind weggelassen: auf dem Landweg, nicht gezählt.',
};
