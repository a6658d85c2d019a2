import type { MessagesOf } from '@tim/languages';
import type {
  CALENDAR as EnglishCalendar,
  FIELD_LABELS as EnglishLabels,
  FORM as EnglishForm,
  PASSED as EnglishPassed,
  PEOPLE_FIELD as EnglishPeople,
} from './texts.ts';

export const FORM: MessagesOf<typeof EnglishForm> = {
  showEmissions: 'Voir les émissions',
  stillNeeded: 'Il manque encore :',
  check: 'À vérifier :',
  named: '{label} : {message}',
};

export const FIELD_LABELS: MessagesOf<typeof EnglishLabels> = {
  origin: 'Départ',
  destination: 'Destination',
  operatingCarrierCode: 'Code de compagnie',
  flightNumber: 'Numéro de vol',
  departureDate: 'Date de départ',
};

export const CALENDAR: MessagesOf<typeof EnglishCalendar> = {
  choose: 'Choisir : {label}',
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  open: '{label}, date choisie : {date}',
  openWithoutDate: '{label}, date choisie : aucune',
};

export const PEOPLE_FIELD: MessagesOf<typeof EnglishPeople> = {
  people: 'Personnes',
  count: { one: '{count} personne', other: '{count} personnes' },
  inCabin: 'Personnes en {cabin}',
  rule: 'Un nombre entier de 1 à {most}, au total',
  fewer: '{label} : une de moins',
  more: '{label} : une de plus',
  split: 'Dans des cabines différentes',
  together: 'Toutes dans une cabine',
};

export const PASSED: MessagesOf<typeof EnglishPassed> = {
  hasPassed: 'Le {day} est passé : les vols se recherchent un par un à partir d’aujourd’hui.',
  sameFlightOn: 'Le même vol le {day}',
  listOfThePast: 'Vols passés dans une liste',
};
