import type { MessagesOf } from '@tim/languages';
import type { AIRCRAFT_FOUND as English } from '../en/aircraft-found.ts';

export const AIRCRAFT_FOUND: MessagesOf<typeof English> = {
  operatedBy: {
    partner: 'Lo opera {partnerName} para {carrierName}.',
    'probably-partner':
      'Probablemente lo opera {partnerName} para {carrierName}: los vuelos de {carrierName} en esta ruta tenían en 2016-17 el número de asientos de aviones menores que los suyos (OpenTravelData).',
    'carrier-not-listed': '{carrierName} no figura en esta ruta, pero vuela a las dos ciudades y tiene base en una.',
  },
  given: 'Indicado en la consulta.',
  'family-default':
    'La consulta nombra la familia {family}, de la que no se conoce ningún tipo de {carrierName}: se usa el tipo del método para la familia.',
  family: 'La consulta nombra la familia {family}.',
  from: {
    'scheduled-on-day': 'Programado para este número de vuelo en esta temporada y este día de la semana ({schedule}).',
    'scheduled-for-number':
      'Programado para este número de vuelo, aunque no en esta temporada y este día de la semana ({schedule}).',
    'scheduled-on-route': 'Programado para vuelos de {carrierName} en esta ruta, no para este número ({schedule}).',
    'seen-on-route':
      'Visto en San Francisco en vuelos de {carrierName} en esta ruta; los de este número cuentan más (SFO Museum, enero de 2024 a julio de 2026).',
    'reported-on-route':
      'Consta que {carrierName} lo opera en esta ruta (US BTS T-100, enero de 2024 y febrero de 2026).',
    'kept-for-route':
      '{carrierName} reserva para esta ruta aviones con cabinas propias (en su mayor parte sin verificar).',
    'counted-seats-on-route':
      'De la flota de {carrierName}, los que tienen los asientos que tuvieron sus vuelos en esta ruta en el año hasta agosto de 2025, según los cuenta Australia (BITRE).',
    'fleet-and-seats-on-route':
      'Supuesto a partir de la flota de {carrierName}, de los asientos que tuvieron sus vuelos en esta ruta en 2016-17 (OpenTravelData) y de los tipos que vuelan tan lejos.',
    'carrier-fleet':
      'Supuesto a partir de la flota de {carrierName}, hasta donde se conoce, y de los tipos que vuelan tan lejos.',
    'reported-elsewhere':
      'Supuesto a partir de los tipos que {carrierName} declara en sus otras rutas (US BTS Form 41 Schedule T-2 y T-100).',
    'all-carriers-fleets':
      'Supuesto a partir de los aviones de todas las aerolíneas a esta distancia: no se conoce ningún tipo de {carrierName} que la alcance.',
  },
  fleetNotKnown:
    'Supuesto a partir de los aviones de todas las aerolíneas a esta distancia: no se conoce ningún avión de {carrierName}. Puede que solo transporte carga o que ya no vuele.',
  middleOfSeveral: 'De los tipos que pueden volar, el central por sus emisiones, contado cada uno según su frecuencia.',
  cabin: {
    layout: 'Cabina: {layouts}.',
    layouts: 'Cabina: media de {layouts}.',
    layoutName: '{name}',
    scheduledSeats: {
      stated: 'Cabina: asientos según el horario.',
      ofSchedule: 'Cabina: asientos según el horario ({schedule}).',
    },
    scheduledTotal: {
      stated: 'Cabina: total de asientos según el horario.',
      ofSchedule: 'Cabina: total de asientos según el horario ({schedule}).',
    },
    typical: 'Cabina: típica del tipo.',
    typicalScaled: 'Cabina: típica del tipo, ajustada al total declarado.',
  },
  recalled: 'El número de asientos no está verificado: no se ha leído ninguna fuente.',
};
