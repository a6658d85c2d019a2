import type { MessagesOf } from '@tim/languages';
import { LINKS } from '../../config/links.ts';
import type { EMPTY as EnglishEmpty, FAILURES as EnglishFailures, RESULTS as English } from './texts.ts';

type Texts = MessagesOf<typeof English>;

const ROW_TEXTS: Texts['rows'] = {
  wellToWake: { label: 'Du puits au sillage', description: 'La somme de WTT et de TTW' },
  tankToWake: {
    label: 'Du réservoir au sillage',
    description: 'Émissions dues à la combustion du carburant au décollage, en vol et à l’atterrissage.',
  },
  wellToTank: {
    label: 'Du puits au réservoir',
    description:
      'Émissions dues à la production, au traitement, à la manutention et à la livraison du carburant d’aviation.',
  },
  saf: { label: 'Carburant d’aviation durable (SAF)' },
  totalWithSaf: { label: 'Total des émissions, SAF compris' },
  typical: {
    label: 'Typique',
    description: 'Émissions typiques, du puits au sillage, d’un vol entre ce départ et cette destination.',
  },
  contrails: {
    label: 'Classe d’impact des traînées',
    description: 'Impact des traînées de condensation de ce vol par rapport au carburant brûlé, exprimé en classes.',
  },
};

const HEADLINE: Texts['headline'] = {
  noFigureAtAll: 'Aucun chiffre',
  missing: '–',
  perMissing: '{inCabin} : cet avion n’a pas cette cabine',
  perMissingOnRoute: '{inCabin} : aucune possibilité de vol connue n’a cette cabine',
  inCabin: 'en {cabins}',
  cabinList: { next: '{before} et {after}', last: '{before} et {after}' },
  figure: '{kg} CO2e',
  about: 'Environ {kg} CO2e',
  per: 'par personne {inCabin}{between}',
  forAll: 'pour {people}, {journey}{between}',
  between: ', entre {low} et {high}',
  onDirect: ' en vol direct',
  oneStop: 'Avec une correspondance : entre {low} et {high}.',
  withConnections: 'Valeur typique de cette liaison dans le Travel Impact Model : {kg}, correspondances comprises.',
  asStated: ', selon le label européen du vol',
  thereAndBack: 'Aller simple. Aller-retour : environ {kg}.',
  each: 'Une personne, aller simple : {figures}.',
  eachFigure: 'environ {kg}',
  eachInCabin: '{cabin} environ {kg}',
  lot: 'Est-ce beaucoup ?',
  inAYear:
    '{subject} représente {shares} des émissions moyennes d’une personne {inCountry} ({yearly}, hors vols internationaux).',
  inAYearOf: {
    one: { oneWay: 'L’aller simple', return: 'L’aller-retour', trip: 'Le voyage entier' },
    each: {
      oneWay: 'Pour chaque personne, l’aller simple',
      return: 'Pour chaque personne, l’aller-retour',
      trip: 'Pour chaque personne, le voyage entier',
    },
  },
  share: '{percent}',
  shareIn: '{share} ({cabin})',
  shareList: { next: '{before} ou {after}', last: '{before} ou {after}' },
  source: 'Source',
  country: 'L’année de qui',
  contrails: {
    Unknown: 'Le réchauffement dû aux traînées de condensation n’est pas compris ici.',
    Low: 'Le réchauffement dû aux traînées de condensation n’est pas compris ici. Le risque est faible : moins d’un cinquième du réchauffement dû au CO2.',
    Medium:
      'Le réchauffement dû aux traînées de condensation n’est pas compris ici. Le risque est moyen : entre un cinquième du réchauffement dû au CO2 et autant.',
    High: 'Le réchauffement dû aux traînées de condensation n’est pas compris ici. Le risque est élevé : plus que le réchauffement dû au CO2.',
  },
  typicalOfRoute: 'typique de la liaison',
  thisFlight: 'ce vol',
  onlyWay: 'La seule façon habituelle de faire ce voyage.',
  halfOfUsual: 'La moitié des façons habituelles de faire ce voyage émet moins, l’autre moitié plus.',
  half: 'La médiane de {ways} façons habituelles de faire ce voyage : la moitié d’entre elles émet moins, l’autre moitié plus.',
  onBar: 'Sur une barre partant de 0 : {what}, environ {kg} kilogrammes{between}',
  asMuch: 'À peu près autant que {ways} ({kg}).',
  less: '{apart} de moins que {ways} ({kg}).',
  more: '{apart} de plus que {ways} ({kg}).',
  typical: 'Typique de la liaison : {kg}',
  spoken: '{own}.',
  spokenWithTypical: '{own} ; typique de la liaison, {kg}.',
  middleOf: 'la médiane de {ways} façons habituelles de faire ce voyage',
  ofTrip: 'le chiffre typique de ce voyage',
  unknownNumber: '{aircraft} (numéro de vol inconnu sur cette liaison)',
  listedElsewhere: 'Il est répertorié sur {from} – {to} : voir ce vol',
  label: 'Le chiffre',
  cabins: 'Cabine',
  noFigure: 'aucun chiffre',
  notOnBoard: 'pas à bord',
  onFewWays: 'rarement à bord',
  mostWithout:
    'La plupart des possibilités de vol n’ont pas de cabine {cabin} propre ; la méthode donne un chiffre malgré tout.',
  noneWith: 'Aucune possibilité de vol connue n’a de cabine {cabin} propre ; la méthode donne un chiffre malgré tout.',
  flightWithout: 'Cet avion n’a pas de cabine {cabin} propre ; la méthode donne un chiffre malgré tout.',
  link: 'Sa composition et sa fiabilité',
  along: 'Citer',
  options: 'Qui assure cette liaison',
  others: 'Comparer avec un autre outil',
};

