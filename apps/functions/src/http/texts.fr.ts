import type { TextsOf } from '@tim/languages';
import type { FAULTS as English } from './texts.ts';

const at = (path: string): string => (path === '' ? '' : ` dans « ${path} »`);

export const FAULTS: TextsOf<typeof English> = {
  unknownName: (name, path) => `Le JSON contient un nom inconnu, « ${name} »${at(path)} : ce champ n’existe pas.`,
  unexpectedList: (name, path) =>
    `Le JSON contient une liste pour « ${name} »${at(path)} : ce champ ne prend qu’une seule valeur.`,
  invalidValue: (path, type, value) => `Valeur non valable${at(path)} (${type}) : ${value}`,
  aList: 'une liste',
  anObject: 'un objet',
  unknownParameter: (known) => `Ce paramètre n’existe pas. Paramètres possibles : ${known.join(', ')}.`,
  givenTwice: 'Indiquez ce paramètre une seule fois.',
  tooMany: (most, name, count) => `Au plus ${most} entrées dans ${name} ; la requête en compte ${count}.`,
  tooManyWith: {
    includeOptions: (most, name, count) =>
      `Au plus ${most} entrées dans ${name} quand les possibilités de vol sont demandées ; la requête en compte ${count}.`,
    includeWorking: (most, name, count) =>
      `Au plus ${most} entrées dans ${name} quand le détail du calcul est demandé ; la requête en compte ${count}.`,
  },
  date: 'Indiquez une date du calendrier, de l’an 1 à 9999 ; omettez les parties sans importance.',
  wholeDate: 'Indiquez une date complète du calendrier : année, mois et jour.',
  oneOf: (values) => `Indiquez l’une de ces valeurs : ${values.join(', ')}.`,
  otherEnding: (ending) => `L’adresse se termine par .${ending} : omettez format, ou indiquez la même valeur.`,
  oneSubject: {
    flight: (example) => `Indiquez un seul vol, par exemple ${example}.`,
    route: (example) => `Indiquez une seule liaison, par exemple ${example}.`,
  },
  parts: {
    airport: 'Indiquez le code IATA à 3 lettres d’un aéroport, par exemple « ZRH ».',
    carrier: 'Indiquez le code IATA à 2 caractères de la compagnie qui assure le vol, par exemple « LX ».',
    flightNumber:
      'Indiquez le numéro de vol en chiffres seulement, 20 au plus, par exemple « 52 », sans le code de la compagnie.',
    date: 'Indiquez une date du calendrier sous la forme YYYYMMDD ou YYYY-MM-DD.',
  },
  resultAddress: 'Indiquez l’adresse d’un résultat de ce site.',
  pixels: 'Indiquez un nombre entier de pixels.',
  scope3: {
    cabinClass: 'Indiquez la cabine.',
    date: (firstYear) => `Indiquez une date, ou une année seule, à partir de ${firstYear}.`,
    distance: 'Indiquez une distance d’au moins 1 km et inférieure à 2,5e16 km.',
    placesOrDistance: 'Indiquez le départ et la destination, ou la distance.',
  },
};
