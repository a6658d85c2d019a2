import type { AircraftBasis, Basis, FlightEstimate } from '@tim/estimator';
import type { AircraftFound } from '../words.ts';

type FoundBasis = Extract<AircraftBasis, { readonly isMiddleOfSeveral: boolean }>;

/** Where a carrier's types come from. */
const WHERE_FROM: Readonly<Record<FoundBasis['kind'], (found: FoundBasis) => string>> = {
  'scheduled-on-day': ({ schedule = '' }) =>
    `Programmé pour ce numéro de vol, pour cette saison et ce jour de la semaine (${schedule}).`,
  'scheduled-for-number': ({ schedule = '' }) =>
    `Programmé pour ce numéro de vol, mais pas pour cette saison et ce jour de la semaine (${schedule}).`,
  'scheduled-on-route': ({ carrierName, schedule = '' }) =>
    `Programmé pour des vols de ${carrierName} sur cette liaison, pas pour ce numéro (${schedule}).`,
  'seen-on-route': ({ carrierName }) =>
    `Vu à San Francisco sur des vols de ${carrierName} sur cette liaison, ceux de ce numéro comptant le plus (SFO Museum, janvier 2024 à juillet 2026).`,
  'reported-on-route': ({ carrierName }) =>
    `${carrierName} déclare le faire voler sur cette liaison (US BTS T-100, janvier 2024 et février 2026).`,
  'kept-for-route': ({ carrierName }) =>
    `${carrierName} réserve à cette liaison des avions aux cabines particulières : pour l’essentiel, connaissance générale.`,
  'counted-seats-on-route': ({ carrierName }) =>
    `Dans la flotte de ${carrierName}, celui qui a les sièges de ses vols sur cette liaison pendant l’année allant jusqu’en août 2025, tels que l’Australie les compte (BITRE).`,
  'fleet-and-seats-on-route': ({ carrierName }) =>
    `Supposé d’après la flotte de ${carrierName}, les sièges de ses vols sur cette liaison en 2016-17 (OpenTravelData) et ce qui vole si loin.`,
  'carrier-fleet': ({ carrierName }) =>
    `Supposé d’après la flotte de ${carrierName}, pour autant qu’elle soit connue, et ce qui vole si loin.`,
  'reported-elsewhere': ({ carrierName }) =>
    `Supposé d’après les types que ${carrierName} déclare sur ses autres liaisons (US BTS Form 41 Schedule T-2 et T-100).`,
  'all-carriers-fleets': ({ carrierName, isFleetKnown }) =>
    isFleetKnown
      ? `Supposé d’après ce que toutes les compagnies font voler à cette distance : on ne connaît aucun type de ${carrierName} qui aille jusque-là.`
      : `Supposé d’après ce que toutes les compagnies font voler à cette distance : on ne connaît aucun avion de ${carrierName}. Elle ne transporte peut-être que du fret, ou ne vole plus.`,
};

const MIDDLE =
  'Des types qui peuvent voler, celui du milieu par ses émissions ; chacun compte selon la fréquence de ses vols.';

function foundWords(basis: AircraftBasis): readonly string[] {
  if (basis.kind === 'given') return ['Indiqué dans la demande.'];
  if (basis.kind === 'family-default') {
    return [
      `La demande nomme la famille ${basis.family}, dont on ne connaît aucun type chez ${basis.carrierName} : c’est le type de la méthode pour la famille.`,
    ];
  }
  return [
    ...(basis.family === undefined ? [] : [`La demande nomme la famille ${basis.family}.`]),
    WHERE_FROM[basis.kind](basis),
    ...(basis.isMiddleOfSeveral ? [MIDDLE] : []),
  ];
}

function cabinWords(basis: Basis, schedule: string): readonly string[] {
  switch (basis.kind) {
    case 'carrier-layouts': {
      const [only = '', ...others] = basis.layouts;
      if (others.length > 0) return [`Cabine : moyenne de ${basis.layouts.join(', ')}.`];
      return only === 'all' ? [] : [`Cabine : ${only}.`];
    }
    case 'scheduled-seats':
      return [`Cabine : ${basis.isSharedOut ? 'total des sièges' : 'sièges'} selon le programme${schedule}.`];
    case 'typical-of-type':
    case 'reported-mean-of-type':
      return [`Cabine : habituelle pour ce type${basis.isScaledToReportedTotal ? ', ajustée au total déclaré' : ''}.`];
    default:
      return [];
  }
}

function operatorWords(operatedBy: FlightEstimate['operatedBy']): readonly string[] {
  switch (operatedBy.kind) {
    case 'carrier':
      return [];
    case 'partner':
      return [`Assuré pour ${operatedBy.carrierName} par ${operatedBy.partnerName}.`];
    case 'probably-partner':
      return [
        `Probablement assuré pour ${operatedBy.carrierName} par ${operatedBy.partnerName} : en 2016-17, les vols de ${operatedBy.carrierName} sur cette liaison avaient les sièges d’avions plus petits que les siens (OpenTravelData).`,
      ];
    case 'carrier-not-listed':
      return [
        `${operatedBy.carrierName} n’est pas répertoriée sur cette liaison, mais dessert les deux villes et a une base dans l’une d’elles.`,
      ];
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
    ...(isRecalled ? ['Ses sièges relèvent de la connaissance générale et n’ont été lus nulle part.'] : []),
  ].join(' ');
}
