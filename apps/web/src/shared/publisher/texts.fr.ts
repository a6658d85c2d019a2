import type { TextsOf } from '@tim/languages';
import { LINKS } from '../../config/links.ts';
import { MODEL_NAME } from '../../config/site.ts';
import type { PUBLISHER_TEXTS as English } from './texts.ts';

const OPEN_SOURCE =
  'Le site, le calculateur et le moteur sont des logiciels libres ; les tables de données accompagnent le code';

export const PUBLISHER_TEXTS: TextsOf<typeof English> = {
  heading: 'Qui publie ce site',
  publisher: `Les mainteneurs du ${MODEL_NAME} ouvert`,
  published: {
    name: 'Éditeur',
    text: `Ce site est publié par les mainteneurs du ${MODEL_NAME} ouvert. Il suit la méthode publiée par Google et n’est pas un site de Google.`,
  },
  figures: 'Chiffres',
  computed: {
    engine: [
      'Les chiffres du calculateur sont établis par le moteur ouvert, à partir de données publiques. Ce ne sont pas les valeurs publiées par Google ; voyez ',
      { text: 'leur exactitude', href: '/accuracy' },
      '.',
    ],
    google: [
      `Les chiffres du calculateur viennent de l’API ${MODEL_NAME} de Google. Quand le moteur ouvert en a calculé un, le pied de page et le résultat l’indiquent ; voyez `,
      { text: 'l’écart entre les deux', href: '/accuracy' },
      '.',
    ],
  },
  sourceCode: 'Code source',
  openSource: `${OPEN_SOURCE}.`,
  repository: (href) => [`${OPEN_SOURCE} : `, { text: 'le dépôt', href }, '.'],
  licence: {
    name: 'Licence',
    text: [
      'Code et tables du projet : Apache-2.0. Chiffres du calculateur : ',
      { text: 'CC BY-SA 4.0', href: LINKS.licence },
      '. Les tables d’autres auteurs gardent leurs propres conditions, indiquées dans les avis joints au code.',
    ],
  },
  mistakes: 'Erreurs',
  report: (href) => ['Un chiffre semble faux ? ', { text: 'Signalez-le', href }, ', avec l’adresse du résultat.'],
  howToCite: 'Comment citer',
  citations: {
    engine: `« Moteur ouvert du ${MODEL_NAME}, version indiquée dans le détail du calcul, méthode ${MODEL_NAME} indiquée en pied de page ; adresse du résultat, jour de consultation. »`,
    google: `« Google, ${MODEL_NAME}, version indiquée en pied de page ; adresse du résultat, jour de consultation. »`,
  },
};
