import type { MessagesOf } from '@tim/languages';
import type { FIELD_MESSAGES as English } from './texts.ts';

export const FIELD_MESSAGES: MessagesOf<typeof English> = {
  origin: 'Ciudad, aeropuerto o código IATA (3\u00a0letras)',
  destination: 'Ciudad, aeropuerto o código IATA (3\u00a0letras)',
  operatingCarrierCode: 'Aerolínea o código IATA (2\u00a0caracteres)',
  flightNumber: 'Solo números',
  departureDate: 'La fecha de salida no puede ser anterior a hoy',
  departureDateUnread: 'La fecha de salida se escribe así: DD/MM/AAAA',
  departureDateUnreal: 'La fecha de salida no existe en el calendario',
  departureDateTooFar: 'La fecha de salida no puede estar a más de un año',
};
