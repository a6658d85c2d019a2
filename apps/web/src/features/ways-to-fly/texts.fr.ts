import type { MessagesOf } from '@tim/languages';
import type { OPTIONS as English } from './texts.ts';

export const OPTIONS: MessagesOf<typeof English> = {
  heading: 'Qui assure cette liaison, et ce que chacun émet',
  throughHeading: 'Une seule compagnie, {origin} – {destination}, correspondance à {airport}',
  whatIf: 'Et si {flight} avait un autre avion, d’autres sièges ou un autre remplissage ?',
  introduction: {
    only: 'Une seule possibilité connue',
    all: '{count} possibilités connues, aéroport par aéroport',
    some: '{count} des {known} possibilités connues, aéroport par aéroport',
    usual: {
      ofAll: {
        one: '{ways} ; {count} est habituelle : le chiffre typique ne compte qu’elle, ville par ville',
        other: '{ways} ; {count} sont habituelles : le chiffre typique ne compte qu’elles, ville par ville',
      },
      ofSome: {
        one: '{ways} ; {count} est habituelle : le chiffre typique ne compte qu’elle, ville par ville',
        other: '{ways} ; {count} sont habituelles : le chiffre typique ne compte qu’elles, ville par ville',
      },
    },
    allUsual: {
      ofAll: '{ways} ; toutes sont habituelles : le chiffre typique les compte, ville par ville',
      ofSome: '{ways} ; toutes sont habituelles : le chiffre typique les compte, ville par ville',
    },
    units: '{ways}. Kilogrammes de CO2e par personne en {cabin} et risque de traînées.',
  },
  short: 'Par personne en classe {cabin}, le {day}.',
  runsThatDay: 'Vérifiez auprès de la compagnie que le vol a lieu ce jour-là.',
  cannotBeToldApart:
    'Les fourchettes de {count} possibilités se recoupent : on ne peut pas dire laquelle émet le moins.',
  withoutTypical:
    'Ces possibilités sont connues, chacune avec son propre chiffre. Trop peu d’entre elles sont assez rapides pour un chiffre typique.',
  loading: 'Recherche de toutes les compagnies',
  failed: 'La liste n’a pas pu être chargée.',
  retry: 'Réessayer',
  ofAirline: 'Vols {airline} uniquement.',
  noneOfAirline: 'On ne connaît pas de vol {airline} sur cette liaison ce jour-là.',
  figureOfAll: 'Le chiffre ci-dessus tient compte de toutes les compagnies.',
  allAirlines: 'Afficher toutes les compagnies',
  none: 'On ne connaît aucune compagnie sur cette liaison ce jour-là.',
  noneOfThese:
    'Aucune possibilité de ce type n’est affichée : aucune n’est connue, ou toutes sont bien plus longues. Choisissez l’autre type ci-dessus.',
  airline: 'Compagnie dans la liste',
  airlineHint: 'Laissez vide pour toutes les compagnies, ou indiquez un nom ou un code',
  date: 'Vols du',
  sameFigures: 'Tous les chiffres sont les mêmes que le {day}.',
  dateHelp: 'D’aujourd’hui à un an plus tard',
  sort: 'Trier par',
  sorts: { kilograms: 'Kilogrammes', name: 'Compagnie', time: 'Durée' },
  stops: 'Vols',
  stopChoices: { all: 'Tous', direct: 'Directs', oneStop: 'Avec une correspondance' },
  way: '{before} – {after}',
  direct: 'direct',
  via: 'correspondance à {airport}',
  onlyOne: 'La seule de cette liste',
  lowest: 'La moins émettrice des {count}',
  shortComparison: {
    lowest: {
      all: 'le plus faible',
      direct: 'le plus faible en vol direct',
      oneStop: 'le plus faible avec une correspondance',
    },
    more: '{more} de plus',
  },
  unclear: 'Pas de différence nette',
  comparedWith: 'Comparaison avec {name}, {kg}.',
  noFigure: 'aucun chiffre dans cette cabine',
  contrailsAre: 'risque de traînées {risk}',
  assumed: 'supposé',
  numberUnknown: '{carrierCode}, numéro de vol inconnu',
  others: { one: 'et {count} autre', other: 'et {count} autres' },
  leftOut: {
    one: 'Non affichée : une possibilité avec un avion sans cabine {cabin}.',
    other: 'Non affichées : {count} possibilités avec un avion sans cabine {cabin}.',
  },
  old: 'Entrées anciennes ou rares : {count}',
  oldIntroduction:
    'Vols directs qui figurent dans la liste des vols et que personne ne peut prendre aujourd’hui, pour autant qu’on le sache. Aucun chiffre n’en tient compte.',
  otherDays: 'Autres jours',
  showBoth: 'Les {count} possibilités, autres jours et autres tris',
  showAll: 'Les {count} possibilités, autres jours et autres tris',
  showMore: 'En afficher {count} de plus',
  table: 'La même chose en tableau',
  yes: 'oui',
  no: 'non',
  tableColumns: [
    'Compagnie',
    'Aéroports',
    'Vols',
    'Avion',
    'kg CO2e',
    'Minimum',
    'Maximum',
    'Comparaison',
    'Risque de traînées',
    'Durée',
    'Dans le chiffre typique',
  ],
  typical:
    'Le chiffre typique ci-dessus compte les possibilités marquées dans le tableau, ville par ville, et quelques-unes au départ ou à destination d’aéroports voisins : la moitié des jours de vol émet moins, l’autre moitié plus.',
  otherAirports: 'De ou vers d’autres aéroports : {airports}',
  noneFrom: {
    ofAll: 'Aucun vol au départ de {airport} ; ceux-ci partent de {others}.',
    ofThese: 'Aucun de ces vols ne part de {airport} ; ils partent de {others}.',
  },
  noneTo: {
    ofAll: 'Aucun vol à destination de {airport} ; ceux-ci vont à {others}.',
    ofThese: 'Aucun de ces vols ne va à {airport} ; ils vont à {others}.',
  },
  cities:
    'Il porte sur les villes, et non sur les deux aéroports : une liaison au départ ou à destination d’un autre aéroport de la même ville donne le même chiffre.',
  howCompared:
    '« Supposé » désigne le type d’avion que la compagnie utilise le plus probablement sur cette liaison. « Pas de différence nette » signifie que les deux fourchettes ne permettent pas de dire laquelle émet le moins. Les durées sont estimées d’après la distance, avec deux heures pour une correspondance ; les horaires ne sont pas publics.',
  time: { hours: 'environ {hours} h', minutes: 'environ {hours} h {minutes} min' },
  inTurn: '{before}, puis {after}',
};
