import type { MessagesOf } from '@tim/languages';
import type { FILE_TEXTS as EnglishFile, LIST_TEXTS as EnglishList, ROW_TEXTS as EnglishRow } from './texts.ts';

export const ROW_TEXTS: MessagesOf<typeof EnglishRow> = {
  /** What is wrong with a field, behind what the field is called. */
  ofField: '{field} : {message}',
  /** What to know of a figure, in one cell. */
  notes: '{before} ; {after}',
  unknownAirport: '« {text} » n’est pas un aéroport connu ; indiquez son code à trois lettres',
  severalAirports: '« {text} » peut désigner {codes} ; indiquez le code',
  orCodes: { next: '{before}, {after}', last: '{before} ou {after}', lastBeforeO: '{before} ou {after}' },
  longRoute: '« {text} » compte plus de {most} lieux ; écrivez une ligne par voyage',
  wayElsewhere:
    '« {text} » est un trajet avec escales, et « {end} » n’en est pas une extrémité ; écrivez le trajet entier dans une cellule et laissez l’autre vide, ou une ligne par vol',
  bothAirports: 'vide ; indiquez les deux aéroports',
  amountsAlone: 'ne contient que des nombres, comme un total ; pour un vol, indiquez ses aéroports ou sa date',
  tooFar: '{km} km, plus loin que n’importe quel lieu sur Terre',
  noDistance: '« {text} » n’est pas une distance en kilomètres supérieure à 0',
  unclearDistance:
    '« {text} » peut avoir des décimales ou des milliers ; écrivez « {digits} » s’il s’agit de milliers, ou arrondissez au kilomètre',
  noFlightNumber:
    '« {text} » n’est pas un numéro de vol ; écrivez LX 52, ou 52 à côté d’une colonne indiquant la compagnie',
  noDate: '« {text} » n’est pas une date que nous pouvons lire ; vérifiez-la et écrivez-la AAAA-MM-JJ',
  noSuchDay: '« {text} » n’existe pas dans le calendrier ; corrigez le jour ou le mois',
  unclearDate:
    '« {text} » peut commencer par le jour ou par le mois ; indiquez ce qui vient en premier (sur ce site sous les colonnes, en ligne de commande avec --dates day-first ou month-first), ou écrivez-la AAAA-MM-JJ',
  noCabin: '« {text} » n’est pas une cabine ; écrivez économique, économique premium, affaires ou première',
  classOfTrains:
    '« {text} » est une classe de train ; pour un vol, écrivez économique, économique premium, affaires ou première ; pour un train, écrivez « train » comme numéro de vol',
  noPassengers: '« {text} » n’est pas un nombre entier de passagers supérieur à 0',
  tooManyPassengers: '« {text} », plus de passagers qu’une ligne ne peut en avoir ({most})',
  manyPassengers:
    '« {text} » ferait {count} personnes, plus de {most} sur une ligne ; écrivez « {count} personnes » si c’est exact, ou corrigez le nombre',
  noFlights: '« {text} » n’est pas un nombre entier de vols supérieur à 0',
  manyFlights:
    '« {text} » ferait {count} vols, plus de {most} sur une ligne ; écrivez « {count} vols » si c’est exact, ou corrigez le nombre',
  flightsUnclear:
    '« {text} » comme nombre de vols ne s’accorde pas avec le reste de la ligne : {flights} de {passengers}. Supprimez l’une des colonnes, ou écrivez une ligne par voyage',
  flightsNamed: { one: 'un vol', other: '{count} vols' },
  passengersEach: { one: 'un passager', other: '{count} passagers' },
  oneWayAndBack: 'la ligne indique un aller simple et mentionne un vol de retour ; supprimez l’un des deux',
  backBeforeThere: '« {text} » précède le vol aller',
  noReturn:
    '« {text} » n’indique pas s’il y a un vol de retour ; écrivez oui ou non, ou son jour sous la forme AAAA-MM-JJ',
  longCell: 'compte {letters} caractères, plus de {most} ; un guillemet est peut-être ouvert sans être fermé',
  longRow: 'dépasse 1 Mo ; un guillemet y est peut-être ouvert à tort, ou des lignes s’y sont collées',
  emptyRecord: 'l’objet est vide',
  noRecord: 'la ligne n’est pas un objet JSON : écrivez un vol par ligne, comme {"from": "ZRH", "to": "BOS"}',
  deepRecord: 'plus de {most} niveaux imbriqués : écrivez les champs du vol à plat',
  noFlight: '« {text} » n’est pas un vol ; ligne ignorée',
  noFlightRow: 'une ligne avec {kind} n’est pas un vol ; ligne ignorée',
  privateFlight: '« {text} » est un vol privé, sur lequel aucune compagnie ne vend de places ; ligne ignorée',
  setAside: '« {text} », mis à part ; rien n’est ajouté',
  setAsideRow: 'une ligne avec {kind}, mise à part ; rien n’est ajouté',
  kinds: {
    rail: 'un trajet en train',
    road: 'un trajet par la route',
    ferry: 'une traversée en ferry',
    private: 'un vol privé',
    hotel: 'une nuit d’hôtel',
    meal: 'un repas',
    fee: 'des frais',
    total: 'un total',
    refund: 'un remboursement',
    cancelled: 'un vol annulé',
    void: 'un billet annulé',
    exchanged: 'un billet échangé',
    entry: 'une entrée d’agenda',
    duplicate: 'une entrée en double',
  },
  noFigureIn: 'pas de chiffre en {cabin}.',
  noRoute: 'La ligne n’indique aucune liaison.',
  tooOld: 'Il n’y a pas de chiffres pour {year} : ils commencent en {firstYear}.',
};