const COUNTRIES: Texts['countries'] = {
  unitedKingdom: { name: 'Royaume-Uni', year: 'au Royaume-Uni en 2023' },
  germany: { name: 'Allemagne', year: 'en Allemagne en 2023' },
  france: { name: 'France', year: 'en France en 2023' },
  spain: { name: 'Espagne', year: 'en Espagne en 2023' },
  japan: { name: 'Japon', year: 'au Japon d’avril 2023 à mars 2024' },
};

const NOTES: Texts['notes'] = {
  typicalMeaning:
    'La moitié des façons habituelles de faire ce voyage émet moins que ce chiffre, l’autre moitié plus. Sont comptés les vols directs et les correspondances par une seule plateforme, aéroports voisins compris.',
  thereAndBackMeaning: 'L’aller-retour en est le double ; un voyage compte le retour à part.',
  airportsReason:
    'Les aéroports d’une même ville comptent ensemble, de même que ceux situés à moins de 150 km que ses habitants utilisent et qu’aucun vol ne relie à elle.',
  otherSource: {
    label: 'Autre source',
    text: 'L’API Travel Impact Model de Google n’a pas répondu cette fois ; son propre chiffre peut différer de celui-ci.',
  },
  label: {
    label: 'Label',
    text: 'Selon le label européen d’émissions du vol, version « {version} »{until}.',
    saf: '« Total des émissions, SAF compris » est ce chiffre moins la part du carburant durable, {percent}.',
    until: ', valable jusqu’au {date}',
  },
  typical: 'Typique',
  airports: 'Aéroports',
  airlines: 'Compagnies',
  flightNumber: 'Numéro de vol',
  aircraft: 'Avion',
  otherType: 'Ou un autre type',
  fuelBurn: {
    label: 'Consommation',
    text: 'Tirée de la table du {type}, qui en tient lieu.',
    textBeforeVowel: 'Tirée de la table de l’{type}, qui en tient lieu.',
  },
  likely: '{type} {kg} (probabilité {percent})',
  types: 'Le type d’avion de ce vol n’est pas connu à l’avance. En économique : {types}.',
  notListed: 'Ne figure pas dans la liste des vols de cette liaison.',
  unverified:
    '{flight} : {listingAfterColon} Les chiffres indiquent ce qu’émettent les vols {carrier} sur cette liaison : vérifiez le numéro de vol.',
  fromTo: '{from} – {to}.',
  range: {
    label: 'Fourchette',
    text: 'Entre {low} et {high} en économique (8 vols sur 10).',
  },
  beside: {
    label: 'Comparaison',
    text: 'En {cabin}, ce vol émet {words}.',
    same: 'autant que le chiffre typique',
    less: '{percent} de moins que le chiffre typique',
    more: '{percent} de plus que le chiffre typique',
  },
};

