import { OWN_MANNER, type TextsOf } from '@tim/languages';
import type { BATCH as English } from './texts.ts';

const isOne = (count: number) => OWN_MANNER.plural(count) === 'one';
const flightCount = (flights: number) => `${flights} ${isOne(flights) ? 'vol' : 'vols'}`;
const otherCount = (others: number) =>
  others === 0
    ? ''
    : `, ${others} ${isOne(others) ? 'entrée n’est pas un vol ou n’a pas été effectuée' : 'entrées ne sont pas des vols ou n’ont pas été effectuées'}`;
const notUnderstood = (others: number) =>
  others === 0 ? '' : `, ${others} ${isOne(others) ? 'illisible' : 'illisibles'}`;
/** "5 lignes sur 6" of 5 and "6 lignes". */
const rowsOf = (figures: string, rows: string) =>
  `${figures} ${isOne(Number(figures)) ? 'ligne' : 'lignes'} sur ${rows.replace(/\slignes?$/, '')}`;

export const BATCH: TextsOf<typeof English> = {
  title: 'Une liste de vols',
  description:
    'Les émissions de nombreux vols à la fois, depuis un tableur : colonnes reconnues, vols passés selon les règles du Scope 3, calcul sur votre appareil.',
  introduction:
    'Fournissez une liste, un vol par ligne, passé ou prévu. Vous obtenez les kilogrammes de chaque ligne, ce sur quoi ils reposent, les totaux et un relevé pour votre auditeur.',
  privacy:
    'Tout est calculé sur votre appareil : votre liste n’est envoyée nulle part. Les données nécessaires, environ 2 Mo, sont chargées dès que vous fournissez une liste.',
  withoutScript:
    'Le traitement d’une liste nécessite JavaScript, qui est désactivé dans ce navigateur : le calcul se fait sur votre appareil. Tout le reste du site se lit sans JavaScript.',
  late: 'Cette page n’est pas encore chargée, peut-être à cause de la connexion. D’ici là, aucune liste ne peut être traitée.',
  input: {
    heading: 'Votre liste',
    label: 'Collez les lignes d’un tableur, ou saisissez-les',
    hint: 'La première ligne contient les noms des colonnes. Le départ et la destination suffisent ; la date, la compagnie, le numéro de vol et la cabine rendent le chiffre plus exact.',
    read: 'Lire la liste',
    choose: 'Choisir un fichier',
    drop: 'ou déposez-le ici : CSV, Excel (.xlsx), .ods, un agenda (.ics), des cartes d’embarquement, un carnet de vols',
    example: 'Insérer un exemple',
    exampleText:
      'Date;Compagnie;Vol;Départ;Destination;Cabine;Voyageur\n14/03/2025;Swiss;LX 52;ZRH;BOS;Affaires;Anna\n21/03/2025;Swiss;LX 53;Boston;Zurich;Économique;Anna\n2024-11-05;BA;BA 117;LHR;JFK;Économique;Ben\n2019-06-01;;;Londres;New York;Économique premium;Ben\n2027-01-12;LH;400;Francfort;JFK;Économique;Cleo\n2025-06-31;LX;316;ZRH;LHR;Économique;Cleo\n',
  },
  columns: {
    heading: 'Vérifier les colonnes',
    found: (rows, headerRow) => `${rows} ; les noms des colonnes sont à la ligne ${headerRow}.`,
    encoding: (read, written) =>
      `Lue en ${read}, enregistrée en ${written}. Si des noms comme Zürich s’affichent mal, enregistrez d’abord la liste en « CSV UTF-8 ».`,
    unknownHeader:
      'Nous ne savons pas quelles colonnes contiennent les aéroports. Choisissez ci-dessous au moins le départ et la destination. Si votre liste n’a pas de ligne de noms, ajoutez-en une en haut : Départ, Destination, Date, Compagnie, Vol.',
    notEnough: 'Choisissez les colonnes des deux aéroports, ou celle de la liaison, ou celle de la distance.',
    readAs: 'Les colonnes, et ce que nous y lisons',
    notUsed: 'non utilisée',
    preview: 'Les premières lignes, telles que nous les lisons',
    cabin: 'Cabine des lignes qui n’en indiquent pas',
    orderLegend: (example, count) =>
      `${example} peut se lire de deux façons (${count} dans ce cas). Qu’est-ce qui vient en premier ?`,
    compute: 'Calculer les émissions',
    another: 'Charger une autre liste',
    change: 'Modifier les colonnes',
  },
  orders: { 'day-first': 'Le jour', 'month-first': 'Le mois' },
  loading: 'Chargement des données',
  computing: (done, all) => `${done} sur ${all}`,
  progressLabel: 'Lignes calculées',
  stop: 'Arrêter',
  stopped: 'Arrêté. Rien n’a été conservé.',
  result: {
    heading: 'La liste entière',
    per: (figures, rows, skipped) => `pour ${rowsOf(figures, rows)}${skipped}`,
    announcement: (kg, figures, rows, skipped) =>
      `La liste est calculée : ${kg} kilogrammes d’équivalent CO2 pour ${rowsOf(figures, rows)}${skipped}.`,
    ofThemSkipped: (count, written) => `, ${count === 1 ? 'une ignorée' : `${written} ignorées`}`,
    between: (low, high) => `entre ${low} et ${high} kg`,
    withoutRange: (kg) => `dont ${kg} kg sans fourchette`,
    flights: (count, written) => `${written} ${isOne(count) ? 'vol d’un passager' : 'vols d’un passager chacun'}`,
    noFigureYet: (count, rows) =>
      count === 0 ? 'Aucun chiffre : aucune ligne n’est un vol' : `Pas encore de chiffre : ${rows} à corriger`,
    unused: (count) => (isOne(count) ? '1 colonne non utilisée' : `${count} colonnes non utilisées`),
    ownReturns: (own, all) =>
      `Lignes marquées aller-retour dont le vol de retour a sa propre ligne : ${own} sur ${all}. Chacune compte pour un vol, les autres pour deux.`,
    laterReturns: (seen) => ` Les lignes après les ${seen} premières sont lues comme la plupart de celles-ci.`,
    uncounted: (names) =>
      `${names.map((name) => `« ${name} »`).join(', ')} : ${isOne(names.length) ? 'indique' : 'indiquent'} peut-être combien de passagers ou de vols représente une ligne. Tant que vous ne le précisez pas, chaque ligne compte une fois.`,
    mayMean: (field) => ` (peut signifier « ${field} »)`,
    skipped: 'Lignes ignorées : rien n’est ajouté pour elles',
    refund: 'Un remboursement ou une annulation est mis à part : le billet qui a sa propre ligne compte tout de même.',
    places: {
      heading: 'De quel lieu s’agit-il ?',
      label: (text, rows) => `${text} (${rows})`,
      option: (name, country, code) => `${name}, ${country} (${code})`,
      usual: 'Présélectionné : de loin le plus desservi',
      near: (place) => `Vouliez-vous dire ${place} ?`,
      open: 'à choisir',
      compute: 'Calculer avec ces lieux',
      unknown: 'Lieu inconnu : indiquez l’aéroport ou la ville',
    },
    known: 'Ce qu’il faut savoir',
    missing: 'Lignes sans chiffre',
    names: (names, more) =>
      `. Noms : ${names.join(', ')}${more > 0 ? ` et ${more} ${more === 1 ? 'autre' : 'autres'}` : ''}`,
    rowNumbers: (count, rows) => ` (${count === 1 ? 'ligne' : 'lignes'} ${rows.join(', ')})`,
    firstRow: (count, rows, row) => (count === 1 ? `Ligne ${row}` : `${rows}, la première est la ligne ${row}`),
    rows: 'Ligne par ligne',
    rests: 'Ce sur quoi reposent les chiffres',
    keep: 'Conserver',
    saveCsv: 'Télécharger le CSV',
    saveXlsx: 'Télécharger pour Excel',
    saveRecord: 'Télécharger le relevé',
    print: 'Imprimer',
    withPeople: 'Nommer les voyageurs dans le relevé',
    forSpreadsheets: 'Pour un tableur : une apostrophe devant les cellules qu’il prendrait pour des formules',
    recordNote:
      'Le CSV est votre liste, les réponses dans des colonnes à la suite des vôtres. Le relevé (JSON) contient les données de chaque ligne avec leurs sources, ce qui a été supposé, ce qui manque et comment refaire le calcul.',
  },
  madeOf: {
    heading: 'De quoi se compose le total',
    choose: 'Répartir',
    by: {
      year: 'Par année',
      quarter: 'Par trimestre',
      month: 'Par mois',
      traveller: 'Par voyageur',
      airline: 'Par compagnie',
      route: 'Par liaison, dans les deux sens',
      cabin: 'Par cabine',
      aircraft: 'Par type d’avion',
      distance: 'Par distance',
      tier: 'Par base du chiffre',
    },
    byColumn: (name) => `Par ${name}`,
    columns: { kilograms: 'kg CO2e', share: 'Part', flights: 'Vols', gramsPerKm: 'g par passager-km' },
    notGiven: 'sans indication',
    others: 'autres',
    fromKm: (km) => `${km} km et plus`,
    cut: 'Il y a plus de 10 000 groupes : les suivants sont réunis sous « autres ».',
  },
  rows: {
    filter: 'Afficher',
    search: 'Rechercher',
    found: (found, shown) => (found === shown ? found : `${shown} sur ${found}`),
    more: 'Afficher plus de lignes',
    row: 'Ligne',
    flight: 'Vol',
    kilograms: 'kg CO2e',
    rests: 'Repose sur',
    none: 'aucun chiffre',
    onPaper: 'Sur papier figurent les lignes affichées à l’écran. Le CSV et le relevé les contiennent toutes.',
  },
  rests: {
    method: 'Méthode',
    unit: 'Unité',
    counted: 'Compris',
    notCounted: 'Non compris',
    radiativeForcing: 'Forçage radiatif',
    primary: 'Données primaires',
    byCategory: 'Par catégorie de données',
    engine: 'Moteur',
    model: 'Version de la méthode et date des données',
    hash: 'Empreinte des données',
    assumed: 'Supposé',
    repeat: 'Pour refaire le calcul',
  },
  cabinTitles: {
    economy: 'Économique',
    premiumEconomy: 'Économique premium',
    business: 'Affaires',
    first: 'Première',
  },
  filterTitles: {
    all: 'Toutes les lignes',
    'without-figure': 'Sans chiffre',
    'with-warning': 'Avec une remarque',
    skipped: 'Ignorées',
  },
  problems: {
    empty: 'Il n’y a rien à lire. Collez des lignes de votre tableur, ou choisissez un fichier.',
    'no-rows': 'Nous avons trouvé des noms de colonnes, mais aucune ligne en dessous. Ajoutez une ligne par vol.',
    quotes: (row) =>
      `Un guillemet ouvert à la ligne ${row} n’est jamais fermé. Fermez-le ou supprimez-le, puis relancez la lecture.`,
    'too-many-rows': (rows, most) =>
      `La liste compte ${rows} lignes ; cette page en accepte ${most}. Divisez-la, ou passez par la ligne de commande, qui n’a pas de limite.`,
    'no-code-reader':
      'Ce navigateur ne lit pas les codes-barres sur les photos. Chrome sur téléphone le fait ; à défaut, lisez le code avec une autre application et collez son texte, qui commence par M1.',
    'no-codes':
      'Nous n’avons trouvé aucun code-barres sur cette photo. Prenez-le de plus près, bien droit et sans rien par-dessus, ou collez le texte donné par un lecteur de codes.',
    unreadable: 'Le fichier n’a pas pu être lu. Choisissez-le à nouveau, ou collez ses lignes ci-dessus.',
    data: 'Les données n’ont pas pu être chargées. Vérifiez la connexion et réessayez ; votre liste est toujours là.',
    failed:
      'La liste n’a pas pu être calculée. Rechargez la page et réessayez ; si l’erreur revient, divisez la liste pour trouver la ligne en cause.',
  },
  source: {
    spreadsheet: (format, sheet) => `C’est un classeur (.${format}) ; nous lisons la feuille « ${sheet} ».`,
    calendar: (flights, others) => `C’est un agenda : ${flightCount(flights)}${otherCount(others)}.`,
    'boarding-passes': (flights, others) =>
      `Ce sont des cartes d’embarquement : ${flightCount(flights)}${notUnderstood(others)}.`,
    log: (name, flights, others) => `C’est un carnet de vols ${name} : ${flightCount(flights)}${otherCount(others)}.`,
    json: (flights, others) => `C’est une liste en JSON : ${flightCount(flights)}${notUnderstood(others)}.`,
    listOfLog: (name) => `C’est un carnet de vols ${name}.`,
    sheet: 'Feuille',
    headerRow: 'Ligne des noms de colonnes',
    row: (row) => `Ligne ${row}`,
  },
  logTitles: {
    openflights: 'OpenFlights',
    flighty: 'Flighty',
    airtrail: 'AirTrail',
    jetlog: 'jetlog',
    jetlovers: 'JetLovers',
    byair: 'byAir',
    'miles-and-more': 'Miles & More',
    opensky: 'OpenSky Network',
    flightradar24: 'myFlightradar24',
    'app-in-the-air': 'App in the Air',
  },
  rowCount: (rows, written) => `${written} ${isOne(rows) ? 'ligne' : 'lignes'}`,
  dateCount: (dates, written) => `${written} ${isOne(dates) ? 'date' : 'dates'}`,
  passengers: (count) => `${count} ${isOne(count) ? 'passager' : 'passagers'}`,
  fromTo: (airports) => airports.join(' – '),
  andBack: (way) => `${way} et retour`,
  legs: {
    there: (what) => `aller : ${what}`,
    back: (what) => `retour : ${what}`,
    one: (ends, what) => `${ends} : ${what}`,
    each: (legs) => legs.join(' ; '),
    changes: (airports) => `avec correspondance à ${airports.join(', ')}`,
  },
};