export const LIST_TEXTS: MessagesOf<typeof EnglishList> = {
  noColumn: 'Il n’y a pas de colonne {names}. Colonnes présentes : {there}.',
  columnNames: { name: '{name}', next: '{before}, {after}' },
  noPlaceColumns: 'Aucune colonne de départ et de destination parmi : {there}.',
  none: 'aucune',
  manyColumns: 'La liste compte plus de {most} colonnes. Supprimez celles qui ne décrivent pas un vol.',
  manyCells:
    'La liste compte plus de {millions} millions de cellules. Supprimez les colonnes qui ne décrivent pas un vol.',
  noHeaderRow: 'Il n’y a pas de ligne {row} avec les noms des colonnes au début de la liste.',
  openQuote: 'Un guillemet ouvert dans la liste n’est jamais fermé.',
  longRow: 'Une ligne dépasse 16 Mo : un guillemet ouvert dans la liste n’est peut-être jamais fermé.',
  archive:
    'C’est un fichier Excel ou une autre archive. Dans Excel, choisissez « Enregistrer sous » puis « CSV UTF-8 », et donnez ce fichier.',
  oldExcel:
    'C’est un fichier d’une ancienne version d’Excel. Dans Excel, choisissez « Enregistrer sous » puis « CSV UTF-8 », et donnez ce fichier.',
  utf32:
    'Les caractères de la liste sont enregistrés sous une forme que peu de programmes lisent (UTF-32). Dans Excel, choisissez « Enregistrer sous » puis « CSV UTF-8 », et donnez ce fichier.',
  halfLetter:
    'La liste s’arrête au milieu d’un caractère (UTF-16), comme si elle était coupée. Dans Excel, choisissez « Enregistrer sous » puis « CSV UTF-8 », et donnez ce fichier.',
  brokenLetter:
    'Un caractère de la liste est endommagé (UTF-16). Dans Excel, choisissez « Enregistrer sous » puis « CSV UTF-8 », et donnez ce fichier.',
  noText: 'Ce fichier ne contient pas de texte, mais des octets nuls. Enregistrez la liste en CSV UTF-8.',
};

