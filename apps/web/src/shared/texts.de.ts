import type { TextsOf } from '@tim/languages';
import { LINKS } from '../config/links.ts';
import type { SCOPE as English } from './texts.ts';

export const SCOPE: TextsOf<typeof English> = {
  metric: 'kg CO2e pro Fluggast',
  counted: 'Herstellung und Lieferung des Treibstoffs (Well-to-Tank) und seine Verbrennung (Tank-to-Wake).',
  notCounted:
    'Kondensstreifen und andere Wirkungen über CO2e hinaus, Flughäfen, An- und Abreise zum Flughafen, Bau der Flugzeuge, Kompensation. Kein Faktor für den Strahlungsantrieb (RF) wird angewendet.',
  contrailsApart: 'getrennt von den Kilogramm',
  rangeMeaning: '8 von 10 Flügen sollten darin liegen',
  notGoogles: 'Nicht der von Google veröffentlichte Wert.',
  engineEstimate: 'Schätzung der offenen Engine, nicht der von Google veröffentlichte Wert',
  labelUse:
    'Ein Label ist nicht für Bilanzen gedacht: Nach seinen Regeln dient es nicht der Berichterstattung von Unternehmen.',
  radiativeForcing: 'keiner',
  licence: { name: 'CC BY-SA 4.0', href: LINKS.licence },
};
