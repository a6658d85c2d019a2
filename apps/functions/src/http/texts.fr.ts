import type { MessagesOf } from '@tim/languages';
import type { FAULTS as English } from './texts.ts';

export const FAULTS: MessagesOf<typeof English> = {
  unknownName: {
    atTop: 'Le JSON contient un nom inconnu, « {name} » : ce champ n’existe pas.',
    within: 'Le JSON contient un nom inconnu, « {name} » dans « {path} » : ce champ n’existe pas.',
  },
  unexpectedList: {
    atTop: 'Le JSON contient une liste pour « {name} » : ce champ ne prend qu’une seule valeur.',
    within: 'Le JSON contient une liste pour « {name} » dans « {path} » : ce champ ne prend qu’une seule valeur.',
  },
  invalidValue: {
    atTop: 'Valeur non valable ({type}) : {value}',
    within: 'Valeur non valable dans « {path} » ({type}) : {value}',
  },
  aList: 'une liste',
  anObject: 'un objet',
  valueList: '{before}, {after}',
  unknownParameter: 'Ce paramètre n’existe pas. Paramètres possibles : {known}.',
  givenTwice: 'Indiquez ce paramètre une seule fois.',
  tooMany: 'Au plus {most} entrées dans {name} ; la requête en compte {count}.',
  tooManyWith: {
    includeOptions:
      'Au plus {most} entrées dans {name} quand les possibilités de vol sont demandées ; la requête en compte {count}.',
    includeWorking:
      'Au plus {most} entrées dans {name} quand le détail du calcul est demandé ; la requête en compte {count}.',
  },
  date: 'Indiquez une date du calendrier, de l’an 1 à 9999 ; omettez les parties sans importance.',
  wholeDate: 'Indiquez une date complète du calendrier : année, mois et jour.',
  oneOf: 'Indiquez l’une de ces valeurs : {values}.',
  otherEnding: 'L’adresse se termine par .{ending} : omettez format, ou indiquez la même valeur.',
  oneSubject: {
    flight: 'Indiquez un seul vol, par exemple {example}.',
    route: 'Indiquez une seule liaison, par exemple {example}.',
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
    date: 'Indiquez une date, ou une année seule, à partir de {firstYear}.',
    distance: 'Indiquez une distance d’au moins 1 km et inférieure à 2,5e16 km.',
    placesOrDistance: 'Indiquez le départ et la destination, ou la distance.',
  },
};
