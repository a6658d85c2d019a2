import type { TextsOf } from '@tim/languages';
import { LINKS } from '../../config/links.ts';
import { MODEL_NAME } from '../../config/site.ts';
import type { PUBLISHER_TEXTS as English } from './texts.ts';

const OPEN_SOURCE = 'Website, Rechner und Engine sind quelloffen; die Datentabellen liegen beim Code';

export const PUBLISHER_TEXTS: TextsOf<typeof English> = {
  heading: 'Wer diese Website herausgibt',
  publisher: `Das Team des offenen ${MODEL_NAME}`,
  published: {
    name: 'Herausgeber',
    text: `Diese Website wird vom Team des offenen ${MODEL_NAME} herausgegeben. Sie folgt der von Google veröffentlichten Methode und ist keine Website von Google.`,
  },
  figures: 'Werte',
  computed: {
    engine: [
      'Die Werte des Rechners berechnet die offene Engine aus öffentlichen Daten. Sie sind nicht die von Google veröffentlichten Werte. ',
      { text: 'Wie nahe sie ihnen kommen', href: '/accuracy' },
      ', ist gemessen.',
    ],
    google: [
      `Die Werte des Rechners kommen aus der ${MODEL_NAME} API von Google. Wo die offene Engine gerechnet hat, steht das in Fußzeile und Ergebnis. `,
      { text: 'Wie nahe beide beieinanderliegen', href: '/accuracy' },
      ', ist gemessen.',
    ],
  },
  sourceCode: 'Quellcode',
  openSource: `${OPEN_SOURCE}.`,
  repository: (href) => [`${OPEN_SOURCE}: `, { text: 'zum Repository', href }, '.'],
  licence: {
    name: 'Lizenz',
    text: [
      'Code und eigene Tabellen: Apache-2.0. Die Werte des Rechners: ',
      { text: 'CC BY-SA 4.0', href: LINKS.licence },
      '. Für Tabellen Dritter gelten deren eigene Bedingungen; sie stehen in den Hinweisen beim Code.',
    ],
  },
  mistakes: 'Fehler',
  report: (href) => [
    'Scheint Ihnen ein Wert falsch? ',
    { text: 'Melden Sie ihn', href },
    ' und nennen Sie dabei die Adresse des Ergebnisses.',
  ],
  howToCite: 'So zitieren Sie',
  citations: {
    engine: `„Offene Engine des ${MODEL_NAME}, Version wie im Rechenweg des Ergebnisses, Methode ${MODEL_NAME} wie in der Fußzeile; Adresse des Ergebnisses, Tag des Abrufs.“`,
    google: `„Google, ${MODEL_NAME}, Version wie in der Fußzeile; Adresse des Ergebnisses, Tag des Abrufs.“`,
  },
};
