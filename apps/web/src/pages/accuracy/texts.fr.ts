import type { MessagesOf } from '@tim/languages';
import { LINKS } from '../../config/links.ts';
import { PAGES } from '../../config/pages.ts';
import type { ACCURACY as English } from './texts.ts';

export const ACCURACY: MessagesOf<typeof English> = {
  path: '/accuracy',
  title: 'Exactitude',
  description:
    'À quel point les estimations du moteur ouvert sont proches des chiffres publiés : par cabine, région, distance et compagnie, avec les pires cas.',
  introduction: [
    'Le moteur ouvert du calculateur suit une méthode publiée avec des données publiques. Ses chiffres figurent ici à côté de ceux que Google a publiés pour les mêmes vols. ',
    { text: 'Comment il calcule', href: PAGES.methodology },
    ' fait l’objet d’une page à part.',
  ],
  changes: [{ text: 'Ce que chaque version a changé dans les chiffres', href: PAGES.changes }, ', avec un flux.'],
  source: [
    'Chiffres publiés : Google, Travel Impact Model, relevés dans les résultats de recherche, sous licence ',
    { text: 'CC BY-SA 4.0', href: LINKS.licence },
    '. ',
  ],
  data: { text: 'Tous les chiffres de cette page, vol par vol :', name: 'accuracy.json', href: '/accuracy.json' },
  goals: {
    heading: 'Nos objectifs, et où nous en sommes',
    introduction:
      '« Sans indication » correspond à la demande habituelle : numéro de vol, liaison et jour. « Type exact indiqué » y ajoute le type d’avion. Chaque chiffre est celui du vol médian, ou une part des vols ; son intervalle à 90 % figure entre parenthèses. La deuxième colonne compte une fois chaque liaison d’une compagnie, quel que soit le nombre de ses vols publiés. Un objectif est atteint quand il l’est dans les deux colonnes.',
    floor:
      'Sans le programme du jour, personne ne sait quel avion vole aujourd’hui. Même si nous connaissions les types qui assurent chaque liaison d’une compagnie, et à quelle fréquence, mais non à quel vol chacun est affecté, nos chiffres en économique s’écarteraient encore de {error} en médiane, ou de {byRoute} en comptant par liaison. Nos objectifs sans indication valent {factor} fois ce plancher.',
    columns: ['Objectif', 'Par vol', 'Par compagnie et liaison', 'Atteint'],
    aimed: '{figure}, {aim}',
    reached: 'oui',
    notReached: 'non',
  },
  scatter: {
    heading: 'Nos chiffres et les chiffres publiés',
    introduction:
      'Chaque point est un vol, demandé sans autre indication : en abscisse le chiffre publié, en ordonnée le nôtre. Sur la ligne, les deux sont égaux. Dans la bande colorée, ils diffèrent d’au plus 10 %.',
    cabins: { economy: 'Économique', business: 'Affaires', first: 'Première' },
    published: 'Chiffre publié, kg CO2e par passager',
    ours: 'Notre chiffre, kg CO2e',
    same: 'égalité',
    band: 'à moins de 10 %',
  },
  groups: {
    heading: 'Erreur par groupe',
    introduction:
      'Le point est l’erreur médiane, quel qu’en soit le sens : la moitié des vols ont une erreur plus petite. La barre est son intervalle à 90 %, obtenu par tirages répétés de compagnies ; le nombre de chiffres figure entre parenthèses. Les petits groupes de peu de compagnies sont moins sûrs que ne l’indiquent leurs barres.',
    axis: 'Erreur médiane, % du chiffre publié',
    columns: [
      'Groupe',
      'Chiffres',
      'Erreur médiane',
      'Erreur moyenne',
      'À moins de 5 %',
      'À moins de 10 %',
      'À moins de 20 %',
    ],
    ways: {
      heading: 'Par cabine et méthode',
      nothing: { economy: 'Économique', business: 'Affaires', first: 'Première' },
      exact: 'Économique, type exact indiqué',
      flightyco2: 'Économique, à la manière de flightyco2',
      desnz: 'Économique, facteurs du gouvernement britannique',
    },
    parts: {
      region: 'Économique par région',
      distance: 'Économique par distance',
      cause: 'Économique par cause possible',
      carrier: 'Économique par compagnie',
    },
    notes: [
      'flightyco2 est une bibliothèque ouverte : sièges habituels de chaque type d’avion, occupés à 84,5 %, et parts fixes de fret. Les facteurs du gouvernement britannique ne tiennent compte ni de l’avion ni de la compagnie ; ils figurent ici avec la production du carburant et sans forçage radiatif.',
      'Les compagnies affichées sont celles dont la somme des erreurs est la plus grande ; leurs barres sont obtenues par tirages répétés de liaisons.',
    ],
    tableOf: '{heading} : les chiffres',
  },
  worst: {
    heading: 'Les pires cas, et pourquoi',
    introduction:
      'Économique, sans indication. Ce qui pourrait expliquer chaque écart, et non ce qui a été constaté : une donnée à la fois est changée jusqu’à ce que notre chiffre devienne le chiffre publié. Les cabines sont données en nombre de sièges première/affaires/économique premium/économique.',
    unnamed: 'avion non nommé',
    figures: 'Chiffre publié : {published} ; le nôtre : {ours} CO2e.',
    reasons: {
      wrongType: 'Nous avons retenu un autre type d’avion que le type publié.',
      several: 'Aucune donnée à elle seule ne l’explique.',
      seats: '{needed} des sièges occupés (nous avons retenu {used})',
      cargo: '{needed} de la charge en fret (nous avons retenu {used})',
      ways: 'Notre chiffre serait le chiffre publié avec {ways}.',
      nextWay: '{before}, ou avec {after}',
      nearest: 'Le plus proche dans nos tables : {name} (écart de {error}).',
      layout: '{aircraft} avec {seats}',
      withWinglets: '{aircraft} avec winglets',
      withoutWinglets: '{aircraft} sans winglets',
      cargoOfDistance: 'fret habituel à cette distance, {fraction}',
      defaultLoad: 'taux de remplissage {fraction}',
    },
  },
  parts: {
    heading: 'De quoi se compose l’erreur',
    introduction:
      'Sur {figures} chiffres en économique dont le type exact d’avion est publié. Le type indiqué est le type publié ; remplissage, sièges et carburant ne sont pas publiés : ils sont donc déduits des erreurs sur d’autres liaisons et compagnies.',
    columns: ['Donnée indiquée en plus', 'Erreur médiane', 'Part de l’erreur quadratique supprimée'],
    given: {
      nothing: 'Rien',
      type: 'Le type d’avion',
      load: 'Le remplissage de la compagnie',
      seats: 'Ses sièges dans ce type',
      fuel: 'La consommation du type',
    },
    answer:
      'Connaître le type supprimerait {type} de l’erreur quadratique. Ce que les erreurs sur d’autres liaisons apprennent du remplissage, des sièges et du carburant n’en supprime guère plus : le reste est propre à chaque liaison.',
  },
  limits: {
    heading: 'Ce que cela ne montre pas',
    text: 'Les deux chiffres sont des estimations. Ils partagent les tables de consommation de l’Agence européenne pour l’environnement (guide EMEP/EEA 2023) : cette comparaison ne peut donc pas montrer où ces tables se trompent. Par rapport au carburant déclaré par les compagnies américaines (US BTS Form 41, 2023 à 2025), les tables de {types} types d’avion s’écartent de {byType} en médiane ; par rapport au carburant déclaré sur {carrierRoutes} liaisons au Brésil (janvier 2023), de {byRoute}.',
  },
  answer:
    'Sur {flights} vols publiés, la moitié de nos chiffres en économique est à moins de {half} de ceux de Google, et {within10Percent} sont à moins de 10 %. Avec le type exact d’avion, la moitié est à moins de {halfWithType}.',
  ours: 'Les nôtres : moteur ouvert {engine}, tables du {dated}.',
  intervalFrom: '{value} (à partir de\u00a0{low})',
  interval: '{value} ({low}\u00a0à\u00a0{high})',
  between: '{low} à {high}',
  atMost: 'au plus {most}',
  atLeast: 'au moins {least}',
  flightLine: '{flight}, {origin} – {destination} : chiffre publié {published}, le nôtre {ours} ({error})',
  route: '{origin} – {destination}',
};
