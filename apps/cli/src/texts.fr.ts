import { andList, orList, type TextsOf } from '@tim/languages';
import type {
  ANSWERS as EnglishAnswers,
  BATCH as EnglishBatch,
  FACTORS as EnglishFactors,
  FAULTS as EnglishFaults,
  HELP as EnglishHelp,
  OPTIONS as EnglishOptions,
} from './texts.ts';

const inSentence = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

export const ANSWERS: TextsOf<typeof EnglishAnswers> = {
  flightTitle: (flight, origin, destination, day) => `${flight}, ${origin} – ${destination}, ${day}`,
  routeTitle: (origin, destination) => `Émissions typiques, ${origin} – ${destination}`,
  optionsTitle: (ways, origin, destination, day) =>
    `${ways} ${ways < 2 ? 'possibilité' : 'possibilités'}, ${origin} – ${destination}, ${day}`,
  columns: {
    perPassenger: 'kg CO2e par passager',
    wellToWake: 'du puits au sillage',
    wellToTank: 'du puits au réservoir',
    tankToWake: 'du réservoir au sillage',
    low: 'de',
    high: 'à',
    direct: 'vols directs',
  },
  cabins: {
    economy: 'Économique',
    premiumEconomy: 'Économique premium',
    business: 'Affaires',
    first: 'Première',
  },
  driver: (driver, percent) => `${driver} (${percent})`,
  range: (drivers) =>
    `La fourchette devrait être juste dans 80 cas sur 100 ; ce qui l’élargit : ${drivers.map(inSentence).join(' ; ')}.`,
  label: (version) => `D’après un label européen d’émissions des vols, version « ${version} ».`,
  sustainableFuel: (percent) => `Carburant durable : ${percent}, non déduit.`,
  numberKnown: 'Numéro de vol : connu sur cette liaison.',
  numberNotKnown: 'Numéro de vol : inconnu ; la compagnie est connue sur cette liaison.',
  contrails: (risk) => `Risque de réchauffement par les traînées : ${risk}, non compris dans les kilogrammes.`,
  risks: { NEGLIGIBLE: 'faible', MODERATE: 'moyen', SEVERE: 'élevé' },
  notPublished:
    'Estimé par le moteur ouvert à partir de données publiques ; ce n’est pas la valeur publiée par Google.',
  aircraft: (name, codes, found) => `Avion : ${name} (${codes}). ${found}`,
  types: (types) => `Types possibles : ${types.join(', ')}.`,
  note: (text) => `Remarque : ${text}`,
  warnings: {
    FLEET_OF_ANOTHER_YEAR: 'Les avions sont ceux de fin 2025, et non de l’année du vol.',
    LOADS_OF_ANOTHER_YEAR:
      'Le remplissage des vols de cette année-là n’est pas connu : le chiffre prend celui de 2023 à 2026.',
  },
  markets: (markets) => `Vaut pour ces aéroports : ${markets.join(', ')}.`,
  rareCabins: (cabins) =>
    `La plupart des possibilités de vol n’ont pas de cabine propre pour : ${cabins.join(', ')}. La méthode donne un chiffre malgré tout.`,
  missingCabins: (cabins) =>
    `Aucune possibilité de vol connue n’a de cabine propre pour : ${cabins.join(', ')}. La méthode donne un chiffre malgré tout.`,
  carriers: (codes) => `Vaut pour ces compagnies : ${codes.join(', ')}.`,
  working: (engineVersion) => `Calcul (moteur ${engineVersion})`,
  source: (source) => `Source : ${source}`,
};

