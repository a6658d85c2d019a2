import type { MessagesOf } from '@tim/languages';
import { LINKS } from '../../config/links.ts';
import type { PUBLISHER_TEXTS as English } from './texts.ts';

export const PUBLISHER_TEXTS: MessagesOf<typeof English> = {
  heading: 'Qui publie ce site',
  publisher: 'Les mainteneurs du Travel Impact Model ouvert',
  published: {
    name: 'Éditeur',
    text: 'Ce site est publié par les mainteneurs du Travel Impact Model ouvert. Il suit la méthode publiée par Google et n’est pas un site de Google.',
  },
  figures: 'Chiffres',
  computed: {
    engine: [
      'Les chiffres du calculateur sont établis par le moteur ouvert, à partir de données publiques. Ce ne sont pas les valeurs publiées par Google ; voyez ',
      { text: 'leur exactitude', href: '/accuracy' },
      '.',
    ],
    google: [
      'Les chiffres du calculateur viennent de l’API Travel Impact Model de Google. Quand le moteur ouvert en a calculé un, le pied de page et le résultat l’indiquent ; voyez ',
      { text: 'l’écart entre les deux', href: '/accuracy' },
      '.',
    ],
  },
  sourceCode: 'Code source',
  openSource:
    'Le site, le calculateur et le moteur sont des logiciels libres ; les tables de données accompagnent le code.',
  repository: {
    before:
      'Le site, le calculateur et le moteur sont des logiciels libres ; les tables de données accompagnent le code : ',
    link: 'le dépôt',
    after: '.',
  },
  licence: {
    name: 'Licence',
    text: [
      'Code et tables du projet : Apache-2.0. Chiffres du calculateur : ',
      { text: 'CC BY-SA 4.0', href: LINKS.licence },
      '. Les tables d’autres auteurs gardent leurs propres conditions, indiquées dans les avis joints au code.',
    ],
  },
  mistakes: 'Erreurs',
  report: { before: 'Un chiffre semble faux ? ', link: 'Signalez-le', after: ', avec l’adresse du résultat.' },
  howToCite: 'Comment citer',
  citations: {
    engine:
      '« Moteur ouvert du Travel Impact Model, version indiquée dans le détail du calcul, méthode Travel Impact Model indiquée en pied de page ; adresse du résultat, jour de consultation. »',
    google:
      '« Google, Travel Impact Model, version indiquée en pied de page ; adresse du résultat, jour de consultation. »',
  },
};