export const FILE_TEXTS: MessagesOf<typeof EnglishFile> = {
  parts: {
    file: 'Le fichier',
    workbook: 'Le classeur',
    styles: 'La liste des formats du classeur',
    texts: 'Le texte du classeur',
    spreadsheet: 'La feuille de calcul',
    sheet: 'La feuille « {name} »',
  },
  asCsv: 'Enregistrez la feuille des vols en CSV : une liste CSV peut avoir n’importe quelle taille.',
  again: 'Enregistrez de nouveau le fichier, ou enregistrez-le en CSV.',
  tooLarge: 'Le fichier fait {size} ; la limite est de {most}. {asCsv}',
  tooLargeUnpacked: {
    known: '{part} dépasse {most} une fois décompressé ({size}), et n’est pas lu. {asCsv}',
    unknown: '{part} dépasse {most} une fois décompressé, et n’est pas lu. {asCsv}',
  },
  tooManyCells: 'Le fichier compte plus de {millions} millions de cellules : il n’est pas lu. {asCsv}',
  tooLongList: 'La liste contenue dans le fichier dépasse {size} : elle n’est pas lue. {asCsv}',
  tooManyEntries:
    'Le calendrier compte plus de 100\u202f000 événements, répétitions comprises. Exportez une période plus courte et utilisez ce fichier.',
  tooManyDays:
    'Le calendrier compte plus de 500\u202f000 événements, répétitions comprises. Exportez une période plus courte et utilisez ce fichier.',
  damagedXml: '{part} : données endommagées, ou XML illisible. {again}',
  documentType: '{part} : présence d’un type de document, qu’aucune feuille de calcul ne contient. {again}',
  tooManyElements: '{part} : plus de {millions} millions d’éléments. {again}',
  deepXml: '{part} : plus de {most} éléments imbriqués. {again}',
  longText: '{part} : un texte plus long que dans n’importe quelle feuille de calcul. {again}',
  damaged:
    'Le fichier commence comme une feuille de calcul, mais il est endommagé ou incomplet. Enregistrez-le de nouveau, au besoin en CSV.',
  manyFiles: 'Le fichier est une archive de {files} fichiers, et non une feuille de calcul.',
  password: 'Le fichier est protégé par un mot de passe : enregistrez-le sans mot de passe.',
  noSheets: 'Le fichier ne contient aucune feuille.',
  noSheet: {
    one: 'Il n’y a pas de feuille « {name} ». Feuilles présentes : {there}.',
    other: 'Il n’y a pas de feuille « {name} ». Feuilles présentes : {there}.',
  },
  sheetNames: { name: '« {name} »', next: '{before}, {after}' },
  rowBeyond: 'La feuille a une ligne qui n’existe pas dans Excel : « {row} ».',
  columnBeyond: 'La feuille a plus de colonnes qu’Excel n’en admet.',
  binaryExcel: 'C’est un fichier Excel binaire. Enregistrez-le en .xlsx ou en CSV, et donnez ce fichier.',
  numbers: 'C’est un fichier Numbers. Exportez-le vers Excel ou en CSV, et donnez ce fichier.',
  noSpreadsheet: 'C’est une archive sans feuille de calcul. Donnez le fichier des vols lui-même : .xlsx, .ods ou CSV.',
  noRows: 'Le fichier ne contient aucune ligne.',
  noPass: 'Ce pass ne contient aucune carte d’embarquement lisible.',
  cutCalendar:
    'Le calendrier ne se termine pas par END:VCALENDAR : il est endommagé ou incomplet. Exportez-le à nouveau.',
  damagedJson: 'Le fichier commence comme du JSON, mais il est endommagé ou incomplet.',
  jsonWithoutList: 'C’est du JSON sans liste de vols : écrivez [{"from": "ZRH", "to": "BOS"}].',
};
