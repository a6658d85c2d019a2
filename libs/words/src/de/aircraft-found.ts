import type { AircraftBasis, Basis, FlightEstimate } from '@tim/estimator';
import type { AircraftFound } from '../words.ts';

type FoundBasis = Extract<AircraftBasis, { readonly isMiddleOfSeveral: boolean }>;

const WHERE_FROM: Readonly<Record<FoundBasis['kind'], (found: FoundBasis) => string>> = {
  'scheduled-on-day': ({ schedule = '' }) =>
    `Für diese Flugnummer in dieser Flugplanperiode und an diesem Wochentag vorgesehen (${schedule}).`,
  'scheduled-for-number': ({ schedule = '' }) =>
    `Für diese Flugnummer vorgesehen, aber nicht in dieser Flugplanperiode an diesem Wochentag (${schedule}).`,
  'scheduled-on-route': ({ carrierName, schedule = '' }) =>
    `Für Flüge von ${carrierName} auf dieser Strecke vorgesehen, nicht für genau diese Nummer (${schedule}).`,
  'seen-on-route': ({ carrierName }) =>
    `In San Francisco auf Flügen von ${carrierName} auf dieser Strecke gesehen; die mit dieser Nummer zählen am meisten (SFO Museum, Januar 2024 bis Juli 2026).`,
  'reported-on-route': ({ carrierName }) =>
    `Für Flüge von ${carrierName} auf dieser Strecke gemeldet (US BTS T-100, Januar 2024 und Februar 2026).`,
  'kept-for-route': ({ carrierName }) =>
    `${carrierName} hält für diese Strecke Flugzeuge mit eigenen Kabinen vor: größtenteils aus allgemeinem Wissen.`,
  'counted-seats-on-route': ({ carrierName }) =>
    `Aus der Flotte von ${carrierName} die Typen mit so vielen Sitzen, wie die Flüge auf dieser Strecke im Jahr bis August 2025 nach australischer Zählung hatten (BITRE).`,
  'fleet-and-seats-on-route': ({ carrierName }) =>
    `Angenommen nach der Flotte von ${carrierName}, den Sitzen der Flüge auf dieser Strecke 2016/17 (OpenTravelData) und den Typen, die so weit fliegen.`,
  'carrier-fleet': ({ carrierName }) =>
    `Angenommen nach der Flotte von ${carrierName}, soweit sie bekannt ist, und den Typen, die so weit fliegen.`,
  'reported-elsewhere': ({ carrierName }) =>
    `Angenommen nach den Typen, die ${carrierName} auf anderen Strecken meldet (US BTS Form 41 Schedule T-2 und T-100).`,
  'all-carriers-fleets': ({ carrierName, isFleetKnown }) =>
    isFleetKnown
      ? `Angenommen nach den Typen, die alle Fluggesellschaften über diese Entfernung einsetzen: Von ${carrierName} ist kein Typ bekannt, der so weit reicht.`
      : `Angenommen nach den Typen, die alle Fluggesellschaften über diese Entfernung einsetzen: Von ${carrierName} ist kein Flugzeug bekannt. Möglicherweise befördert sie nur Fracht oder fliegt nicht mehr.`,
};

const MIDDLE =
  'Von den Typen, die infrage kommen, der nach Emissionen mittlere, jeder danach gewichtet, wie oft er fliegt.';

function foundWords(basis: AircraftBasis): readonly string[] {
  if (basis.kind === 'given') return ['In der Anfrage genannt.'];
  if (basis.kind === 'family-default') {
    return [
      `Die Anfrage nennt die Familie ${basis.family}, von der kein Typ bei ${basis.carrierName} bekannt ist: Verwendet wird der Typ, den die Methode für die Familie vorsieht.`,
    ];
  }
  return [
    ...(basis.family === undefined ? [] : [`Die Anfrage nennt die Familie ${basis.family}.`]),
    WHERE_FROM[basis.kind](basis),
    ...(basis.isMiddleOfSeveral ? [MIDDLE] : []),
  ];
}

function cabinWords(basis: Basis, schedule: string): readonly string[] {
  switch (basis.kind) {
    case 'carrier-layouts': {
      const [only = '', ...others] = basis.layouts;
      if (others.length > 0) return [`Kabine: Mittel aus ${basis.layouts.map((layout) => `„${layout}“`).join(', ')}.`];
      return only === 'all' ? [] : [`Kabine: „${only}“.`];
    }
    case 'scheduled-seats':
      return [`Kabine: ${basis.isSharedOut ? 'Gesamtzahl der Sitze' : 'Sitze'} laut Flugplan${schedule}.`];
    case 'typical-of-type':
    case 'reported-mean-of-type':
      return [
        `Kabine: typisch für den Typ${basis.isScaledToReportedTotal ? ', auf die gemeldete Gesamtzahl umgerechnet' : ''}.`,
      ];
    default:
      return [];
  }
}

function operatorWords(operatedBy: FlightEstimate['operatedBy']): readonly string[] {
  switch (operatedBy.kind) {
    case 'carrier':
      return [];
    case 'partner':
      return [`${operatedBy.partnerName} fliegt für ${operatedBy.carrierName}.`];
    case 'probably-partner':
      return [
        `Wahrscheinlich fliegt ${operatedBy.partnerName} für ${operatedBy.carrierName}: Flüge von ${operatedBy.carrierName} auf dieser Strecke hatten 2016/17 so viele Sitze wie kleinere Flugzeuge als die eigenen (OpenTravelData).`,
      ];
    case 'carrier-not-listed':
      return [
        `${operatedBy.carrierName} ist auf dieser Strecke nicht verzeichnet, fliegt aber beide Städte an und hat in einer davon eine Basis.`,
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
    ...(isRecalled ? ['Die Sitzzahlen stammen aus allgemeinem Wissen und sind in keiner Quelle nachgelesen.'] : []),
  ].join(' ');
}
