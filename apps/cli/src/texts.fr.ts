import type { MessagesOf } from '@tim/languages';
import type {
  ANSWERS as EnglishAnswers,
  BATCH as EnglishBatch,
  FACTORS as EnglishFactors,
  FAULTS as EnglishFaults,
  HELP as EnglishHelp,
  OPTIONS as EnglishOptions,
} from './texts.ts';

export const ANSWERS: MessagesOf<typeof EnglishAnswers> = {
  flightTitle: '{flight}, {origin} – {destination}, {day}',
  routeTitle: 'Émissions typiques, {origin} – {destination}',
  optionsTitle: {
    one: '{count} possibilité, {origin} – {destination}, {day}',
    other: '{count} possibilités, {origin} – {destination}, {day}',
  },
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
  driver: '{driver} ({percent})',
  range: 'La fourchette devrait être juste dans 80 cas sur 100 ; ce qui l’élargit : {drivers}.',
  driverList: '{before} ; {after}',
  label: 'D’après un label européen d’émissions des vols, version « {version} ».',
  sustainableFuel: 'Carburant durable : {percent}, non déduit.',
  numberKnown: 'Numéro de vol : connu sur cette liaison.',
  numberNotKnown: 'Numéro de vol : inconnu ; la compagnie est connue sur cette liaison.',
  contrails: 'Risque de réchauffement par les traînées : {risk}, non compris dans les kilogrammes.',
  risks: { NEGLIGIBLE: 'faible', MODERATE: 'moyen', SEVERE: 'élevé' },
  notPublished:
    'Estimé par le moteur ouvert à partir de données publiques ; ce n’est pas la valeur publiée par Google.',
  aircraft: 'Avion : {name} ({codes}). {found}',
  types: 'Types possibles : {types}.',
  note: 'Remarque : {text}',
  warnings: {
    FLEET_OF_ANOTHER_YEAR: 'Les avions sont ceux de fin 2025, et non de l’année du vol.',
    LOADS_OF_ANOTHER_YEAR:
      'Le remplissage des vols de cette année-là n’est pas connu : le chiffre prend celui de 2023 à 2026.',
  },
  markets: 'Vaut pour ces aéroports : {markets}.',
  rareCabins:
    'La plupart des possibilités de vol n’ont pas de cabine propre pour : {cabins}. La méthode donne un chiffre malgré tout.',
  missingCabins:
    'Aucune possibilité de vol connue n’a de cabine propre pour : {cabins}. La méthode donne un chiffre malgré tout.',
  cabinList: '{before}, {after}',
  carriers: 'Vaut pour ces compagnies : {codes}.',
  working: 'Calcul (moteur {engineVersion})',
  source: 'Source : {source}',
  list: '{before}, {after}',
};

export const OPTIONS: MessagesOf<typeof EnglishOptions> = {
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
  numbersAndMore: { one: '{numbers} et {count} autre', other: '{numbers} et {count} autres' },
  lowToHigh: '{low} à {high}',
  otherAirports: 'De ou vers d’autres aéroports :',
  old: 'Entrées anciennes ou rares, non comptées :',
  oldEntry: '{flight} : {why}',
  figures:
    'Chiffres en kg CO2e par passager, du puits au sillage, pour tous les vols d’une possibilité ; les heures sont calculées d’après la distance, deux pour une correspondance.',
  marks:
    '* : comptée dans le chiffre typique de la liaison ; ? : sans doute assurée aujourd’hui, les autres le sont sûrement ; - : cabine que l’avion n’a pas.',
  none: 'Aucune possibilité n’est connue, ni directe ni avec une correspondance.',
};

