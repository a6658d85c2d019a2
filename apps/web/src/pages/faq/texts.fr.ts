import type { MessagesOf } from '@tim/languages';
import { LINKS } from '../../config/links.ts';
import type { FAQ as English } from './texts.ts';

export const FAQ: MessagesOf<typeof English> = {
  title: 'Questions fréquentes',
  description:
    'Réponses aux questions fréquentes sur le Travel Impact Model : ce qu’il est, pourquoi il est nécessaire et qui en a la charge.',
  heading: 'Questions fréquentes',
  items: [
    {
      question: 'Qu’est-ce que le Travel Impact Model ?',
      answer: [
        [
          'Le Travel Impact Model (TIM) prévoit les émissions de CO2e d’un vol à venir, pour un passager de chaque cabine. Sa méthode est publiée, ses résultats sont gratuits et il est entretenu comme un bien public.',
        ],
        [
          'Google l’administre. Depuis ',
          { text: '2023', href: LINKS.committeeAnnouncement },
          ', un comité consultatif indépendant en supervise l’évolution.',
        ],
      ],
    },
    {
      question: 'Pourquoi est-il nécessaire ?',
      answer: [
        [
          'Entre les deux mêmes villes, les émissions peuvent varier fortement d’un vol à l’autre. Des ',
          { text: 'travaux de recherche', href: LINKS.itineraryVariation },
          ' montrent que choisir le vol le moins émetteur réduit le CO2 d’un voyage de 22 à 63 %. Les voyageurs ne peuvent faire ce choix que s’ils voient des chiffres comparables avant de réserver.',
        ],
        [
          'Le secteur s’est fixé pour objectif d’atteindre ',
          { text: 'zéro émission nette de CO2 en 2050', href: LINKS.netZeroResolution },
          '. Une méthode de calcul commune et ouverte rend les progrès visibles.',
        ],
      ],
    },
    {
      question: 'Où est-il utilisé aujourd’hui ?',
      answer: [
        [
          'Google Flights affiche les estimations du modèle, de même que Skyscanner, Booking.com, Expedia, Sabre, Amadeus, Travelport, Trip.com, Didi et First Choice. Les membres de la ',
          { text: 'coalition Travalyst', href: LINKS.coalition },
          ' en font leur cadre commun : un vol porte ainsi le même chiffre sur chacun de leurs sites.',
        ],
      ],
    },
    {
      question: 'Quel est le rôle du secrétariat ?',
      answer: [
        [
          'L’International Council on Clean Transportation assure le secrétariat. Il fait les recherches préparatoires, anime les réunions du comité, rend les décisions publiques et échange avec les parties intéressées.',
        ],
      ],
    },
    {
      question: 'Qui siège au comité consultatif ?',
      answer: [
        [
          'Des experts issus de compagnies aériennes, d’universités, des politiques publiques et d’organisations non gouvernementales. Deux autorités de l’aviation y participent en observatrices, sans droit de vote. Lisez ce qu’est ',
          { text: 'le modèle', href: '/about-tim' },
          ' dont ils ont la charge, ou consultez la liste des membres à la page ',
          { text: 'Gouvernance', href: '/governance' },
          '.',
        ],
      ],
    },
  ],
};
