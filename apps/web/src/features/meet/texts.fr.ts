import { andList, OWN_LANGUAGE, OWN_MANNER, type TextsOf } from '@tim/languages';
import type { MEET as English } from './texts.ts';

/** "au Caire", "à Paris". */
const at = (place: string) => {
  if (place.startsWith('Le ')) return `au ${place.slice(3)}`;
  return place.startsWith('Les ') ? `aux ${place.slice(4)}` : `à ${place}`;
};

/** "du Caire", "d’Istanbul", "de Paris". */
const of = (place: string) => {
  if (place.startsWith('Le ')) return `du ${place.slice(3)}`;
  if (place.startsWith('Les ')) return `des ${place.slice(4)}`;
  return /^[aeiou]/i.test(place.normalize('NFD')) ? `d’${place}` : `de ${place}`;
};

export const MEET: TextsOf<typeof English> = {
  title: 'Où se réunir',
  description:
    'Où un groupe devrait-il se réunir ? Les lieux pour lesquels l’ensemble des vols émet le moins, classés, avec leurs fourchettes.',
  introduction:
    'Indiquez qui vient d’où. Vous obtenez les lieux pour lesquels l’ensemble des vols émet le moins, et ceux entre lesquels il n’y a pas de différence nette.',
  privacy:
    'Tout est calculé sur votre appareil : qui vient d’où n’est envoyé nulle part. Les données nécessaires, environ 2 Mo, sont chargées quand vous lancez la recherche.',
  withoutScript:
    'La recherche d’un lieu nécessite JavaScript, qui est désactivé dans ce navigateur : le calcul se fait sur votre appareil. Tout le reste du site se lit sans JavaScript.',
  late: 'Cette page n’est pas encore chargée, peut-être à cause de la connexion. D’ici là, aucun lieu ne peut être cherché.',
  form: {
    label: 'Réunion',
    changeHeading: 'Modifier la réunion',
    homes: 'Les personnes et d’où elles viennent',
    homesHint:
      'Villes ou aéroports avec un nombre, sur une ligne ou un par ligne. Un nom sans nombre compte pour une personne.',
    example: 'Insérer un exemple',
    exampleText: 'Paris 5, Londres 3, Boston 2, Nairobi 1, Tokyo 1',
    among: 'Seulement parmi ces lieux (facultatif)',
    amongHint:
      'Noms ou codes, séparés par des virgules. Sans indication, nous prenons les 600 villes les plus desservies.',
    wayLabel: 'Aller-retour ou aller simple',
    ways: { return: 'Aller-retour', oneWay: 'Aller simple' },
    cabin: 'Cabine',
    byLand: (km) => `Laisser de côté les trajets de moins de ${km} : par voie terrestre, non comptés`,
    byLandNote: 'Nous ne calculons ni trains ni cars. Ce qui est laissé de côté émet tout de même.',
    submit: 'Chercher des lieux',
    which: (text) => `Quel lieu est « ${text} » ?`,
    open: 'à choisir',
    problem: {
      empty: 'Indiquez qui vient d’où, par exemple « Paris 12, Boston 4 ».',
      unknown: (text) =>
        `Nous ne connaissons aucun lieu nommé « ${text} ». Écrivez son nom autrement, ou le code de trois lettres de son aéroport.`,
      number: (text) =>
        `Personne ne vient de « ${text} » : son nombre est 0. Retirez ce lieu, ou indiquez combien de personnes en viennent.`,
      'unclear-number': (text) =>
        `« ${text} » : écrivez le nombre de personnes en chiffres seuls à côté d’un lieu, par exemple « Paris 12 ».`,
      ambiguous: (text) => `« ${text} » peut désigner plusieurs lieux : choisissez ci-dessous.`,
      'too-many-people': (most) => `Au plus ${most} personnes.`,
      'too-many-homes': (most) => `Au plus ${most} lieux de départ.`,
      'too-many-places': (most) => `Au plus ${most} lieux parmi lesquels choisir.`,
    },
  },
  wrongTitle: 'L’adresse ne contient aucune réunion lisible.',
  wrong: {
    from: 'from : des codes avec des nombres, comme ZRH-12.BOS-4, chaque code une fois, au plus 60 lieux et 2\u202f000 personnes.',
    among: 'among : des codes, comme PAR.LON, chacun une fois, au plus 100.',
    cabin: 'cabin : e, p, b ou f.',
    way: 'way : out, pour un aller simple, ou rien.',
    land: 'land : out, pour laisser de côté les trajets par voie terrestre, ou rien.',
    online: 'online : un pourcentage de 0 à 90.',
  },
  loading: 'Chargement des données',
  reading: 'Lecture des lieux',
  progress: (done, all) => `${done} lieux sur ${all}`,
  progressLabel: 'Lieux examinés',
  stop: 'Arrêter',
  stopped: 'Arrêté. Rien n’a été conservé.',
  again: 'Chercher à nouveau',
  failed:
    'Les lieux n’ont pas pu être calculés. Vérifiez la connexion et réessayez ; ce que vous avez saisi est toujours là.',
  people: (count, written) => `${written} ${OWN_MANNER.plural(count) === 'one' ? 'personne' : 'personnes'}`,
  place: (name, country) => (country === '' ? name : `${name}, ${country}`),
  result: {
    heading: (place) => `Se réunir ${at(place)}`,
    about: (kilograms) => `Environ ${kilograms} CO2e`,
    nobodyFlies: 'Personne ne prend l’avion',
    forWhom: (who, isReturn, cabin) => `pour ${who}, ${isReturn ? 'aller-retour' : 'aller simple'}, ${cabin}`,
    withOnline: (who, online) => `${who} (plus ${online} en ligne)`,
    between: (low, high) => `entre ${low} et ${high}`,
    unclear: (places) =>
      `Pas de différence nette avec ${andList(places, OWN_LANGUAGE)} : choisissez selon ce qui compte par ailleurs.`,
    unclearMany: (count) =>
      `Pas de différence nette avec ${count} des autres lieux : choisissez selon ce qui compte par ailleurs.`,
    clear: (place) => `Nettement moins que le suivant, ${place}.`,
    alone: 'C’est le seul lieu que tous peuvent rejoindre en avion.',
    none: 'On ne connaît aucun lieu que tous puissent rejoindre en avion, directement ou avec une correspondance.',
    announcement: (place, kilograms) => `${place} : ${kilograms} d’équivalent CO2 pour tous.`,
    ranking: 'Lieux, du moins émetteur au plus émetteur',
    more: (kilograms) => `${kilograms} de plus`,
    notClear: 'pas de différence nette avec le premier',
    lowest: 'le plus faible',
    show: (place) => `Afficher ${place} en détail`,
    unreached: (places, all) =>
      `${all === '1' ? 'Ce seul lieu' : `Sur ${all} lieux, ${places}`} ${places === '1' ? 'est laissé' : 'sont laissés'} de côté : pour au moins une personne, on ne connaît aucun vol vers ${places === '1' ? 'ses' : 'leurs'} aéroports, direct ou avec une correspondance.`,
    unreachedFrom: (homes) => `Les vols manquent le plus souvent depuis ${andList(homes, OWN_LANGUAGE)}.`,
    unreachedByLand: 'Un lieu proche compte tout de même si les trajets par voie terrestre sont laissés de côté.',
    homeWithPlaces: (home, places) => `${home} (${places})`,
  },
  map: {
    label: (place) => `Carte des trajets vers ${place}`,
    caption: (kilometres) =>
      `Distances orthodromiques depuis chaque lieu de départ, ${kilometres} au total, aller simple, sans correspondances. Fond de carte : Natural Earth.`,
    missing: 'La carte n’a pas pu être chargée. Les chiffres n’en ont pas besoin.',
  },
  homes: {
    heading: (place) => `Vers ${place}, départ par départ`,
    from: 'Départ',
    people: 'Personnes',
    each: 'Par personne, kg CO2e',
    together: 'Ensemble, kg CO2e',
    all: 'Tous',
    local: 'sur place',
    'by-land': 'par voie terrestre, non compté',
    unknown: 'aucun vol connu',
    online: (count) => `${count} en ligne`,
    howMade: (from, to) => `${from} – ${to} dans le calculateur`,
    note: 'Typique de toutes les compagnies de la liaison, avec correspondance là où il en faut une : les chiffres du calculateur.',
  },
  near: {
    heading: (place) => `Près ${of(place)}`,
    away: (kilometres) => `à ${kilometres}`,
    more: (kilograms) => `${kilograms} de plus`,
    less: (kilograms) => `${kilograms} de moins`,
    same: 'autant',
    none: 'Aucune ville proche ne peut être rejointe par tous.',
    loading: 'Calcul en cours',
  },
  online: {
    heading: 'Qui devrait plutôt participer en ligne ?',
    farthest: (place) => `Ceux qui émettent le plus pour rejoindre ${place} :`,
    each: (who, kilograms, percent) => `${who} : ${kilograms} par personne, ${percent} des émissions de tous`,
    share: 'Personnes qui participent en ligne',
    nobody: 'aucune',
    percent: (number) => `${number} %`,
    note: 'Pour chaque lieu, ceux dont le trajet émet le plus restent chez eux, et les lieux sont classés à nouveau. Ce qu’émet une réunion en ligne n’est pas compté.',
    saved: (who, kilograms) => `Sans le trajet de ${who} : ${kilograms} de moins que si tous venaient.`,
    from: (who, home) => `${who} depuis ${home}`,
  },
  keep: {
    heading: 'Conserver',
    saveCsv: 'Télécharger le CSV',
    saveXlsx: 'Télécharger pour Excel',
    saveRecord: 'Télécharger le relevé',
    print: 'Imprimer',
    forSpreadsheets: 'Pour un tableur : une apostrophe devant les cellules qu’il prendrait pour des formules',
    note: 'Le CSV a une ligne par lieu et par départ. Le relevé (JSON) contient la question, la méthode, les données avec leurs sources et tous les chiffres. L’adresse de cette page garde la question.',
    fileName: 'reunion',
  },
  range: {
    heading: 'À quel point est-ce sûr ?',
    text: 'Pour autant qu’on le sache, 8 réunions sur 10 se situent entre les bornes. Les écarts des personnes d’un même lieu vont dans le même sens, ceux de lieux différents sont indépendants. Une différence est nette si elle dépasse l’écart possible des deux totaux pris ensemble.',
    method: 'Comment les chiffres sont établis',
  },
};
