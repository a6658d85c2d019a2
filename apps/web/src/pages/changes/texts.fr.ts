import type { TextsOf } from '@tim/languages';
import type { CHANGES as English } from './texts.ts';

export const CHANGES: TextsOf<typeof English> = {
  title: 'Chiffres modifiés',
  description:
    'Ce que chaque version du moteur ouvert a changé dans les chiffres : sur combien de liaisons des compagnies, lesquelles, de combien et pourquoi.',
  introduction:
    'Un chiffre demandé à nouveau peut être différent, parce que le moteur ou ses données se sont améliorés. Voici ce que chaque version a changé, mesuré sur toutes les liaisons connues de chaque compagnie : un vol répertorié pour chaque mois d’une année, en économique, avant et après.',
  since: 'Relevé depuis le moteur 0.8.0.',
  again:
    'Chaque réponse nomme son moteur et ses données : le chiffre d’une version antérieure peut donc être recalculé.',
  feed: { text: 'À suivre par flux :', name: 'changes.xml', href: '/changes.xml' },
  rows: (version) => `Toutes les lignes de ${version} en CSV`,
  heading: (version, date) => `Moteur ${version}, ${date}`,
  changed: (changed, asked) => `${changed} liaisons de compagnies sur ${asked} ont un autre chiffre.`,
  none: (asked) => `Aucune des ${asked} liaisons de compagnies n’a d’autre chiffre.`,
  mean: (percent) => `Sur toutes les liaisons, cela fait ${percent} en moyenne.`,
  largest: (percent, route) => `Le plus grand changement est de ${percent} : ${route}.`,
  gained: (routes) => `Liaisons qui ont désormais un chiffre : ${routes}.`,
  lost: (routes) => `Liaisons qui n’ont plus de chiffre : ${routes}.`,
  reasons: {
    '0.8.0':
      'Les vols vers l’Australie, au départ de l’Australie et à l’intérieur prennent le remplissage, les types et les sièges que compte la statistique australienne ; ceux des compagnies indiennes, le remplissage et, sur fuselage étroit, le fret que compte l’Inde. Ils prenaient jusque-là ce qui est habituel pour la compagnie ou dans le monde.',
  },
  carriers: {
    most: 'Compagnies dont les chiffres ont le plus changé',
    all: (count) => `Les ${count} compagnies`,
    columns: ['Compagnie', 'Liaisons modifiées', 'Moyenne de ses liaisons', 'Plus grand changement'],
  },
  routes: {
    most: 'Liaisons qui ont le plus changé',
    all: (count) => `Les ${count} liaisons qui ont le plus changé`,
    columns: ['Liaison', 'Compagnie', 'Changement'],
  },
  changedOf: (changed, asked) => `${changed} sur ${asked}`,
  route: (origin, destination) => `${origin} – ${destination}`,
  ofAirline: (route, airline) => `${route}, ${airline}`,
  feedTitle: (model) => `${model} : chiffres modifiés du moteur ouvert`,
};
