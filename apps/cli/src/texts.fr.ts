import type { TextsOf } from '@tim/languages';
import type { ANSWERS as EnglishAnswers, BATCH as EnglishBatch, OPTIONS as EnglishOptions } from './texts.ts';

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
  nearby: 'De ou vers des aéroports voisins :',
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
  made: (engine, model, data, seconds) => `Moteur ${engine}, modèle ${model}, données ${data} ; ${seconds} s.`,
};