export const OPTIONS: TextsOf<typeof EnglishOptions> = {
  header: [
    'vols',
    'aéroports',
    'avions',
    'heures',
    'jours par an',
    'économique',
    'de à',
    'éco premium',
    'affaires',
    'première',
  ],
  numbers: (numbers, more) => (more > 0 ? `${numbers} et ${more} ${more < 2 ? 'autre' : 'autres'}` : numbers),
  lowToHigh: (low, high) => `${low} à ${high}`,
  otherAirports: 'De ou vers d’autres aéroports :',
  old: 'Entrées anciennes ou rares, non comptées :',
  oldEntry: (flight, why) => `${flight} : ${why}`,
  figures:
    'Chiffres en kg CO2e par passager, du puits au sillage, pour tous les vols d’une possibilité ; les heures sont calculées d’après la distance, deux pour une correspondance.',
  marks:
    '* : comptée dans le chiffre typique de la liaison ; ? : sans doute assurée aujourd’hui, les autres le sont sûrement ; - : cabine que l’avion n’a pas.',
  none: 'Aucune possibilité n’est connue, ni directe ni avec une correspondance.',
};

const flightCount = (flights: number): string => `${flights} ${flights < 2 ? 'vol' : 'vols'}`;
const otherCount = (others: number): string =>
  others === 0
    ? ''
    : `, ${others} ${others < 2 ? 'entrée n’est pas un vol ou n’a pas été effectuée' : 'entrées ne sont pas des vols ou n’ont pas été effectuées'}`;
const notUnderstood = (others: number): string =>
  others === 0 ? '' : `, ${others} ${others < 2 ? 'illisible' : 'illisibles'}`;
const rowCount = (rows: number): string => `${rows} ${rows < 2 ? 'ligne' : 'lignes'}`;

