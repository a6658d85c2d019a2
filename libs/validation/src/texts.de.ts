import type { MessagesOf } from '@tim/languages';
import type { FIELD_MESSAGES as English } from './texts.ts';

export const FIELD_MESSAGES: MessagesOf<typeof English> = {
  origin: 'Stadt, Flughafen oder IATA-Code (3\u00a0Buchstaben)',
  destination: 'Stadt, Flughafen oder IATA-Code (3\u00a0Buchstaben)',
  operatingCarrierCode: 'Fluggesellschaft oder IATA-Code (2\u00a0Zeichen)',
  flightNumber: 'Nur Ziffern',
  departureDate: 'Das Abflugdatum darf nicht vor heute liegen',
  departureDateUnread: 'Das Abflugdatum bitte als TT.MM.JJJJ eingeben',
  departureDateUnreal: 'Das Abflugdatum ist kein gültiges Datum',
  departureDateTooFar: 'Das Abflugdatum darf höchstens ein Jahr in der Zukunft liegen',
};
