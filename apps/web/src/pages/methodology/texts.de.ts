import type { MessagesOf } from '@tim/languages';
import type { METHODOLOGY as English } from './texts.ts';

export const METHODOLOGY: MessagesOf<typeof English> = {
  title: 'Methodik',
  uses: [
    'So entstehen die Werte des ',
    { text: 'Rechners', href: '/lookup/route' },
    ' und ',
    { text: 'seiner API', href: '/developers/api' },
    '; ',
    { text: 'wie nahe sie', href: '/accuracy' },
    ' den veröffentlichten kommen, ist gemessen.',
  ],
  words: 'Was die Wörter bedeuten',
  contents: 'Auf dieser Seite',
  description:
    'Was die offene Engine hinter dem Rechner rechnet, Schritt für Schritt, mit allen Konstanten und ihren Quellen.',
};