export const BATCH: TextsOf<typeof EnglishBatch> = {
  source: {
    spreadsheet: (format, sheet, others) =>
      `C’est un classeur (.${format}), feuille « ${sheet} ».${others.length === 0 ? '' : ` Autres : ${others.join(', ')} (--sheet <nom> en lit une).`}`,
    calendar: (flights, others) => `C’est un agenda : ${flightCount(flights)}${otherCount(others)}.`,
    boardingPasses: (flights, others) =>
      `Ce sont des cartes d’embarquement : ${flightCount(flights)}${notUnderstood(others)}.`,
    json: (flights, others) => `C’est une liste en JSON : ${flightCount(flights)}${notUnderstood(others)}.`,
    log: (name, flights, others) => `C’est un carnet de vols ${name} : ${flightCount(flights)}${otherCount(others)}.`,
    listOfLog: (name) => `C’est un carnet de vols ${name}.`,
  },
  columnsRead: (columns) => `Colonnes lues : ${columns.join(', ')}.`,
  notRead: (columns) => `Non lues : ${columns.join(', ')}.`,
  uncounted: (names) =>
    `Chaque ligne compte une fois : ${names.join(', ')} indique peut-être combien de passagers ou de vols elle représente (--columns 'passengers=${names[0] ?? ''}').`,
  mayMean: (column, field) => `${column} (peut-être ${field})`,
  leftOut: (columns) => `Non écrites : ${columns.join(', ')}.`,
  letters: (read, written) => `Caractères lus en ${read}, écrits en ${written}.`,
  shortEnd: (cells, columns) =>
    `La dernière ligne n’a que ${cells} cellules sur ${columns} et ne se termine pas par un saut de ligne : la liste a peut-être été coupée à cet endroit.`,
  goesOn: (rows, file) => `Reprise après ${rowCount(rows)}, déjà dans ${file}.`,
  faults: {
    wantsColumns: 'Indiquez-les : --columns origin=<nom>,destination=<nom>.',
    noJson: (file) => `${file} n’est pas du JSON.`,
    noRecords: (line, isJsonList) =>
      `La liste n’est pas du NDJSON : la ligne ${line} n’est pas un objet JSON, et aucune après elle.${isJsonList ? ' Elle commence comme une liste JSON : nommez son fichier *.json.' : ''}`,
    damagedGzip: (file) => `${file ?? 'L’entrée standard'} commence comme du gzip et est endommagé ou incomplet.`,
  },
  rowsDone: (rows) => `${rows} lignes`,
  secondsLeft: (seconds) => `encore ${seconds} s`,
  slowNode: (version, fast) =>
    `Node ${version} met environ deux fois plus de temps que Node ${fast} : prenez Node ${fast} pour les longues listes.`,
  noFlights: 'Aucun chiffre : aucune ligne n’est un vol.',
  noFigureYet: (rows) => `Pas encore de chiffre : ${rowCount(rows)} à corriger.`,
  total: (figures, rows, tonnes, flights) =>
    `${rowCount(figures)} sur ${rows} avec un chiffre : ${tonnes}, pour ${flightCount(flights)} d’un passager chacun.`,
  tonnes: (tonnes) => `${tonnes} t CO2e`,
  wellToWake: (tonnes, range) =>
    `${tonnes} t CO2e du puits au sillage${range ? `, de ${range[0]} t à ${range[1]} t` : ''}`,
  reasons: 'Lignes sans chiffre, par motif :',
  firstRow: (rows, row, what) => `${rows === 1 ? `ligne ${row}` : `la première, ligne ${row}`} : ${what}`,
  ofField: (field, what) => `${field} : ${what}`,
  unknownPlace: (name, rows) =>
    `${name} : quel aéroport ou quelle ville ? Pour ${rowCount(rows)}, indiquez --place '${name}=<code>'.`,
  place: (name, codes, rows) =>
    `${name} : ${codes.join(' ou ')} ? Pour ${rowCount(rows)}, indiquez --place '${name}=${codes[0] ?? ''}'.`,
  returns: (own, all) =>
    `Lignes aller-retour dont le vol de retour a sa propre ligne : ${own} sur ${all}. Chacune compte pour un vol, les autres pour deux.`,
  laterReturns: (seen) => `Les lignes après les ${seen} premières sont lues comme la plupart de celles-ci.`,
  skipped: (rows) => `Rien n’est ajouté pour ${rowCount(rows)} ${rows < 2 ? 'ignorée' : 'ignorées'} :`,
  refund: 'Un remboursement est mis à part : son billet compte tant qu’il figure dans la liste.',
  warnings: 'Lignes avec une remarque :',
  breakdown: {
    heading: (by) => `Par ${by} :`,
    names: {
      year: 'année',
      quarter: 'trimestre',
      month: 'mois',
      traveller: 'voyageur',
      airline: 'compagnie aérienne',
      route: 'liaison, dans les deux sens',
      cabin: 'classe',
      aircraft: 'type d’avion',
      distance: 'distance',
      tier: 'base du chiffre',
    },
    columns: {
      tonnes: 't CO2e',
      share: 'part',
      flights: 'vols',
      passengerKm: 'passagers-km',
      gramsPerKm: 'g par passager-km',
    },
    notGiven: 'non indiqué',
    others: 'autres',
    fromKm: (km) => `${km} km et plus`,
    cut: (by) => `Il y a plus de 10 000 groupes par ${by} : les suivants sont réunis sous « autres ».`,
  },
  made: (engine, model, data, seconds) => `Moteur ${engine}, modèle ${model}, données ${data} ; ${seconds} s.`,
};

