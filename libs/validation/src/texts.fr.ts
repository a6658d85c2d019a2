import type { FieldMessages } from './texts.ts';

export const FIELD_MESSAGES: FieldMessages = {
  origin: 'Code d’aéroport IATA, 3 lettres',
  destination: 'Code d’aéroport IATA, 3 lettres',
  operatingCarrierCode: 'Code de compagnie IATA, 2 caractères',
  flightNumber: 'Chiffres uniquement',
  departureDate: 'La date de départ doit être à venir',
  departureDateUnread: 'La date de départ s’écrit JJ/MM/AAAA',
  departureDateUnreal: 'La date de départ n’existe pas dans le calendrier',
  departureDateTooFar: 'La date de départ ne peut pas être dans plus d’un an',
};