const PEOPLE: Texts['people'] = {
  inOne: { one: 'une personne en {cabin}', other: '{count} personnes en {cabin}' },
  inCabin: '{count} en {cabin}',
  severalList: { next: '{before}, {after}', last: '{before} et {after}' },
  shortInOne: { one: '1 personne, {cabin}', other: '{count} personnes, {cabin}' },
  short: '{count} {cabin}',
  asked: '{before} · {after}',
  airline: 'dans la liste, {airline} uniquement',
};

export const RESULTS: Texts = {
  headline: HEADLINE,
  countries: COUNTRIES,
  people: PEOPLE,
  journeys: { oneWay: 'aller simple', return: 'aller-retour', allLegs: 'toutes les étapes' },
  perPassenger: 'Pour un passager, aller simple.',
  notes: NOTES,
  route: '{origin} – {destination}',
  lessThanOnePercent: 'moins de 1 %',
  safShare: 'Représente {percent} % du carburant d’aviation',
  flightHeading: 'Émissions estimées',
  routeHeading: 'Émissions typiques',
  subheading: 'Impact du carburant brûlé, en kg CO2e par passager',
  typicalSubheading: 'Émissions typiques',
  contrailsHeading: 'Traînées de condensation',
  attributionHeading: 'Origine des données',
  attributionColumns: ['Type de données', 'Source'],
  learnMoreFlight: { text: 'En savoir plus sur le calcul de ces valeurs', href: LINKS.methodRepository },
  learnMoreRoute: { text: 'En savoir plus sur le calcul de ces valeurs', href: LINKS.typicalFlightMethod },
  sourceLabel: 'Source',
  engineNote: 'Estimé par le moteur ouvert à partir de données publiques ; ce n’est pas la valeur publiée par Google.',
  engineMethod: { text: 'Comment il calcule', path: '/methodology' },
  accuracy: { text: 'L’exactitude des chiffres', path: '/accuracy' },
  pickType: 'Vous connaissez le type d’avion ? Choisissez-le pour voir ses chiffres :',
  withType: 'Avec {name}, en kg CO2e par passager :',
  noTypeFigures: 'Il n’y a pas de chiffres avec ce type.',
  planTrip: 'Composer un voyage sur cette liaison',
  loading: 'Chargement des émissions',
  announced: '{heading}, {subject} : {figure}',
  sameAs: 'Les mêmes chiffres que le {day}.',
  aircraftBasis: { given: 'comme indiqué', scheduled: 'un type connu sur cette liaison', assumed: 'supposé' },
  copyAddress: 'Copier l’adresse de ce résultat',
  copied: 'Copié',
  copyByHand: 'Le navigateur ne l’a pas autorisé. Copiez l’adresse d’ici :',
  reportFigure: 'Signaler un chiffre erroné',
  reportTitle: 'Un chiffre semble faux',
  reportBody: 'Ce qui est erroné, et comment vous le savez :\n\n\nLe résultat :',
  printed: 'imprimé le',
  glossary: 'Ce que veulent dire les mots',
  notesSummary: 'Ce que représentent les chiffres',
  workingSummary: 'Voir le détail du calcul',
  whatIfSummary: 'Et si… ?',
  othersSummary: 'Pourquoi d’autres outils diffèrent',
  statesSummary: 'Précisions sur ce chiffre',
  alongSummary: 'Réutiliser ce chiffre',
  foldLoading: 'Chargement',
  emissionsColumns: ['Émissions', 'Éco', 'Premium', 'Affaires', 'Première'],
  rows: ROW_TEXTS,
  emptyFlight: {
    title: 'Nous n’avons pas trouvé ce vol.',
    advice: 'Vérifiez les informations du vol et réessayez.',
    codeShares: {
      before: '(Les ',
      link: 'partages de code',
      href: LINKS.codeShares,
      after: ' ne sont pas pris en charge.)',
    },
  },
  emptyRoute: {
    title: 'Nous n’avons pas trouvé cette liaison.',
    advice: 'Vérifiez les informations de la liaison et réessayez.',
  },
  offline: {
    title: 'Vous êtes hors ligne.',
    advice: 'Aucune recherche n’est possible avant le retour de la connexion. Votre saisie est conservée.',
  },
  dataUsed: 'Données utilisées',
};

