import type { MessagesOf } from '@tim/languages';
import type { AIRCRAFT_FOUND as English } from '../en/aircraft-found.ts';

export const AIRCRAFT_FOUND: MessagesOf<typeof English> = {
  operatedBy: {
    partner: '{partnerName} fliegt für {carrierName}.',
    'probably-partner':
      'Wahrscheinlich fliegt {partnerName} für {carrierName}: Flüge von {carrierName} auf dieser Strecke hatten 2016/17 so viele Sitze wie kleinere Flugzeuge als die eigenen (OpenTravelData).',
    'carrier-not-listed':
      '{carrierName} ist auf dieser Strecke nicht verzeichnet, fliegt aber beide Städte an und hat in einer davon eine Basis.',
  },
  given: 'In der Anfrage genannt.',
  'family-default':
    'Die Anfrage nennt die Familie {family}, von der kein Typ bei {carrierName} bekannt ist: Verwendet wird der Typ, den die Methode für die Familie vorsieht.',
  family: 'Die Anfrage nennt die Familie {family}.',
  from: {
    'scheduled-on-day':
      'Für diese Flugnummer in dieser Flugplanperiode und an diesem Wochentag vorgesehen ({schedule}).',
    'scheduled-for-number':
      'Für diese Flugnummer vorgesehen, aber nicht in dieser Flugplanperiode an diesem Wochentag ({schedule}).',
    'scheduled-on-route':
      'Für Flüge von {carrierName} auf dieser Strecke vorgesehen, nicht für genau diese Nummer ({schedule}).',
    'seen-on-route':
      'In San Francisco auf Flügen von {carrierName} auf dieser Strecke gesehen; die mit dieser Nummer zählen am meisten (SFO Museum, Januar 2024 bis Juli 2026).',
    'reported-on-route':
      'Für Flüge von {carrierName} auf dieser Strecke gemeldet (US BTS T-100, Januar 2024 und Februar 2026).',
    'kept-for-route':
      '{carrierName} hält für diese Strecke Flugzeuge mit eigenen Kabinen vor (größtenteils ungeprüft).',
    'counted-seats-on-route':
      'Aus der Flotte von {carrierName} die Typen mit so vielen Sitzen, wie die Flüge auf dieser Strecke im Jahr bis August 2025 nach australischer Zählung hatten (BITRE).',
    'fleet-and-seats-on-route':
      'Angenommen nach der Flotte von {carrierName}, den Sitzen der Flüge auf dieser Strecke 2016/17 (OpenTravelData) und den Typen, die so weit fliegen.',
    'carrier-fleet':
      'Angenommen nach der Flotte von {carrierName}, soweit sie bekannt ist, und den Typen, die so weit fliegen.',
    'reported-elsewhere':
      'Angenommen nach den Typen, die {carrierName} auf anderen Strecken meldet (US BTS Form 41 Schedule T-2 und T-100).',
    'all-carriers-fleets':
      'Angenommen nach den Typen, die alle Fluggesellschaften über diese Entfernung einsetzen: Von {carrierName} ist kein Typ bekannt, der so weit reicht.',
  },
  fleetNotKnown:
    'Angenommen nach den Typen, die alle Fluggesellschaften über diese Entfernung einsetzen: Von {carrierName} ist kein Flugzeug bekannt. Möglicherweise befördert sie nur Fracht oder fliegt nicht mehr.',
  middleOfSeveral:
    'Von den Typen, die infrage kommen, der nach Emissionen mittlere, jeder danach gewichtet, wie oft er fliegt.',
  cabin: {
    layout: 'Kabine: {layouts}.',
    layouts: 'Kabine: Mittel aus {layouts}.',
    layoutName: '„{name}“',
    scheduledSeats: {
      stated: 'Kabine: Sitze laut Flugplan.',
      ofSchedule: 'Kabine: Sitze laut Flugplan ({schedule}).',
    },
    scheduledTotal: {
      stated: 'Kabine: Gesamtzahl der Sitze laut Flugplan.',
      ofSchedule: 'Kabine: Gesamtzahl der Sitze laut Flugplan ({schedule}).',
    },
    typical: 'Kabine: typisch für den Typ.',
    typicalScaled: 'Kabine: typisch für den Typ, auf die gemeldete Gesamtzahl umgerechnet.',
  },
  recalled: 'Die Zahl der Sitze ist ungeprüft: Dafür wurde keine Quelle gelesen.',
};
