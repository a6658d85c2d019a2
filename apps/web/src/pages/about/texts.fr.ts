import type { MessagesOf } from '@tim/languages';
import { LINKS } from '../../config/links.ts';
import { PAGES } from '../../config/pages.ts';
import type { ABOUT as English } from './texts.ts';

export const ABOUT: MessagesOf<typeof English> = {
  title: 'À propos du Travel Impact Model',
  description:
    'Comment le Travel Impact Model estime les émissions d’un vol par passager, les principes qu’il suit et les façons de l’utiliser.',
  introduction: [
    [
      'Le Travel Impact Model (TIM) estime les gaz à effet de serre que représente un siège d’avion. Indiquez-lui un vol : avant même le décollage, il donne les kilogrammes de CO2e attribués à un passager, cabine par cabine.',
    ],
    [
      'Google administre le modèle, un comité consultatif indépendant le supervise et chacun peut l’utiliser : c’est un bien public. Le groupe consultatif indépendant du ',
      { text: 'cadre commun de Travalyst', href: LINKS.coalition },
      ' a examiné le modèle et, outre Google, d’autres sites de voyage affichent ses estimations à côté de leurs tarifs.',
    ],
  ],
  howItWorks: {
    heading: 'Comment le modèle fonctionne',
    paragraphs: [
      [
        'Le modèle estime d’abord le carburant que brûle un vol, puis les émissions dues à la production et à la combustion de ce carburant, et enfin les répartit entre les personnes à bord. Cinq éléments déterminent le résultat :',
      ],
    ],
    inputs: [
      { name: 'Le départ et la destination', text: 'déterminent la distance parcourue, détours compris.' },
      { name: 'Le type d’avion', text: 'détermine le carburant nécessaire pour cette distance.' },
      {
        name: 'La cabine et la disposition des sièges',
        text: 'déterminent la part de chaque siège : plus il occupe de surface, plus on lui attribue de carburant.',
      },
      {
        name: 'Les taux de remplissage',
        text: 'indiquent combien de sièges sont occupés et combien de fret voyage en soute.',
      },
      {
        name: 'L’utilisation moyenne de l’avion',
        text: 'remplace ce que l’on ne peut pas savoir avant le départ, comme le remplissage d’un vol précis.',
      },
    ],
    closing: [
      'Le résultat couvre toute la vie du carburant, du puits au sillage, et suit la norme ISO 14083. Chaque version du modèle est numérotée et publiée avec sa méthode.',
    ],
  },
  principles: {
    heading: 'Les principes du modèle',
    points: [
      {
        name: 'Exact',
        text: 'Les estimations sont confrontées aux consommations mesurées et corrigées quand elles s’en écartent.',
      },
      {
        name: 'Précis',
        text: 'Deux vols qui diffèrent par l’avion, la cabine ou la liaison reçoivent des chiffres différents.',
      },
      { name: 'Complet', text: 'Tout vol régulier de passagers peut être recherché, partout dans le monde.' },
      { name: 'Évolutif', text: 'De nouveaux avions, carburants et résultats scientifiques y trouvent leur place.' },
      { name: 'Transparent', text: 'Chacun peut consulter la méthode, ses sources et ses évolutions.' },
      { name: 'Cohérent', text: 'Le même vol reçoit le même chiffre, où qu’il soit affiché.' },
      { name: 'Accessible', text: 'Ni licence à acheter ni compte à ouvrir : les résultats sont publics.' },
    ],
  },
  howToUse: {
    heading: 'Comment utiliser le TIM',
    paragraphs: [['Les résultats du modèle sont gratuits et accessibles de trois façons.']],
    cards: [
      {
        title: 'Calculateur d’émissions',
        description:
          'Recherchez ici un vol, ou le chiffre typique d’une liaison, et voyez de quoi se compose le chiffre.',
        linkValue: '/lookup/flight',
        linkAriaLabel: 'Ouvrir le calculateur d’émissions',
        externalLink: false,
      },
      {
        title: 'API pour développeurs',
        description: 'Demandez les émissions de nombreux vols à la fois depuis votre propre logiciel.',
        linkValue: LINKS.developersApi,
        linkAriaLabel: 'Lire la documentation de l’API pour développeurs',
        externalLink: true,
      },
      {
        title: 'Extension Google Sheets',
        description: 'Ajoutez les émissions à côté des vols dans un tableur, sans écrire de code.',
        linkValue: LINKS.spreadsheetAddOn,
        linkAriaLabel: 'Obtenir l’extension Google Sheets',
        externalLink: true,
      },
    ],
    ownApi: [
      'Vous pouvez aussi interroger directement les chiffres de ce site : voyez ',
      { text: 'l’API du calculateur', href: '/developers/api' },
      ', ',
      { text: 'comment son moteur calcule', href: PAGES.methodology },
      ' à partir de données publiques et ',
      { text: 'l’exactitude de ses chiffres', href: '/accuracy' },
      ' par rapport aux chiffres publiés.',
    ],
    closing: [
      'Aucune de ces façons ne vous convient ? ',
      { text: 'Écrivez-nous', href: LINKS.accessOptions },
      ' pour d’autres accès aux données.',
    ],
  },
  repository: { name: 'Lire la méthode sur GitHub', href: LINKS.methodRepository },
};