export const FAILURES: MessagesOf<typeof EnglishFailures> = {
  tooMany:
    'Le service répond à trop de demandes en ce moment ; celle-ci n’a pas pu être traitée. Attendez une minute et réessayez.',
  tooLong: 'Le service a mis trop de temps à répondre ; la recherche n’a pas pu aboutir. Réessayez.',
  refused:
    'Le service n’a pas accepté la demande ; la recherche n’a pas pu aboutir. L’erreur vient sans doute de nous.',
  unreachable:
    'Le service n’a pas pu être joint ou n’a pas répondu ; la recherche n’a pas pu aboutir. Réessayez dans un instant.',
};

export const EMPTY: MessagesOf<typeof EnglishEmpty> = {
  listed: { one: '{codes} et {count} de plus', other: '{codes} et {count} de plus' },
  carriers: 'Compagnies connues sur cette liaison : {codes}.',
  numberListed: 'Ce numéro de vol est répertorié sur {routes}.',
  unknownAirport: {
    named: 'On ne connaît aucun aéroport desservi par des vols réguliers avec le code {value}.',
    unnamed: 'On ne connaît aucun aéroport desservi par des vols réguliers avec ce code.',
  },
  unknownCarrier: {
    named: 'On ne connaît aucune compagnie avec le code {value}.',
    unnamed: 'On ne connaît aucune compagnie avec ce code.',
  },
  notOnRoute: {
    named: 'On ne connaît pas de vol {value} sur cette liaison.',
    unnamed: 'On ne connaît pas de vol de cette compagnie sur cette liaison.',
  },
  noService: 'On ne connaît aucune compagnie qui assure cette liaison en vol direct.',
  tooFewWays: 'Trop peu de possibilités avec correspondance sont assez rapides pour un chiffre typique.',
  oneCity: {
    named: 'Les deux aéroports desservent {value} : personne ne vole de l’un à l’autre.',
    unnamed: 'Les deux aéroports desservent la même ville : personne ne vole de l’un à l’autre.',
  },
  noFlights:
    'Personne ne vole sur cette liaison. Elle mesure {distance} à vol d’oiseau, et toutes les correspondances connues sont de longs détours.',
  noFuelData: {
    named: 'Il n’y a pas de données publiques de consommation pour l’avion {value}.',
    unnamed: 'Il n’y a pas de données publiques de consommation pour cet avion.',
  },
  unknownAircraft: {
    named: 'On ne connaît aucun avion avec le code {value}.',
    unnamed: 'On ne connaît aucun avion avec ce code.',
  },
  window: 'Les estimations portent sur les départs du {first} au {last}.',
  usualWindow: 'Les estimations portent sur les départs d’aujourd’hui à un an plus tard.',
  otherRoute: 'Ce numéro de vol est connu sur une autre liaison : {routes}.',
  numberRange: 'Les numéros de vol vont de 1 à 9999.',
  sameAirport: 'Le départ et la destination sont le même aéroport.',
  city: {
    named: '{value} désigne une ville, et non un aéroport.',
    unnamed: 'Ce code désigne une ville, et non un aéroport.',
  },
  cityOf: {
    named: '{value} désigne une ville. Ses aéroports : {airports}.',
    unnamed: 'Ce code désigne une ville. Ses aéroports : {airports}.',
  },
  noSeats: {
    named: 'On ne connaît pas les sièges de l’avion {value}.',
    unnamed: 'On ne connaît pas les sièges de cet avion.',
  },
  nobody: 'Personne ne peut prendre ce vol.',
  whoFlies: 'Qui assure {route} aujourd’hui',
};
