import type { MessagesOf } from '@tim/languages';
import { LINKS } from '../config/links.ts';
import type {
  CABINS as EnglishCabins,
  CONTRAILS as EnglishContrails,
  JOINING as EnglishJoining,
  SCOPE as English,
} from './texts.ts';

export const SCOPE: MessagesOf<typeof English> = {
  metric: 'kg CO2e pro Fluggast',
  counted: 'Herstellung und Lieferung des Treibstoffs (Well-to-Tank) und seine Verbrennung (Tank-to-Wake).',
  notCounted:
    'Kondensstreifen und andere Wirkungen über CO2e hinaus, Flughäfen, An- und Abreise zum Flughafen, Bau der Flugzeuge, Kompensation. Es wird kein Faktor für den Strahlungsantrieb (RF) angewendet.',
  contrailsApart: 'getrennt vom CO2e-Wert',
  rangeMeaning: '8 von 10 Flügen sollten darin liegen',
  notGoogles: 'Nicht der von Google veröffentlichte Wert.',
  engineEstimate: 'Schätzung der offenen Engine, nicht der von Google veröffentlichte Wert',
  labelUse:
    'Ein Label ist nicht für Bilanzen gedacht: Nach seinen Regeln dient es nicht der Berichterstattung von Unternehmen.',
  radiativeForcing: 'keiner',
  licence: { name: 'CC BY-SA 4.0', href: LINKS.licence },
};

export const CABINS: MessagesOf<typeof EnglishCabins> = {
  names: { economy: 'Economy', premiumEconomy: 'Premium Economy', business: 'Business', first: 'First' },
  inText: { economy: 'Economy', premiumEconomy: 'Premium Economy', business: 'Business', first: 'First' },
};

export const CONTRAILS: MessagesOf<typeof EnglishContrails> = {
  names: { Unknown: 'Unbekannt', Low: 'Gering', Medium: 'Mittel', High: 'Hoch' },
  inText: { Unknown: 'unbekannt', Low: 'gering', Medium: 'mittel', High: 'hoch' },
};

export const JOINING: MessagesOf<typeof EnglishJoining> = {
  clauses: '{before}, {after}',
  sentences: '{before} {after}',
  items: '{before}; {after}',
  sentence: '{text}.',
  labelled: '{label}: {text}',
  aside: '{text} ({aside})',
  fromTo: '{from}\u00a0– {to}',
};
