import type { TextsOf } from '@tim/languages';
import { MOST_PEOPLE } from '@tim/itinerary';
import type { FIELD_LABELS as EnglishLabels, FORM as EnglishForm, PEOPLE_FIELD as EnglishPeople } from './texts.ts';

export const FORM: TextsOf<typeof EnglishForm> = {
  showEmissions: 'Ver emisiones',
  stillNeeded: 'Falta:',
  check: 'Revise:',
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
  inCabin: (cabin) => `Personas en ${cabin.toLowerCase()}`,
  rule: `Un número entero de 1 a ${MOST_PEOPLE}, en total`,
  fewer: (label) => `${label}: una menos`,
  more: (label) => `${label}: una más`,
  split: 'En distintas clases',
  together: 'Todas en una clase',
};
