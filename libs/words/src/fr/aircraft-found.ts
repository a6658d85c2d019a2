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
    `Programmé pour des vols ${carrierName} sur cette liaison, pas pour ce numéro (${schedule}).`,
  'seen-on-route': ({ carrierName }) =>
    `Vu à San Francisco sur des vols ${carrierName} sur cette liaison, ceux de ce numéro comptant le plus (SFO Museum, janvier 2024 à juillet 2026).`,
  'reported-on-route': ({ carrierName }) =>
    `${carrierName} déclare le faire voler sur cette liaison (US BTS T-100, janvier 2024 et février 2026).`,
  'kept-for-route': ({ carrierName }) =>
    `${carrierName} réserve à cette liaison des avions aux cabines particulières : pour l’essentiel d’après des connaissances générales.`,
  'counted-seats-on-route': ({ carrierName }) =>
    `Dans la flotte ${carrierName}, le type dont les sièges correspondent à ceux de ses vols sur cette liaison sur l’année close en août 2025, relevés par l’Australie (BITRE).`,
  'fleet-and-seats-on-route': ({ carrierName }) =>
    `Supposé d’après la flotte ${carrierName}, les sièges de ses vols sur cette liaison en 2016-17 (OpenTravelData) et les types qui volent à cette distance.`,
  'carrier-fleet': ({ carrierName }) =>
    `Supposé d’après la flotte ${carrierName}, pour autant qu’elle soit connue, et les types qui volent à cette distance.`,
  'reported-elsewhere': ({ carrierName }) =>
    `Supposé d’après les types que ${carrierName} déclare sur ses autres liaisons (US BTS Form 41 Schedule T-2 et T-100).`,
  'all-carriers-fleets': ({ carrierName, isFleetKnown }) =>
    isFleetKnown
      ? `Supposé d’après ce que toutes les compagnies font voler à cette distance : on ne connaît chez ${carrierName} aucun type qui aille aussi loin.`
      : `Supposé d’après ce que toutes les compagnies font voler à cette distance : on ne connaît aucun avion ${carrierName}. La compagnie ne transporte peut-être que du fret, ou ne vole plus.`,
};

const MIDDLE =
  'Parmi les types possibles, c’est le médian par ses émissions ; chacun compte selon la fréquence de ses vols.';

function foundWords(basis: AircraftBasis): readonly string[] {
  if (basis.kind === 'given') return ['Indiqué dans la demande.'];
  if (basis.kind === 'family-default') {
    return [
      `La demande indique la famille ${basis.family}, dont on ne connaît aucun type chez ${basis.carrierName} : c’est le type que la méthode prévoit pour cette famille.`,
    ];
  }
  return [
    ...(basis.family === undefined ? [] : [`La demande indique la famille ${basis.family}.`]),
    WHERE_FROM[basis.kind](basis),
    ...(basis.isMiddleOfSeveral ? [MIDDLE] : []),
  ];
}

function cabinWords(basis: Basis, schedule: string): readonly string[] {
  switch (basis.kind) {
    case 'carrier-layouts': {
      const [only = '', ...others] = basis.layouts;
      if (others.length > 0)
        return [`Cabine : moyenne de ${basis.layouts.map((layout) => `« ${layout} »`).join(', ')}.`];
      return only === 'all' ? [] : [`Cabine : « ${only} ».`];
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
        `Probablement assuré pour ${operatedBy.carrierName} par ${operatedBy.partnerName} : en 2016-17, les vols ${operatedBy.carrierName} sur cette liaison avaient les sièges d’avions plus petits que les siens (OpenTravelData).`,
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
    ...(isRecalled ? ['Ses sièges viennent de connaissances générales et n’ont été lus dans aucune source.'] : []),
  ].join(' ');
}
