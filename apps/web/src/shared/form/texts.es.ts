import type { TextsOf } from '@tim/languages';
import { MOST_PEOPLE } from '@tim/itinerary';
import type {
  CALENDAR as EnglishCalendar,
  FIELD_LABELS as EnglishLabels,
  FORM as EnglishForm,
  PASSED as EnglishPassed,
  PEOPLE_FIELD as EnglishPeople,
} from './texts.ts';

export const FORM: TextsOf<typeof EnglishForm> = {
  showEmissions: 'Ver emisiones',
  stillNeeded: 'Por completar:',
  check: 'Revise:',
  named: (label, message) => (message.toLowerCase().includes(label.toLowerCase()) ? message : `${label}: ${message}`),
};

export const FIELD_LABELS: TextsOf<typeof EnglishLabels> = {
  origin: 'Origen',
  destination: 'Destino',
  operatingCarrierCode: 'Código de aerolínea',
  flightNumber: 'Número de vuelo',
  departureDate: 'Fecha de salida',
};

export const PEOPLE_FIELD: TextsOf<typeof EnglishPeople> = {
  people: 'Personas',
  count: (people) => (people === 1 ? '1 persona' : `${people} personas`),
  inCabin: (cabin) => `Personas en ${cabin}`,
  rule: `Un número entero de 1 a ${MOST_PEOPLE}, en total`,
  fewer: (label) => `${label}: una menos`,
  more: (label) => `${label}: una más`,
  split: 'En distintas clases',
  together: 'Todas en una clase',
};

export const CALENDAR: TextsOf<typeof EnglishCalendar> = {
  choose: (label) => `Elegir ${label.toLowerCase()}`,
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  open: (label, date) => `${label}, fecha elegida: ${date ?? 'ninguna'}`,
};

export const PASSED: TextsOf<typeof EnglishPassed> = {
  hasPassed: (day) => `El ${day} ya ha pasado: aquí solo se consultan vuelos a partir de hoy.`,
  sameFlightOn: (day) => `El mismo vuelo el ${day}`,
  listOfThePast: 'Vuelos pasados, en una lista',
};
