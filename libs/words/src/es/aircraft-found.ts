import type { AircraftBasis, Basis, FlightEstimate } from '@tim/estimator';
import type { AircraftFound } from '../words.ts';

type FoundBasis = Extract<AircraftBasis, { readonly isMiddleOfSeveral: boolean }>;

const WHERE_FROM: Readonly<Record<FoundBasis['kind'], (found: FoundBasis) => string>> = {
  'scheduled-on-day': ({ schedule = '' }) =>
    `Programado para este número de vuelo en esta temporada y este día de la semana (${schedule}).`,
  'scheduled-for-number': ({ schedule = '' }) =>
    `Programado para este número de vuelo, aunque no en esta temporada y este día de la semana (${schedule}).`,
  'scheduled-on-route': ({ carrierName, schedule = '' }) =>
    `Programado para vuelos de ${carrierName} en esta ruta, no para este número (${schedule}).`,
  'seen-on-route': ({ carrierName }) =>
    `Visto en San Francisco en vuelos de ${carrierName} en esta ruta; los de este número cuentan más (SFO Museum, enero de 2024 a julio de 2026).`,
  'reported-on-route': ({ carrierName }) =>
    `Consta que ${carrierName} lo opera en esta ruta (US BTS T-100, enero de 2024 y febrero de 2026).`,
  'kept-for-route': ({ carrierName }) =>
    `${carrierName} reserva para esta ruta aviones con cabinas propias: dato, en su mayor parte, de conocimiento general.`,
  'counted-seats-on-route': ({ carrierName }) =>
    `De la flota de ${carrierName}, los que tienen los asientos que tuvieron sus vuelos en esta ruta en el año hasta agosto de 2025, según los cuenta Australia (BITRE).`,
  'fleet-and-seats-on-route': ({ carrierName }) =>
    `Supuesto a partir de la flota de ${carrierName}, de los asientos que tuvieron sus vuelos en esta ruta en 2016-17 (OpenTravelData) y de los tipos que vuelan tan lejos.`,
  'carrier-fleet': ({ carrierName }) =>
    `Supuesto a partir de la flota de ${carrierName}, hasta donde se conoce, y de los tipos que vuelan tan lejos.`,
  'reported-elsewhere': ({ carrierName }) =>
    `Supuesto a partir de los tipos que ${carrierName} declara en sus otras rutas (US BTS Form 41 Schedule T-2 y T-100).`,
  'all-carriers-fleets': ({ carrierName, isFleetKnown }) =>
    isFleetKnown
      ? `Supuesto a partir de los aviones de todas las aerolíneas a esta distancia: no se conoce ningún tipo de ${carrierName} que la alcance.`
      : `Supuesto a partir de los aviones de todas las aerolíneas a esta distancia: no se conoce ningún avión de ${carrierName}. Puede que solo transporte carga o que ya no vuele.`,
};

const MIDDLE = 'De los tipos que pueden volar, el central por sus emisiones, contado cada uno según su frecuencia.';

function foundWords(basis: AircraftBasis): readonly string[] {
  if (basis.kind === 'given') return ['Indicado en la consulta.'];
  if (basis.kind === 'family-default') {
    return [
      `La consulta nombra la familia ${basis.family}, de la que no se conoce ningún tipo de ${basis.carrierName}: se usa el tipo del método para la familia.`,
    ];
  }
  return [
    ...(basis.family === undefined ? [] : [`La consulta nombra la familia ${basis.family}.`]),
    WHERE_FROM[basis.kind](basis),
    ...(basis.isMiddleOfSeveral ? [MIDDLE] : []),
  ];
}

function cabinWords(basis: Basis, schedule: string): readonly string[] {
  switch (basis.kind) {
    case 'carrier-layouts': {
      const [only = '', ...others] = basis.layouts;
      if (others.length > 0) return [`Cabina: media de ${basis.layouts.join(', ')}.`];
      return only === 'all' ? [] : [`Cabina: ${only}.`];
    }
    case 'scheduled-seats':
      return [`Cabina: ${basis.isSharedOut ? 'total de asientos' : 'asientos'} según el horario${schedule}.`];
    case 'typical-of-type':
    case 'reported-mean-of-type':
      return [`Cabina: típica del tipo${basis.isScaledToReportedTotal ? ', ajustada al total declarado' : ''}.`];
    default:
      return [];
  }
}

function operatorWords(operatedBy: FlightEstimate['operatedBy']): readonly string[] {
  switch (operatedBy.kind) {
    case 'carrier':
      return [];
    case 'partner':
      return [`Lo opera ${operatedBy.partnerName} para ${operatedBy.carrierName}.`];
    case 'probably-partner':
      return [
        `Probablemente lo opera ${operatedBy.partnerName} para ${operatedBy.carrierName}: los vuelos de ${operatedBy.carrierName} en esta ruta tenían en 2016-17 el número de asientos de aviones menores que los suyos (OpenTravelData).`,
      ];
    case 'carrier-not-listed':
      return [`${operatedBy.carrierName} no figura en esta ruta, pero vuela a las dos ciudades y tiene base en una.`];
  }
}

/** Who flies, how the aircraft was found and which cabin it has, in sentences. */
export function aircraftFoundWords({ aircraft, operatedBy, inputs }: AircraftFound): string {
  const { basis, dataCategory, sourceVersion } = inputs.seatsPerClass;
  // The sentence about the aircraft has named the schedule already, if the aircraft came from it.
  const schedule = 'schedule' in aircraft.basis ? '' : ` (${sourceVersion})`;
  const cabin = aircraft.basis.kind === 'family-default' ? [] : cabinWords(basis, schedule);
  const isRecalled = basis.kind === 'carrier-layouts' && dataCategory === 'DEFAULT';
  return [
    ...operatorWords(operatedBy),
    ...foundWords(aircraft.basis),
    ...cabin,
    ...(isRecalled ? ['Sus asientos son de conocimiento general, no se han tomado de ninguna fuente.'] : []),
  ].join(' ');
}