export const BATCH: MessagesOf<typeof EnglishBatch> = {
  source: {
    spreadsheet: 'C’est un classeur (.{format}), feuille « {sheet} ».',
    otherSheets: 'Autres : {sheets} (--sheet <nom> en lit une).',
    calendar: 'C’est un agenda : {entries}.',
    boardingPasses: 'Ce sont des cartes d’embarquement : {entries}.',
    json: 'C’est une liste en JSON : {entries}.',
    log: 'C’est un carnet de vols {name} : {entries}.',
    listOfLog: 'C’est un carnet de vols {name}.',
    flights: { one: '{count} vol', other: '{count} vols' },
    notFlown: {
      one: '{count} entrée n’est pas un vol ou n’a pas été effectuée',
      other: '{count} entrées ne sont pas des vols ou n’ont pas été effectuées',
    },
    notUnderstood: { one: '{count} illisible', other: '{count} illisibles' },
  },
  columnsRead: 'Colonnes lues : {columns}.',
  notRead: 'Non lues : {columns}.',
  uncounted: {
    one: "Chaque ligne compte une fois : {names} indique peut-être combien de passagers ou de vols elle représente (--columns 'passengers={name}').",
    other:
      "Chaque ligne compte une fois : {names} indique peut-être combien de passagers ou de vols elle représente (--columns 'passengers={name}').",
  },
  mayMean: '{column} (peut-être {field})',
  leftOut: 'Non écrites : {columns}.',
  letters: 'Caractères lus en {read}, écrits en {written}.',
  shortEnd:
    'La dernière ligne n’a que {cells} cellules sur {columns} et ne se termine pas par un saut de ligne : la liste a peut-être été coupée à cet endroit.',
  goesOn: {
    one: 'Reprise après {count} ligne, déjà dans {file}.',
    other: 'Reprise après {count} lignes, déjà dans {file}.',
  },
  faults: {
    wantsColumns: 'Indiquez-les : --columns origin=<nom>,destination=<nom>.',
    noJson: '{file} n’est pas du JSON.',
    noRecords: 'La liste n’est pas du NDJSON : la ligne {line} n’est pas un objet JSON, et aucune après elle.',
    jsonList: 'Elle commence comme une liste JSON : nommez son fichier *.json.',
    damagedGzip: '{file} commence comme du gzip et est endommagé ou incomplet.',
    standardInput: 'L’entrée standard',
  },
  rowsDone: '{rows} lignes',
  secondsLeft: 'encore {seconds} s',
  slowNode:
    'Node {version} met environ deux fois plus de temps que Node {fast} : prenez Node {fast} pour les longues listes.',
  noFlights: 'Aucun chiffre : aucune ligne n’est un vol.',
  noFigureYet: {
    one: 'Pas encore de chiffre : {count} ligne à corriger.',
    other: 'Pas encore de chiffre : {count} lignes à corriger.',
  },
  total: '{rowsWithFigure} sur {rows} avec un chiffre : {tonnes}, pour {flights}.',
  rows: { one: '{count} ligne', other: '{count} lignes' },
  flightsOfOne: { one: '{count} vol d’un passager chacun', other: '{count} vols d’un passager chacun' },
  tonnes: '{tonnes} t CO2e',
  wellToWake: '{tonnes} t CO2e du puits au sillage',
  wellToWakeRange: '{tonnes} t CO2e du puits au sillage, de {low} t à {high} t',
  reasons: 'Lignes sans chiffre, par motif :',
  onlyRow: 'ligne {row} : {what}',
  firstRow: 'la première, ligne {row} : {what}',
  ofField: '{field} : {what}',
  unknownPlace: {
    one: "{name} : quel aéroport ou quelle ville ? Pour {count} ligne, indiquez --place '{name}=<code>'.",
    other: "{name} : quel aéroport ou quelle ville ? Pour {count} lignes, indiquez --place '{name}=<code>'.",
  },
  place: {
    one: "{name} : {codes} ? Pour {count} ligne, indiquez --place '{name}={code}'.",
    other: "{name} : {codes} ? Pour {count} lignes, indiquez --place '{name}={code}'.",
  },
  returns:
    'Lignes aller-retour dont le vol de retour a sa propre ligne : {own} sur {all}. Chacune compte pour un vol, les autres pour deux.',
  laterReturns: 'Les lignes après les {seen} premières sont lues comme la plupart de celles-ci.',
  skipped: {
    one: 'Rien n’est ajouté pour {count} ligne ignorée :',
    other: 'Rien n’est ajouté pour {count} lignes ignorées :',
  },
  refund: 'Un remboursement est mis à part : son billet compte tant qu’il figure dans la liste.',
  warnings: 'Lignes avec une remarque :',
  breakdown: {
    heading: 'Par {by} :',
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
    fromKm: '{km} km et plus',
    cut: 'Il y a plus de 10 000 groupes par {by} : les suivants sont réunis sous « autres ».',
  },
  made: 'Moteur {engine}, modèle {model}, données {data} ; {seconds} s.',
  list: '{before}, {after}',
  sentences: '{before} {after}',
};

