import type { MessagesOf } from '@tim/languages';
import type {
  CALENDAR as EnglishCalendar,
  FIELD_LABELS as EnglishLabels,
  FORM as EnglishForm,
  PASSED as EnglishPassed,
  PEOPLE_FIELD as EnglishPeople,
} from './texts.ts';

export const FORM: MessagesOf<typeof EnglishForm> = {
  showEmissions: 'Ver emisiones',
  stillNeeded: 'Por completar:',
  check: 'Revise:',
  named: '{label}: {message}',
};

export const FIELD_LABELS: MessagesOf<typeof EnglishLabels> = {
  origin: 'Origen',
  destination: 'Destino',
  operatingCarrierCode: 'Código de aerolínea',
  flightNumber: 'Número de vuelo',
  departureDate: 'Fecha de salida',
};

export const PEOPLE_FIELD: MessagesOf<typeof EnglishPeople> = {
  people: 'Personas',
  count: { one: '1 persona', other: '{count} personas' },
  inCabin: 'Personas en {cabin}',
  rule: 'Un número entero de 1 a {most}, en total',
  fewer: '{label}: una menos',
  more: '{label}: una más',
  split: 'En distintas clases',
  together: 'Todas en una clase',
};

export const CALENDAR: MessagesOf<typeof EnglishCalendar> = {
  choose: 'Elegir {label}',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  open: '{label}, fecha elegida: {date}',
  openWithoutDate: '{label}, fecha elegida: ninguna',
};

export const PASSED: MessagesOf<typeof EnglishPassed> = {
  hasPassed: 'El {day} ya ha pasado: aquí solo se consultan vuelos a partir de hoy.',
  sameFlightOn: 'El mismo vuelo el {day}',
  listOfThePast: 'Vuelos pasados, en una lista',
};
