import { MOST_PEOPLE } from '@tim/itinerary';
import type { TextsOf } from '@tim/languages';
import type {
  CALENDAR as EnglishCalendar,
  FIELD_LABELS as EnglishLabels,
  FORM as EnglishForm,
  PASSED as EnglishPassed,
  PEOPLE_FIELD as EnglishPeople,
} from './texts.ts';

export const FORM: TextsOf<typeof EnglishForm> = {
  showEmissions: 'Voir les émissions',
  stillNeeded: 'Il manque encore :',
  check: 'À vérifier :',
  named: (label, message) =>
    message.toLowerCase().includes(label.toLowerCase())
      ? message
      : `${label} : ${message.charAt(0).toLowerCase()}${message.slice(1)}`,
};

export const FIELD_LABELS: TextsOf<typeof EnglishLabels> = {
  origin: 'Départ',
  destination: 'Destination',
  operatingCarrierCode: 'Code de compagnie',
  flightNumber: 'Numéro de vol',
  departureDate: 'Date de départ',
};

export const CALENDAR: TextsOf<typeof EnglishCalendar> = {
  choose: (label) => `Choisir : ${label.toLowerCase()}`,
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  open: (label, date) => `${label}, date choisie : ${date ?? 'aucune'}`,
};

export const PEOPLE_FIELD: TextsOf<typeof EnglishPeople> = {
  people: 'Personnes',
  count: (people) => (people === 1 ? '1 personne' : `${people} personnes`),
  inCabin: (cabin) => `Personnes en ${cabin.toLowerCase()}`,
  rule: `Un nombre entier de 1 à ${MOST_PEOPLE}, au total`,
  fewer: (label) => `${label} : une de moins`,
  more: (label) => `${label} : une de plus`,
  split: 'Dans des cabines différentes',
  together: 'Toutes dans une cabine',
};

export const PASSED: TextsOf<typeof EnglishPassed> = {
  hasPassed: (day) => `Le ${day} est passé : les vols se recherchent un par un à partir d’aujourd’hui.`,
  sameFlightOn: (day) => `Le même vol le ${day}`,
  listOfThePast: 'Vols passés dans une liste',
};