export const HELP: MessagesOf<typeof EnglishHelp> = {
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
    by: 'de quoi se compose le total, un tableau pour chaque nom : {names}, ou une colonne de la liste par son nom',
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

export const FAULTS: MessagesOf<typeof EnglishFaults> = {
  more: '--help en dit plus.',
  noCommand: 'Indiquez {commands}.',
  unknownCommand: 'Indiquez {commands}, et non {word}.',
  commandList: { next: '{before}, {after}', last: '{before} ou {after}' },
  unexpected: 'Option ou commande inattendue : {word}.',
  missingArgument: 'Il manque {name} : les arguments sont trop peu nombreux.',
  missingOption: 'Il manque l’option {option}.',
  missingValue: 'Il manque {name} après {option}.',
  takesNoValue: 'L’option {option} ne prend pas de valeur ; elle a reçu : {value}.',
  saidTwice: '{option} ne peut être indiqué qu’une fois.',
  noChoice: 'Valeurs possibles : {choices}, et non {word}.',
  choiceList: { next: '{before}, {after}', two: '{before} et {after}', last: '{before} et {after}' },
  empty: 'La valeur est vide.',
  carrier: '« {word} » n’est pas un code de compagnie de deux caractères.',
  aircraft: '« {word} » n’est pas un code d’avion de trois ou quatre caractères.',
  number: '« {word} » n’est pas un numéro de vol, qui n’a que des chiffres.',
  date: '« {word} » n’est pas une date YYYY-MM-DD (année-mois-jour).',
  count: '« {word} » n’est pas un nombre entier à partir de 1.',
  cabin: '« {word} » n’est pas une cabine : economy, premium-economy, business ou first.',
  column: 'Indiquez <champ>=<nom>, et non « {pair} ». Champs : {fields}.',
  breakdown:
    '« {word} » n’est ni un critère de répartition de cette liste ({known}) ni l’une de ses colonnes ({columns}).',
  breakdownOfPeople: '--by « {word} » montrerait qui a voyagé, ce que --without-people omet.',
  placeCode: 'Indiquez <nom>=<code>, par exemple Sydney=SYD, et non « {word} ».',
  headerRow: '« {word} » n’est pas une ligne de 1 à {last}.',
  unknownPlace: '« {name} » n’est pas un lieu connu : indiquez son code de trois caractères.',
  severalPlaces: '« {name} » peut être {codes} : indiquez le code.',
  orCodes: { next: '{before}, {after}', last: '{before} ou {after}', lastBeforeO: '{before} ou {after}' },
  noTables: 'Il n’y a pas de tables dans {folder}.',
  noDuckDb:
    'Parquet est lu et écrit par DuckDB : installez-le à côté de cette commande (npm install @duckdb/node-api), ou utilisez CSV (factors : --format csv).',
  noParquet: '{file} ne peut être lu comme du Parquet : il est peut-être endommagé ou incomplet ({why}).',
  parquetInput: 'Parquet n’est pas lu depuis l’entrée standard : indiquez son fichier.',
  noFile: 'Il n’y a pas de fichier {file}.',
  onlyXlsx: '{file} : un classeur s’écrit en .xlsx, que tout tableur ouvre.',
  xlsxOfNdjson:
    'Un fichier .xlsx ne s’écrit pas à partir de NDJSON : écrivez un fichier .csv, ou lisez un fichier .json avec --format csv.',
  isThere: '{file} existe déjà : indiquez un autre fichier, ou supprimez-le.',
  noFolder: 'Il n’y a pas de dossier {folder} : créez-le, ou indiquez une autre sortie.',
  noState: '{file} existe, mais pas {state} : supprimez-le, ou indiquez une autre sortie.',
  changed:
    '{file} n’est pas ce que l’exécution précédente a écrit : supprimez-le, ainsi que {state}, pour recommencer, ou indiquez une autre sortie.',
  isLink: '{file} est un lien ou un dossier : supprimez-le, ou indiquez une autre sortie.',
  stateUnread:
    '{state} est illisible : supprimez-le, ainsi que {file}, pour recommencer, ou indiquez une autre sortie.',
  begunOn: '{file} a été commencé avec --today {day} : indiquez la même date ou aucune, ou une autre sortie.',
  otherOptions:
    '{file} a été commencé avec d’autres options ou d’autres données : supprimez-le, ainsi que {state}, pour recommencer, ou indiquez une autre sortie.',
  otherList:
    '{file} a été commencé avec une autre liste : supprimez-le, ainsi que {state}, pour recommencer, ou indiquez une autre sortie.',
  isWritten:
    '{file} est en cours d’écriture par une autre exécution : attendez-la, indiquez une autre sortie, ou supprimez {lock} s’il n’y en a pas.',
  isWrittenBy:
    '{file} est en cours d’écriture par une autre exécution (processus {processId} sur {host}) : attendez-la, indiquez une autre sortie, ou supprimez {lock} s’il n’y en a pas.',
  noSpace: 'Il n’y a plus de place pour {file} : libérez de l’espace, ou indiquez un autre endroit.',
  tooLarge: '{file} serait plus grand que ce que le système permet : indiquez un autre endroit.',
  longName: 'Le nom {file} est trop long.',
  isFolder: '{file} est un dossier, pas un fichier.',
  noFolderOnPath: 'Une partie du chemin {file} est un fichier, pas un dossier.',
  noPlace: 'Il n’y a ni fichier ni dossier {file}.',
  notAllowed: 'Vous n’avez pas l’autorisation d’utiliser {file}.',
  readOnly: '{file} est sur un système de fichiers en lecture seule : indiquez un autre endroit.',
  fileFailed: '{file} ne peut être lu ou écrit : {code}.',
  notWhole: '{file} n’a pas été écrit en entier : il contient {bytes} octets sur {written}.',
  notWritten: '{file} ne peut être écrit : {why}',
  shortened: '{file} a raccourci pendant la lecture : {read} octets sur {bytes}. Réessayez quand rien n’y écrit plus.',
  lockLost: '{lock} a été supprimé ou remplacé, une autre exécution écrit donc peut-être {file} : relancez celle-ci.',
  standardInput: 'l’entrée standard',
  standardOutput: 'la sortie standard',
  fewerWorkers: {
    one: '{asked} processus sont plus que ne le permettent les processeurs ou la mémoire libre : {count} est utilisé.',
    other:
      '{asked} processus sont plus que ne le permettent les processeurs ou la mémoire libre : {count} sont utilisés.',
  },
  notEmpty: '{folder} n’est pas vide.',
  stopped: '{folder} vient d’une exécution interrompue : supprimez-le, ou indiquez un autre dossier.',
  noRoutes: 'Aucune liaison de {carriers} n’est connue.',
  list: '{before}, {after}',
};

export const FACTORS: MessagesOf<typeof EnglishFactors> = {
  written: '{rows} lignes dans {folder}, en {seconds} s.',
  guide: 'Comment les joindre à des vols, en SQL : {file}',
};
