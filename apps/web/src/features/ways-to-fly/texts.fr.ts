import { andList, orList, OWN_MANNER, type TextsOf } from '@tim/languages';
import type { OPTIONS as English } from './texts.ts';

const isOne = (count: number) => OWN_MANNER.plural(count) === 'one';

export const OPTIONS: TextsOf<typeof English> = {
  heading: 'Qui assure cette liaison, et ce que chacun émet',
  throughHeading: (origin, destination, airport) =>
    `Une seule compagnie, ${origin} – ${destination}, correspondance à ${airport}`,
  whatIf: (flight) => `Et si ${flight} avait un autre avion, d’autres sièges ou un autre remplissage ?`,
  introduction: (count, known, usualCount, cabin) =>
    `${known === 1 ? 'Une seule possibilité connue' : `${count === known ? count : `${count} des ${known}`} possibilités connues, aéroport par aéroport`}${count === 1 || usualCount === 0 ? '' : ` ; ${usualCount === count ? 'toutes sont habituelles : le chiffre typique les compte' : `${usualCount} ${isOne(usualCount) ? 'est habituelle' : 'sont habituelles'} : le chiffre typique ne compte ${isOne(usualCount) ? 'qu’elle' : 'qu’elles'}`}, ville par ville`}. Kilogrammes de CO2e par personne en ${cabin} et risque de traînées.`,
  short: (day, cabin) => `Par personne en classe ${cabin}, le ${day}.`,
  runsThatDay: 'Vérifiez auprès de la compagnie que le vol a lieu ce jour-là.',
  cannotBeToldApart: (count) =>
    `Les fourchettes de ${count} possibilités se recoupent : on ne peut pas dire laquelle émet le moins.`,
  withoutTypical:
    'Ces possibilités sont connues, chacune avec son propre chiffre. Trop peu d’entre elles sont assez rapides pour un chiffre typique.',
  loading: 'Recherche de toutes les compagnies',
  failed: 'La liste n’a pas pu être chargée.',
  retry: 'Réessayer',
  ofAirline: (airline) => `Vols ${airline} uniquement.`,
  noneOfAirline: (airline) => `On ne connaît pas de vol ${airline} sur cette liaison ce jour-là.`,
  figureOfAll: 'Le chiffre ci-dessus tient compte de toutes les compagnies.',
  allAirlines: 'Afficher toutes les compagnies',
  none: 'On ne connaît aucune compagnie sur cette liaison ce jour-là.',
  noneOfThese:
    'Aucune possibilité de ce type n’est affichée : aucune n’est connue, ou toutes sont bien plus longues. Choisissez l’autre type ci-dessus.',
  airline: 'Compagnie dans la liste',
  airlineHint: 'Laissez vide pour toutes les compagnies, ou indiquez un nom ou un code',
  date: 'Vols du',
  sameFigures: (day) => `Tous les chiffres sont les mêmes que le ${day}.`,
  dateHelp: 'D’aujourd’hui à un an plus tard',
  sort: 'Trier par',
  sorts: { kilograms: 'Kilogrammes', name: 'Compagnie', time: 'Durée' },
  stops: 'Vols',
  stopChoices: { all: 'Tous', direct: 'Directs', oneStop: 'Avec une correspondance' },
  way: (places) => places.join('\u00a0– '),
  direct: 'direct',
  via: (airport) => `correspondance à ${airport}`,
  lowest: (count) => (isOne(count) ? 'La seule de cette liste' : `La moins émettrice des ${count}`),
  shortComparison: {
    lowest: {
      all: 'le plus faible',
      direct: 'le plus faible en vol direct',
      oneStop: 'le plus faible avec une correspondance',
    },
    more: (more) => `${more} de plus`,
  },
  unclear: 'Pas de différence nette',
  comparedWith: (name, kg) => `Comparaison avec ${name}, ${kg}.`,
  noFigure: 'aucun chiffre dans cette cabine',
  range: (low, high) => `entre ${low} et ${high}`,
  contrailsAre: (risk) => `risque de traînées ${risk}`,
  assumed: 'supposé',
  numberUnknown: (carrierCode) => `${carrierCode}, numéro de vol inconnu`,
  others: (count) => `et ${count} ${isOne(count) ? 'autre' : 'autres'}`,
  leftOut: (count, cabin) =>
    isOne(count)
      ? `Non affichée : une possibilité avec un avion sans cabine ${cabin}.`
      : `Non affichées : ${count} possibilités avec un avion sans cabine ${cabin}.`,
  old: (count) => `Entrées anciennes ou rares : ${count}`,
  oldIntroduction:
    'Vols directs qui figurent dans la liste des vols et que personne ne peut prendre aujourd’hui, pour autant qu’on le sache. Aucun chiffre n’en tient compte.',
  showAll: (count) => (count === 1 ? 'Autres jours' : `Les ${count} possibilités, autres jours et autres tris`),
  showMore: (count) => `En afficher ${count} de plus`,
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
  otherAirports: (airports) => `De ou vers d’autres aéroports : ${andList(airports, 'fr')}`,
  noneFrom: {
    ofAll: (airport, others) => `Aucun vol au départ de ${airport} ; ceux-ci partent de ${orList(others, 'fr')}.`,
    ofThese: (airport, others) => `Aucun de ces vols ne part de ${airport} ; ils partent de ${orList(others, 'fr')}.`,
  },
  noneTo: {
    ofAll: (airport, others) => `Aucun vol à destination de ${airport} ; ceux-ci vont à ${orList(others, 'fr')}.`,
    ofThese: (airport, others) => `Aucun de ces vols ne va à ${airport} ; ils vont à ${orList(others, 'fr')}.`,
  },
  cities:
    'Il porte sur les villes, et non sur les deux aéroports : une liaison au départ ou à destination d’un autre aéroport de la même ville donne le même chiffre.',
  howCompared:
    '« Supposé » désigne le type d’avion que la compagnie utilise le plus probablement sur cette liaison. « Pas de différence nette » signifie que les deux fourchettes ne permettent pas de dire laquelle émet le moins. Les durées sont estimées d’après la distance, avec deux heures pour une correspondance ; les horaires ne sont pas publics.',
  time: (hours, minutes) => `environ ${hours} h${minutes === 0 ? '' : ` ${minutes} min`}`,
  inTurn: (legs) => legs.join(', puis '),
};
