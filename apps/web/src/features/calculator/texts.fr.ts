import type { MessagesOf } from '@tim/languages';
import { LINKS } from '../../config/links.ts';
import type { CALCULATOR as English } from './texts.ts';

export const CALCULATOR: MessagesOf<typeof English> = {
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
      'Le calculateur nécessite JavaScript, qui est désactivé dans ce navigateur : aucun vol ni aucune liaison ne peut être recherché ici. Tout le reste du site se lit sans JavaScript, par exemple la ',
      { text: 'méthodologie', href: '/methodology' },
      ' de ces chiffres. Les logiciels peuvent obtenir les chiffres par l’',
      { text: 'API', href: '/developers/api' },
      '.',
    ],
  ],
  late: 'Le calculateur n’est pas encore chargé, peut-être à cause de la connexion. D’ici là, aucune recherche n’est possible.',
  loadAgain: 'Recharger la page',
  giveList: 'Beaucoup de vols ? Fournissez une liste',
  isFlight: '{flight} est un numéro de vol : rechercher ce vol',
  isRoute: 'Chercher {origin} – {destination}',
  tripFromList: 'Voir le total de ces vols en un seul voyage',
  tripFromChain: 'Voir le voyage entier',
  allFlights: 'Tous les vols',
  emissionsDetails: 'Détail des émissions',
  versionWarning: 'Attention : ces données proviennent de la dernière version du modèle.',
  licence: { text: 'CC BY-SA 4.0', href: LINKS.licence },
  formLabels: { route: 'Liaison', flight: 'Vol' },
  flightOf: 'Vol {place}',
  aboutDates: 'À propos des dates de départ',
  modelVersion: 'Version du modèle : {version}',
  emissionsDetailsFor: 'Détail des émissions, {route}',
  fromTo: '{before} – {after}',
  departing: 'Départ le {date}',
  impossibleDates:
    '{dates} dans l’adresse n’existe pas dans le calendrier. La date du jour, {today}, a été retenue à la place.',
  questionProblem: {
    cabin:
      'cabin : economy, premiumEconomy, business ou first ; pas « {written} ». La première cabine qui a un chiffre est affichée.',
    people:
      'people : de 1 à {most}, ou par cabine comme dans 2e,1b ; pas « {written} ». Le calcul porte sur une personne.',
    journey: 'journey : one-way ou return ; pas « {written} ». L’aller simple est retenu à la place.',
    airline:
      'airline : un code de deux lettres ou chiffres ; pas « {written} ». Toutes les compagnies sont affichées à la place.',
  },
  furtherList: { next: '{before}, {after}', last: '{before}, {after}' },
  furtherAirports: {
    one: 'L’adresse contient plus de deux aéroports. Voici {origin} – {destination} ; est laissé de côté : {further}.',
    other:
      'L’adresse contient plus de deux aéroports. Voici {origin} – {destination} ; sont laissés de côté : {further}.',
  },
};
