import type { MessagesOf } from '@tim/languages';
import { LINKS } from '../../config/links.ts';
import type { PUBLISHER_TEXTS as English } from './texts.ts';

export const PUBLISHER_TEXTS: MessagesOf<typeof English> = {
  heading: 'Wer diese Website herausgibt',
  publisher: 'Das Team des offenen Travel Impact Model',
  published: {
    name: 'Herausgeber',
    text: 'Diese Website wird vom Team des offenen Travel Impact Model herausgegeben. Sie folgt der von Google veröffentlichten Methode und ist keine Website von Google.',
  },
  figures: 'Werte',
  computed: {
    engine: [
      'Die Werte des Rechners berechnet die offene Engine aus öffentlichen Daten. Sie sind nicht die von Google veröffentlichten Werte. ',
      { text: 'Wie nahe sie ihnen kommen', href: '/accuracy' },
      ', ist gemessen.',
    ],
    google: [
      'Die Werte des Rechners kommen aus der Travel Impact Model API von Google. Wo die offene Engine gerechnet hat, steht das in Fußzeile und Ergebnis. ',
      { text: 'Wie nahe beide beieinanderliegen', href: '/accuracy' },
      ', ist gemessen.',
    ],
  },
  sourceCode: 'Quellcode',
  openSource: 'Website, Rechner und Engine sind quelloffen; die Datentabellen liegen beim Code.',
  repository: {
    before: 'Website, Rechner und Engine sind quelloffen; die Datentabellen liegen beim Code: ',
    link: 'zum Repository',
    after: '.',
  },
  licence: {
    name: 'Lizenz',
    text: [
      'Code und eigene Tabellen: Apache-2.0. Die Werte des Rechners: ',
      { text: 'CC BY-SA 4.0', href: LINKS.licence },
      '. Für Tabellen Dritter gelten deren eigene Bedingungen; sie stehen in den Hinweisen beim Code.',
    ],
  },
  mistakes: 'Fehler',
  report: {
    before: 'Scheint Ihnen ein Wert falsch? ',
    link: 'Melden Sie ihn',
    after: ' und nennen Sie dabei die Adresse des Ergebnisses.',
  },
  howToCite: 'So zitieren Sie',
  citations: {
    engine:
      '„Offene Engine des Travel Impact Model, Version wie im Rechenweg des Ergebnisses, Methode Travel Impact Model wie in der Fußzeile; Adresse des Ergebnisses, Tag des Abrufs.“',
    google: '„Google, Travel Impact Model, Version wie in der Fußzeile; Adresse des Ergebnisses, Tag des Abrufs.“',
  },
};