export const HELP: TextsOf<typeof EnglishHelp> = {
  brief: 'Les émissions d’un passager sur un vol.',
  footer: [
    'Codes en majuscules ou en minuscules. Code de sortie 0 avec un chiffre, 1 avec la raison pour laquelle il n’y en a pas, 2 si les arguments sont erronés ou si un fichier ne peut être lu ou écrit.',
    'Le même moteur, le même modèle et les mêmes données donnent les mêmes chiffres : chaque réponse les indique. L’archive ou le tag Git de cette version les recalcule : docs/reproduce.md.',
    'Complétion : travel-impact completion bash >> ~/.bashrc ; aussi zsh, fish, pwsh et nu.',
  ],
  without: 'à défaut : ',
  choices: 'au choix : ',
  commands: {
    flight: 'Un vol, de 2019 à dans un an : ZRH BOS LX 52 2026-12-21.',
    route: 'Les émissions typiques d’une paire de villes, par les codes d’aéroports ou de villes : LON NYC.',
    options:
      'Toutes les possibilités connues pour une paire de villes un jour donné, les vols directs d’abord : ZRH BOS 2026-12-21.',
    explain: 'Comme flight ou route, avec le détail du calcul : chaque étape expliquée, sa formule et ses sources.',
    batch: 'Une liste de vols en CSV, NDJSON ou Parquet : chaque ligne avec son chiffre, puis les totaux.',
    factors:
      'Toutes les liaisons connues de chaque compagnie, par mois, en tables à joindre à des vols ; le mode d’emploi est indiqué à la fin.',
    completion: 'Écrit le script de complétion du shell, ou propose des complétions.',
    help: 'Affiche cette aide.',
    version: 'Affiche la version.',
  },
  query: {
    airport: 'le code IATA de l’aéroport, ou son nom',
    airportOrCity: 'le code IATA de l’aéroport ou de la ville, ou son nom',
    destination: 'de même',
    carrier: 'le code IATA de la compagnie qui vend le vol',
    number: 'le numéro de vol sans la compagnie',
    day: 'le jour du départ',
    today: 'aujourd’hui',
    aircraft: 'l’avion, s’il est connu : code IATA ou OACI, ou une famille (333, A333, 787)',
  },
  usual: {
    tables: 'd’autres tables que celles du programme, avec les horaires qui y sont intégrés',
    json: 'la réponse en JSON, en grammes',
    lang: 'la langue de la réponse',
    jobs: 'le nombre de processus en parallèle',
    oneACore: 'un par cœur',
  },
  batch: {
    input:
      'le fichier de la liste : CSV ou NDJSON, aussi *.gz et Parquet ; un classeur (.xlsx, .ods), un agenda (.ics), des cartes d’embarquement ; - pour l’entrée standard',
    out: 'le fichier à écrire, sinon la sortie standard ; *.gz, *.parquet et *.xlsx sont écrits dans ce format. Une exécution interrompue reprend là où elle s’est arrêtée',
    format: 'le format de la liste, sinon d’après le nom du fichier',
    sheet:
      'la feuille du classeur qui contient la liste, par son nom ou sa position, sinon celle dont les colonnes en disent le plus',
    headerRow: 'la ligne qui nomme les colonnes, à partir de 1, si elle n’est pas trouvée',
    cabin: 'cabine des lignes qui n’en indiquent pas',
    allCabins: 'ajoute les grammes des quatre cabines',
    forSpreadsheets:
      'écrit les cellules qui commencent par =, +, - ou @ de sorte qu’aucun tableur ne les prenne pour des formules',
    withoutPeople: 'omet les colonnes avec des noms de personnes, par exemple pour un audit',
    columns: 'quelle colonne contient quoi, là où son nom ne le dit pas',
    byTheirNames: 'd’après leurs noms',
    place: 'le lieu que désigne un nom commun à plusieurs, pour toutes les lignes ; une fois par nom',
    by: (names) =>
      `de quoi se compose le total, un tableau pour chaque nom : ${names.join(', ')}, ou une colonne de la liste par son nom`,
    dates: 'comment comprendre 3/4/2025, si aucune autre date ne le montre',
    today: 'sépare les vols passés des vols à venir, sinon le jour de l’horloge',
    lang: 'la langue des totaux, des raisons dans les lignes et d’une seconde ligne de noms sous ceux des colonnes',
    json: 'les totaux en JSON : sur la sortie standard avec --out, sinon sur la sortie d’erreur',
    recognised: 'Les colonnes sont reconnues à leurs noms, quels que soient la casse et les espaces :',
    others: 'Les autres s’indiquent : --columns origin=Start,destination=End.',
    added:
      'S’ajoutent à chaque ligne (grammes et kilogrammes de CO2e, du puits au sillage sauf indication contraire) :',
  },
  factors: {
    out: 'un dossier vide, ou à créer',
    format: 'Parquet demande DuckDB à côté de cette commande',
    carriers: 'ces compagnies seulement',
    all: 'toutes',
    lang: 'la langue des messages ; les tables sont les mêmes',
  },
};

