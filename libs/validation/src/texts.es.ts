import type { FieldMessages } from './texts.ts';

export const FIELD_MESSAGES: FieldMessages = {
  origin: 'Código IATA de aeropuerto, 3 letras',
  destination: 'Código IATA de aeropuerto, 3 letras',
  operatingCarrierCode: 'Código IATA de aerolínea, 2 caracteres',
  flightNumber: 'Solo números',
  departureDate: 'La fecha de salida no puede ser anterior a hoy',
  departureDateUnread: 'La fecha de salida se escribe así: DD/MM/AAAA',
  departureDateUnreal: 'La fecha de salida no existe en el calendario',
  departureDateTooFar: 'La fecha de salida no puede estar a más de un año',
};
