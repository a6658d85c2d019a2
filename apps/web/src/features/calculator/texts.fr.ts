import { MOST_PEOPLE } from '@tim/itinerary';
import type { TextsOf } from '@tim/languages';
import { LINKS } from '../../config/links.ts';
import type { CALCULATOR as English } from './texts.ts';

export const CALCULATOR: TextsOf<typeof English> = {
  title: 'Calculateur d’émissions',
  description: 'Estimez les émissions d’une liaison ou d’un vol à venir, détaillées par passager et par cabine.',
  modeLabel: 'Mode du calculateur',
  modes: { route: 'Liaison', flight: 'Vol précis' },
  routeIntroduction: 'Indiquez votre liaison pour voir les émissions typiques par passager',
  flightIntroduction: 'Indiquez votre vol pour voir ses émissions estimées par passager',
  flightTooltip: 'Les émissions ne sont disponibles que pour les vols à venir.',
  whoHeading: 'Qui voyage, et comment',
  journeyLabel: 'Aller simple ou aller-retour',
  journeys: { oneWay: 'Aller simple', return: 'Aller-retour' },
  cabinLabel: 'Cabine',
  withoutScript: [
    [
      'Le calculateur nécessite JavaScript, qui est désactivé dans ce navigateur : aucun vol ni aucune liaison ne peut être recherché ici. ' +
        'Tout le reste du site se lit sans JavaScript, par exemple la ',
      { text: 'méthodologie', href: '/methodology' },
      ' de ces chiffres. Les logiciels peuvent obtenir les chiffres par l’',
      { text: 'API', href: '/developers/api' },
      '.',
    ],
  ],
  late: 'Le calculateur n’est pas encore chargé, peut-être à cause de la connexion. D’ici là, aucune recherche n’est possible.',
  loadAgain: 'Recharger la page',
  giveList: 'Beaucoup de vols ? Fournissez une liste',
  isFlight: (flight) => `${flight} est un numéro de vol : rechercher ce vol`,
  isRoute: (origin, destination) => `Chercher ${origin} – ${destination}`,
  tripFromList: 'Voir le total de ces vols en un seul voyage',
  tripFromChain: 'Voir le voyage entier',
  allFlights: 'Tous les vols',
  emissionsDetails: 'Détail des émissions',
  versionWarning: 'Attention : ces données proviennent de la dernière version du modèle.',
  licence: { text: 'CC BY-SA 4.0', href: LINKS.licence },
  formLabels: { route: 'Liaison', flight: 'Vol' },
  flightOf: (place) => `Vol ${place}`,
  aboutDates: 'À propos des dates de départ',
  modelVersion: (version) => `Version du modèle : ${version}`,
  emissionsDetailsFor: (route) => `Détail des émissions, ${route}`,
  fromTo: (airports) => airports.join(' – '),
  departing: (date) => `Départ le ${date}`,
  impossibleDates: (dates, today) =>
    `${dates} dans l’adresse n’existe pas dans le calendrier. La date du jour, ${today}, a été retenue à la place.`,
  questionProblem: {
    cabin: (written) =>
      `cabin : economy, premiumEconomy, business ou first ; pas « ${written} ». La première cabine qui a un chiffre est affichée.`,
    people: (written) =>
      `people : de 1 à ${MOST_PEOPLE}, ou par cabine comme dans 2e,1b ; pas « ${written} ». Le calcul porte sur une personne.`,
    journey: (written) => `journey : one-way ou return ; pas « ${written} ». L’aller simple est retenu à la place.`,
    airline: (written) =>
      `airline : un code de deux lettres ou chiffres ; pas « ${written} ». Toutes les compagnies sont affichées à la place.`,
  },
  furtherAirports: (origin, destination, further) =>
    `L’adresse contient plus de deux aéroports. Voici ${origin} – ${destination} ; ` +
    `${further.length === 1 ? 'est laissé de côté' : 'sont laissés de côté'} : ${further.join(', ')}.`,
};
