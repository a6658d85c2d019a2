import type { TextsOf } from '@tim/languages';
import { LINKS } from '../../config/links.ts';
import { PAGES } from '../../config/pages.ts';
import { MODEL_NAME } from '../../config/site.ts';
import type { ACCURACY as English } from './texts.ts';

export const ACCURACY: TextsOf<typeof English> = {
  path: '/accuracy',
  title: 'Exactitude',
  description:
    'À quel point les estimations du moteur ouvert s’approchent des chiffres publiés : par cabine, région, distance et compagnie, avec les pires cas.',
  introduction: [
    'Le moteur ouvert du calculateur suit une méthode publiée avec des données publiques. Ses chiffres figurent ici à côté de ceux que Google a publiés pour les mêmes vols. ',
    { text: 'Comment il calcule', href: PAGES.methodology },
    ' fait l’objet d’une page à part.',
  ],
  changes: [{ text: 'Ce que chaque version a changé dans les chiffres', href: PAGES.changes }, ', avec un flux.'],
  source: [
    `Chiffres publiés : Google, ${MODEL_NAME}, relevés dans les résultats de recherche, sous licence `,
    { text: 'CC BY-SA 4.0', href: LINKS.licence },
    '. ',
  ],
  data: { text: 'Tous les chiffres de cette page, vol par vol :', name: 'accuracy.json', href: '/accuracy.json' },
  goals: {
    heading: 'Ce que nous visons, et où nous en sommes',
    introduction:
      '« Rien d’indiqué » correspond à la demande habituelle : numéro de vol, liaison et jour. « Type exact indiqué » y ajoute le type d’avion. Un chiffre est celui du vol médian, ou la part des vols ; entre crochets figure son intervalle à 90 %. La deuxième colonne compte une fois chaque liaison d’une compagnie, quel que soit le nombre de ses vols publiés. Un but est atteint quand les deux colonnes l’atteignent.',
    floor: (error, byRoute, factor) =>
      `Qui n’a pas le programme du jour ne sait pas quel avion vole aujourd’hui. Si nous connaissions les types qui assurent chaque liaison d’une compagnie, et à quelle fréquence, mais non quel vol a lequel, nos chiffres en économique s’écarteraient encore de ${error} en médiane, ou de ${byRoute} en comptant par liaison. Nos buts sans rien d’indiqué valent ${factor} fois ce plancher.`,
    columns: ['But', 'Par vol', 'Par compagnie et liaison', 'Atteint'],
    aimed: (figure, aim) => `${figure}, ${aim}`,
    reached: 'oui',
    notReached: 'non',
  },
  scatter: {
    heading: 'Les nôtres et les publiés',
    introduction:
      'Chaque point est un vol, demandé sans rien d’indiqué : en abscisse le chiffre publié, en ordonnée le nôtre. Sur la ligne, les deux sont égaux. Dans la bande grisée, ils diffèrent d’au plus 10 %.',
    cabins: { economy: 'Économique', business: 'Affaires', first: 'Première' },
    published: 'Publié, kg CO2e par passager',
    ours: 'Le nôtre, kg CO2e',
    same: 'égal',
    band: 'à moins de 10 %',
  },
  groups: {
    heading: 'Erreur par groupe',
    introduction:
      'Le point est l’erreur médiane, quel qu’en soit le sens : la moitié des vols est plus proche. La barre est son intervalle à 90 %, tiré par compagnie ; entre crochets figure le nombre de chiffres. Les petits groupes de peu de compagnies sont moins sûrs que leurs barres.',
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
      'flightyco2 est une bibliothèque ouverte : sièges habituels de chaque type d’avion, occupés à 84,5 %, et parts fixes de fret. Les facteurs du gouvernement britannique ne connaissent ni l’avion ni la compagnie ; ils figurent ici avec la production du carburant et sans forçage radiatif.',
      'Les compagnies sont celles dont les erreurs s’additionnent le plus ; leurs barres sont tirées par liaison.',
    ],
    tableOf: (heading) => `${heading} : les chiffres`,
  },
  worst: {
    heading: 'Les pires cas, et pourquoi',
    introduction:
      'Économique, rien d’indiqué. Ce qui pourrait expliquer chaque écart, non ce qui a été constaté : une donnée à la fois est changée jusqu’à ce que notre chiffre soit le chiffre publié. Les cabines sont données en sièges première/affaires/économique premium/économique.',
    unnamed: 'avion non nommé',
    figures: (published, ours) => `Publié ${published}, le nôtre ${ours} CO2e.`,
    reasons: {
      wrongType: 'Nous avons pris un autre type d’avion que le type publié.',
      several: 'Aucune donnée seule ne l’explique.',
      seats: (needed, used) => `${needed} des sièges occupés (nous avons pris ${used})`,
      cargo: (needed, used) => `${needed} de la charge en fret (nous avons pris ${used})`,
      ways: (ways) => `Le nôtre serait le chiffre publié avec ${ways.join(', ou avec ')}.`,
      nearest: (name, error) => `Le plus proche dans nos tables : ${name} (écart de ${error}).`,
    },
  },
  parts: {
    heading: 'De quoi l’erreur se compose',
    introduction: (figures) =>
      `Sur ${figures} chiffres en économique dont le type exact d’avion est publié. Le type est donné comme publié ; remplissage, sièges et carburant ne sont pas publiés, ils sont donc donnés d’après les erreurs d’autres liaisons et compagnies.`,
    columns: ['Indiqué, l’un après l’autre', 'Erreur médiane', 'Part de l’erreur au carré supprimée'],
    given: {
      nothing: 'Rien',
      type: 'Le type d’avion',
      load: 'Le remplissage de la compagnie',
      seats: 'Ses sièges dans ce type',
      fuel: 'La consommation du type',
    },
    answer: (type) =>
      `Connaître le type supprimerait ${type} de l’erreur au carré. Ce que les erreurs d’autres liaisons disent du remplissage, des sièges et du carburant en supprime peu de plus : le reste tient à chaque liaison.`,
  },
  limits: {
    heading: 'Ce que cela ne montre pas',
    text: (types, byType, carrierRoutes, byRoute) =>
      'Les deux chiffres sont des estimations. Ils partagent les tables de consommation de l’Agence européenne pour l’environnement (guide EMEP/EEA 2023) : cette comparaison ne peut donc pas montrer où ces tables se trompent. ' +
      `Au regard du carburant déclaré par les compagnies américaines (US BTS Form 41, 2023 à 2025), les tables de ${types} types d’avion s’écartent de ${byType} en médiane ; ` +
      `au regard du carburant déclaré sur ${carrierRoutes} liaisons au Brésil (janvier 2023), de ${byRoute}.`,
  },
  answer: (flights, half, within10Percent, halfWithType) =>
    `Sur ${flights} vols publiés, la moitié de nos chiffres en économique est à moins de ${half} de ceux de Google, et ${within10Percent} sont à moins de 10 %. ` +
    `Avec le type exact d’avion, la moitié est à moins de ${halfWithType}.`,
  ours: (engine, dated) => `Les nôtres : moteur ouvert ${engine}, tables du ${dated}.`,
  noFigure: 'aucun chiffre',
  interval: (value, low, high) => `${value} (${low} à ${high})`,
  between: (low, high) => `${low} à ${high}`,
  atMost: (most) => `au plus ${most}`,
  atLeast: (least) => `au moins ${least}`,
  flightLine: (flight, origin, destination, published, ours, error) =>
    `${flight}, ${origin} – ${destination} : publié ${published}, le nôtre ${ours} (${error})`,
  route: (origin, destination) => `${origin} – ${destination}`,
};
