import type { AircraftBasis, Basis, FlightEstimate } from '@tim/estimator';
import type { AircraftFound } from '../words.ts';

type FoundBasis = Extract<AircraftBasis, { readonly isMiddleOfSeveral: boolean }>;

/** Where a carrier's types come from. */
const WHERE_FROM: Readonly<Record<FoundBasis['kind'], (found: FoundBasis) => string>> = {
  'scheduled-on-day': ({ schedule = '' }) =>
    `Scheduled for this flight number in this season, on this day of the week (${schedule}).`,
  'scheduled-for-number': ({ schedule = '' }) =>
    `Scheduled for this flight number, though not in this season on this day of the week (${schedule}).`,
  'scheduled-on-route': ({ carrierName, schedule = '' }) =>
    `Scheduled for flights of ${carrierName} on this route, not for this very number (${schedule}).`,
  'seen-on-route': ({ carrierName }) =>
    `Seen at San Francisco on flights of ${carrierName} on this route, this number’s counting most (SFO Museum, January 2024 to July 2026).`,
  'reported-on-route': ({ carrierName }) =>
    `${carrierName} is reported to fly it on this route (US BTS T-100, January 2024 and February 2026).`,
  'kept-for-route': ({ carrierName }) =>
    `${carrierName} keeps aircraft for this route, with cabins of their own: mostly from general knowledge.`,
  'counted-seats-on-route': ({ carrierName }) =>
    `Of the fleet of ${carrierName} what has the seats that its flights on this route had in the year to August 2025, as Australia counts them (BITRE).`,
  'fleet-and-seats-on-route': ({ carrierName }) =>
    `Assumed from the fleet of ${carrierName}, the seats its flights on this route had in 2016-17 (OpenTravelData) and what flies this far.`,
  'carrier-fleet': ({ carrierName }) =>
    `Assumed from the fleet of ${carrierName}, as far as it is known, and what flies this far.`,
  'reported-elsewhere': ({ carrierName }) =>
    `Assumed from the types ${carrierName} reports to fly on its other routes (US BTS Form 41 Schedule T-2 and T-100).`,
  'all-carriers-fleets': ({ carrierName, isFleetKnown }) =>
    isFleetKnown
      ? `Assumed from what all airlines fly at this distance: no type of ${carrierName} is known to reach it.`
      : `Assumed from what all airlines fly at this distance: no aircraft of ${carrierName} is known. It may carry freight alone, or fly no more.`,
};

const MIDDLE = 'Of the types that may fly, the middle one by emissions, each counted by how often it flies.';

/** How the aircraft was found. */
function foundWords(basis: AircraftBasis): readonly string[] {
  if (basis.kind === 'given') return ['Named in the request.'];
  if (basis.kind === 'family-default') {
    return [
      `The request names the family ${basis.family}, of which ${basis.carrierName} is not known to fly any type: the method’s type for the family.`,
    ];
  }
  return [
    ...(basis.family === undefined ? [] : [`The request names the family ${basis.family}.`]),
    WHERE_FROM[basis.kind](basis),
    ...(basis.isMiddleOfSeveral ? [MIDDLE] : []),
  ];
}

/** Which cabin it has; nothing where the type has only one. */
function cabinWords(basis: Basis, schedule: string): readonly string[] {
  switch (basis.kind) {
    case 'carrier-layouts': {
      const [only = '', ...others] = basis.layouts;
      if (others.length > 0) return [`Cabin: mean of ${basis.layouts.join(', ')}.`];
      return only === 'all' ? [] : [`Cabin: ${only}.`];
    }
    case 'scheduled-seats':
      return [`Cabin: ${basis.isSharedOut ? 'total seats' : 'seats'} as scheduled${schedule}.`];
    case 'typical-of-type':
    case 'reported-mean-of-type':
      return [`Cabin: typical of the type${basis.isScaledToReportedTotal ? ', scaled to the reported total' : ''}.`];
    default:
      return [];
  }
}

/** Who flies, where it is not simply the carrier. */
function operatorWords(operatedBy: FlightEstimate['operatedBy']): readonly string[] {
  switch (operatedBy.kind) {
    case 'carrier':
      return [];
    case 'partner':
      return [`Flown for ${operatedBy.carrierName} by ${operatedBy.partnerName}.`];
    case 'probably-partner':
      return [
        `Probably flown for ${operatedBy.carrierName} by ${operatedBy.partnerName}: flights of ${operatedBy.carrierName} on this route had the seats of smaller aircraft than its own in 2016-17 (OpenTravelData).`,
      ];
    case 'carrier-not-listed':
      return [`${operatedBy.carrierName} is not listed on this route, but serves both cities and has a base in one.`];
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
    ...(isRecalled ? ['Its seats are from general knowledge, read nowhere.'] : []),
  ].join(' ');
}
