import { TRIP_LIMITS, type TripProblem } from '@tim/itinerary';
import { andList, OWN_LANGUAGE, OWN_MANNER, type TextsOf } from '@tim/languages';
import type { TRIP as English } from './texts.ts';

const isOne = (count: number) => OWN_MANNER.plural(count) === 'one';

function problemText(problem: TripProblem): string {
  switch (problem.kind) {
    case 'no-route':
      return `itinerary : une étape est faite de deux codes de trois lettres, comme LHR-JFK ; pas « ${problem.written} ».`;
    case 'too-many-legs':
      return `itinerary : un voyage compte au plus ${TRIP_LIMITS.legs} étapes ; celui-ci en a ${problem.legs}.`;
    case 'cabins':
      return `cabins : e, p, b ou f, une pour toutes les étapes ou une par étape${problem.legs > 0 ? `, ici ${problem.legs}` : ''} ; pas « ${problem.written} ».`;
    case 'people':
      return `people : un nombre entier de 1 à ${TRIP_LIMITS.travellers}, ou par cabine comme dans 2e,1b ; pas « ${problem.written} ».`;
  }
}

export const TRIP: TextsOf<typeof English> = {
  title: 'Votre voyage',
  description:
    'Additionnez les émissions d’un voyage entier : chaque étape à l’aller et au retour, avec ses correspondances, sa cabine et tous les voyageurs.',
  introduction:
    'Indiquez où vous allez, par nom ou par code. Chaque étape reçoit le chiffre typique de sa liaison, ou celui du vol dès que vous l’indiquez ; la page les additionne pour tous les voyageurs, avec une seule fourchette.',
  meet: 'Des personnes de plusieurs villes ? Trouvez où vous réunir',
  formLabel: 'Voyage',
  changeHeading: 'Modifier le voyage',
  anotherHeading: 'Composer un autre voyage',
  ways: { return: 'Aller-retour', oneWay: 'Aller simple' },
  wayLabel: 'Aller-retour ou aller simple',
  from: 'Départ',
  to: 'Destination',
  via: (stop) => `Escale ${stop}`,
  noPlace: 'Aucun lieu de ce nom',
  addStop: 'Ajouter une escale',
  backTheSameWay:
    'Le retour a les mêmes escales. Pour revenir autrement, choisissez « Aller simple » et terminez à votre point de départ.',
  removeStop: (stop) => `Supprimer l’escale ${stop}`,
  departureDate: 'Date de départ',
  returnDate: 'Date de retour',
  dateHint: 'Facultatif',
  returnTooEarly: 'Le retour précède le départ',
  ofReturn: (problem) => problem.replace('de départ', 'de retour'),
  people: 'Personnes',
  cabin: 'Cabine',
  stopsRule: `Au plus ${TRIP_LIMITS.legs} étapes, aller et retour compris`,
  resultHeading: 'Le voyage entier',
  partHeading: 'Une partie du voyage',
  legsHeading: 'Étape par étape',
  addedUp: (kg) => `Somme des étapes : ${kg} kg, avant arrondi.`,
  sumHeading: 'Somme',
  perPerson: 'Par personne',
  sumFor: (people) => `Pour ${people}`,
  typicalOf: (origin, destination) => `Typique de la liaison ${origin} – ${destination}.`,
  typicalLabel: 'Typique',
  typicalOfDirect: (origin, destination) => `Typique des vols directs ${origin} – ${destination}.`,
  typicalOfConnections: (origin, destination, changes) =>
    `On ne connaît aucun vol direct ${origin} – ${destination} : typique des correspondances, à ${changes.join(', ')}.`,
  directMeaning:
    'Si une étape peut se faire en vol direct, seuls les vols directs sont pris en compte : la moitié d’entre eux émet moins que ce chiffre, l’autre moitié plus.',
  connectionNote: (list, onlyAirline) =>
    onlyAirline === undefined
      ? `Toutes les compagnies comptent. « ${list} » donne le chiffre de chacune pour les deux étapes.`
      : `On ne connaît que ${onlyAirline} pour l’assurer en vol direct : voir « ${list} ».`,
  oneAirline: (connection) => `Choisir une seule compagnie pour ${connection}`,
  incompleteFlight: 'Typique de la liaison tant que le vol n’est pas complet.',
  airportsLabel: 'Aéroports',
  typicalLegs: (typicalCount, count) =>
    typicalCount === count
      ? 'Typique de toutes les compagnies : indiquez le vol d’une étape pour avoir son propre chiffre.'
      : isOne(typicalCount)
        ? `Pour 1 des ${count} étapes, le chiffre est typique de toutes les compagnies : indiquez son vol pour avoir le sien.`
        : `${typicalCount} étapes sur ${count} sont typiques de toutes les compagnies : indiquez leurs vols pour avoir leurs propres chiffres.`,
  connectionIntroduction:
    'Le total ci-dessus est typique de toutes les compagnies. Choisissez ici vos vols : il reprendra leurs chiffres.',
  quote: 'Citer',
  quoteLines: {
    each: 'Par personne',
    legs: 'Étapes, aller simple, par personne',
    legsOfAll: 'Étapes, aller simple, pour tous',
    meaning: '8 voyages sur 10 devraient s’y situer',
    typical: 'typique de la liaison',
    return: 'aller-retour',
    oneWay: 'aller simple',
  },
  moreLegs: (left) => `et ${left} ${isOne(left) ? 'autre étape' : 'autres étapes'}`,
  contrails: 'Risque de traînées',
  contrailsLabel: 'Traînées',
  contrailsNote:
    'Les traînées de condensation réchauffent aussi le climat. Leur risque dépend du vol : chaque étape dont le vol est indiqué le précise, et aucun kilogramme n’en tient compte ici.',
  noCabin: 'Il n’y a pas de chiffre pour cette cabine.',
  cabinOfLeg: (leg) => `Cabine, ${leg}`,
  nameFlight: 'Indiquer le vol',
  changeFlight: 'Modifier le vol',
  closeFlight: 'Fermer',
  anyFlight: 'Accepter tout vol de la liaison',
  failedTitle: 'Nous n’avons pas pu calculer ce voyage.',
  failedAdvice: 'Aucune de ses étapes n’a de chiffre. Chacune indique pourquoi ci-dessous.',
  retry: 'Réessayer',
  wrongTitle: 'L’adresse ne contient aucun voyage qui puisse être calculé.',
  loading: 'Chargement des émissions',
  rangeLabel: 'Fourchette',
  rangeRule:
    'Entre les deux bornes pour 8 voyages sur 10, pour autant qu’on le sache. Les fourchettes des étapes s’additionnent entre vols d’une même compagnie ou pour l’aller et le retour d’une même liaison, ' +
    'et sont considérées comme indépendantes dans les autres cas.',
  noRange: 'Non connue : une étape a un chiffre sans fourchette.',
  mapLabel: 'Carte des étapes',
  mapCaption: (kilometres) => `Distances orthodromiques, ${kilometres} au total. Fond de carte : Natural Earth.`,
  mapMissing: 'La carte n’a pas pu être chargée. Les chiffres n’en ont pas besoin.',
  late: 'Cette page n’est pas encore chargée, peut-être à cause de la connexion. D’ici là, aucun voyage ne peut être calculé.',
  withoutScript:
    'Le calcul d’un voyage nécessite JavaScript, qui est désactivé dans ce navigateur. Tout le reste du site se lit sans JavaScript.',
  problem: problemText,
  remove: 'Supprimer',
  flightFrom: (leg) => `Vol ${leg}`,
  about: (kg) => `Environ ${kg}`,
  aboutCo2e: (kg) => `Environ ${kg} CO2e`,
  aboutFor: (kg, whom) => `Environ ${kg} CO2e ${whom}`,
  forOne: 'par personne',
  forAll: (people) => `pour ${people}`,
  each: (kg) => `Environ ${kg} par personne`,
  eachByCabin: (parts) => `Par personne : ${parts.join(', ')}`,
  travellers: (count) => `${count}\u00a0${isOne(count) ? 'personne' : 'personnes'}`,
  between: (low, high) => `entre ${low} et ${high}`,
  without: (legs) => `sans ${andList(legs, OWN_LANGUAGE)}`,
  announcement: (what, kilograms, people) => `${what} : ${kilograms} kilogrammes d’équivalent CO2 pour ${people}.`,
  fromTo: (places) => places.join(' – '),
  through: (places) => ` via ${places}`,
  andBack: ' et retour',
};
