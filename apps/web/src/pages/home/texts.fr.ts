import type { MessagesOf } from '@tim/languages';
import type { HOME as English } from './texts.ts';

export const HOME: MessagesOf<typeof English> = {
  title: 'Travel Impact Model',
  description:
    'Le Travel Impact Model fournit des estimations claires des émissions liées aux voyages, fondées sur les travaux scientifiques les plus récents.',
  subtitle: 'Estimer l’impact des voyages en avion',
  sharedPicture: 'Des crêtes de montagnes à l’aube sous deux trajectoires de vol.',
  formHint: 'Villes et aéroports, par nom ou par code.',
  planTrip: 'Une escale ? Composez un voyage',
  meet: 'Des personnes de plusieurs villes ? Trouvez où vous réunir',
  cards: [
    {
      title: 'À propos',
      description: 'Ce qu’est le modèle et comment il fonctionne',
      linkName: 'En savoir plus',
      href: '/about-tim',
      linkAriaLabel: 'En savoir plus sur le Travel Impact Model',
    },
    {
      title: 'Gouvernance',
      description: 'Qui supervise le modèle d’émissions et décide de ses évolutions',
      linkName: 'En savoir plus',
      href: '/governance',
      linkAriaLabel: 'En savoir plus sur la gouvernance du Travel Impact Model',
    },
    {
      title: 'Calculateur d’émissions',
      description: 'Calculez les émissions d’un vol et voyez de quoi elles dépendent',
      linkName: 'Essayer',
      href: '/lookup/route',
      linkAriaLabel: 'Essayer le calculateur d’émissions',
    },
  ],
};