export const FAULTS: TextsOf<typeof EnglishFaults> = {
  more: '--help en dit plus.',
  noCommand: (commands) => `Indiquez ${orList(commands, 'fr')}.`,
  unknownCommand: (commands, word) => `Indiquez ${orList(commands, 'fr')}, et non ${word}.`,
  unexpected: (word) => `Option ou commande inattendue : ${word}.`,
  missingArgument: (name) => `Il manque ${name} : les arguments sont trop peu nombreux.`,
  missingOption: (option) => `Il manque l’option ${option}.`,
  missingValue: (option, name) => `Il manque ${name} après ${option}.`,
  takesNoValue: (option, value) => `L’option ${option} ne prend pas de valeur ; elle a reçu : ${value}.`,
  saidTwice: (option) => `${option} ne peut être indiqué qu’une fois.`,
  noChoice: (choices, word) => `Valeurs possibles : ${andList(choices, 'fr')}, et non ${word}.`,
  empty: 'La valeur est vide.',
  carrier: (word) => `« ${word} » n’est pas un code de compagnie de deux caractères.`,
  aircraft: (word) => `« ${word} » n’est pas un code d’avion de trois ou quatre caractères.`,
  number: (word) => `« ${word} » n’est pas un numéro de vol, qui n’a que des chiffres.`,
  date: (word) => `« ${word} » n’est pas une date YYYY-MM-DD (année-mois-jour).`,
  count: (word) => `« ${word} » n’est pas un nombre entier à partir de 1.`,
  cabin: (word) => `« ${word} » n’est pas une cabine : economy, premium-economy, business ou first.`,
  column: (pair, fields) => `Indiquez <champ>=<nom>, et non « ${pair} ». Champs : ${fields}.`,
  breakdown: (word, known, columns) =>
    `« ${word} » n’est ni un critère de répartition de cette liste (${known.join(', ')}) ni l’une de ses colonnes (${columns.join(', ')}).`,
  breakdownOfPeople: (word) => `--by « ${word} » montrerait qui a voyagé, ce que --without-people omet.`,
  placeCode: (word) => `Indiquez <nom>=<code>, par exemple Sydney=SYD, et non « ${word} ».`,
  headerRow: (word, last) => `« ${word} » n’est pas une ligne de 1 à ${last}.`,
  unknownPlace: (name) => `« ${name} » n’est pas un lieu connu : indiquez son code de trois caractères.`,
  severalPlaces: (name, codes) => `« ${name} » peut être ${orList(codes, 'fr')} : indiquez le code.`,
  noTables: (folder) => `Il n’y a pas de tables dans ${folder}.`,
  noDuckDb:
    'Parquet est lu et écrit par DuckDB : installez-le à côté de cette commande (npm install @duckdb/node-api), ou utilisez CSV (factors : --format csv).',
  noParquet: (file, why) =>
    `${file} ne peut être lu comme du Parquet : il est peut-être endommagé ou incomplet (${why}).`,
  parquetInput: 'Parquet n’est pas lu depuis l’entrée standard : indiquez son fichier.',
  noFile: (file) => `Il n’y a pas de fichier ${file}.`,
  onlyXlsx: (file) => `${file} : un classeur s’écrit en .xlsx, que tout tableur ouvre.`,
  xlsxOfNdjson:
    'Un fichier .xlsx ne s’écrit pas à partir de NDJSON : écrivez un fichier .csv, ou lisez un fichier .json avec --format csv.',
  isThere: (file) => `${file} existe déjà : indiquez un autre fichier, ou supprimez-le.`,
  noFolder: (folder) => `Il n’y a pas de dossier ${folder} : créez-le, ou indiquez une autre sortie.`,
  noState: (file, state) => `${file} existe, mais pas ${state} : supprimez-le, ou indiquez une autre sortie.`,
  changed: (file, state) =>
    `${file} n’est pas ce que l’exécution précédente a écrit : supprimez-le, ainsi que ${state}, pour recommencer, ou indiquez une autre sortie.`,
  isLink: (file) => `${file} est un lien ou un dossier : supprimez-le, ou indiquez une autre sortie.`,
  stateUnread: (state, file) =>
    `${state} est illisible : supprimez-le, ainsi que ${file}, pour recommencer, ou indiquez une autre sortie.`,
  begunOn: (file, day) =>
    `${file} a été commencé avec --today ${day} : indiquez la même date ou aucune, ou une autre sortie.`,
  otherOptions: (file, state) =>
    `${file} a été commencé avec d’autres options ou d’autres données : supprimez-le, ainsi que ${state}, pour recommencer, ou indiquez une autre sortie.`,
  otherList: (file, state) =>
    `${file} a été commencé avec une autre liste : supprimez-le, ainsi que ${state}, pour recommencer, ou indiquez une autre sortie.`,
  isWritten: (file, lock, by) =>
    `${file} est en cours d’écriture par une autre exécution${by ? ` (processus ${by.processId} sur ${by.host})` : ''} : attendez-la, indiquez une autre sortie, ou supprimez ${lock} s’il n’y en a pas.`,
  noSpace: (file) => `Il n’y a plus de place pour ${file} : libérez de l’espace, ou indiquez un autre endroit.`,
  tooLarge: (file) => `${file} serait plus grand que ce que le système permet : indiquez un autre endroit.`,
  longName: (file) => `Le nom ${file} est trop long.`,
  isFolder: (file) => `${file} est un dossier, pas un fichier.`,
  noFolderOnPath: (file) => `Une partie du chemin ${file} est un fichier, pas un dossier.`,
  noPlace: (file) => `Il n’y a ni fichier ni dossier ${file}.`,
  notAllowed: (file) => `Vous n’avez pas l’autorisation d’utiliser ${file}.`,
  readOnly: (file) => `${file} est sur un système de fichiers en lecture seule : indiquez un autre endroit.`,
  fileFailed: (file, code) => `${file} ne peut être lu ou écrit : ${code}.`,
  notWhole: (file, bytes, written) =>
    `${file} n’a pas été écrit en entier : il contient ${bytes} octets sur ${written}.`,
  notWritten: (file, why) => `${file} ne peut être écrit : ${why}`,
  shortened: (file, read, bytes) =>
    `${file} a raccourci pendant la lecture : ${read} octets sur ${bytes}. Réessayez quand rien n’y écrit plus.`,
  lockLost: (file, lock) =>
    `${lock} a été supprimé ou remplacé, une autre exécution écrit donc peut-être ${file} : relancez celle-ci.`,
  standardInput: 'l’entrée standard',
  standardOutput: 'la sortie standard',
  fewerWorkers: (asked, workers) =>
    `${asked} processus sont plus que ne le permettent les processeurs ou la mémoire libre : ${workers} ${workers === 1 ? 'est utilisé' : 'sont utilisés'}.`,
  notEmpty: (folder) => `${folder} n’est pas vide.`,
  stopped: (folder) => `${folder} vient d’une exécution interrompue : supprimez-le, ou indiquez un autre dossier.`,
  noRoutes: (carriers) => `Aucune liaison de ${carriers} n’est connue.`,
};

export const FACTORS: TextsOf<typeof EnglishFactors> = {
  written: (rows, folder, seconds) => `${rows} lignes dans ${folder}, en ${seconds} s.`,
  guide: (file) => `Comment les joindre à des vols, en SQL : ${file}`,
};
