import type { MessagesOf } from '@tim/languages';
import type { FIELD_MESSAGES as English } from './texts.ts';

export const FIELD_MESSAGES: MessagesOf<typeof English> = {
  origin: 'Ville, aéroport ou code IATA (3\u00a0lettres)',
  destination: 'Ville, aéroport ou code IATA (3\u00a0lettres)',
  operatingCarrierCode: 'Compagnie ou code IATA (2\u00a0caractères)',
  flightNumber: 'Chiffres uniquement',
  departureDate: 'La date de départ doit être à venir',
  departureDateUnread: 'La date de départ s’écrit JJ/MM/AAAA',
  departureDateUnreal: 'La date de départ n’existe pas dans le calendrier',
  departureDateTooFar: 'La date de départ ne peut pas être dans plus d’un an',
};
