/** What is known of a result, as plain data: text, files, picture and citation all say these facts and nothing else. */

import { CABIN_CLASSES, type CabinClass } from '@tim/engine';
import { contrailsLabel, type ContrailsLabel, type KilogramsPerPassenger } from '@tim/format';
import type { ItineraryEntry, Question } from '@tim/itinerary';
import type { ModelVersion } from '@tim/messages';
import { parseYyyymmdd, type CalendarDate } from '@tim/notation';
import type { FiguresRange, FlightFigures, TypicalFigures } from '../../shared/api/answers.ts';
import { BASIS_WORDS } from '../notes/aircraft-basis.ts';
import { greatCircleKmOf } from '../../shared/api/quantities.ts';
import { flightComputedBy, typicalComputedBy } from '../../shared/api/computed-by.ts';
import { flightHeadline, routeHeadline, type Headline } from '../headline/headline-words.ts';

/** A place or an airline by its code, and by name where that is known. */
export type Named = { readonly code: string; readonly name?: string | undefined; readonly city?: string | undefined };

/** What codes stand for; undefined for one that is not known. */
export type Names = {
  readonly place: (code: string) => { readonly name: string; readonly city: string } | undefined;
  readonly carrier: (code: string) => string | undefined;
};

/** One cabin of a result [kg CO2e per passenger]; a figure that is not known is undefined. */
export type CabinFacts = {
  readonly cabin: CabinClass;
  /** As the answer says; undefined where it does not, and of a route whose ways differ. */
  readonly isOnBoard: boolean | undefined;
  readonly wellToWakeKg: number | undefined;
  readonly lowKg: number | undefined;
  readonly highKg: number | undefined;
  readonly wellToTankKg: number | undefined;
  readonly tankToWakeKg: number | undefined;
};

export type ResultFacts = {
  /** What was asked, and the whole answer. */
  readonly entry: ItineraryEntry;
  readonly answer: Answer;
  readonly question: Question;
  readonly origin: Named;
  readonly destination: Named;
  /** Undefined of a route. */
  readonly flight:
    | { readonly carrier: Named; readonly flightNumber: string; readonly departureDate: CalendarDate | undefined }
    | undefined;
  /** The figure as the page shows it first, in the cabin that the visitor chose. */
  readonly headline: Headline;
  readonly cabins: readonly CabinFacts[];
  /** Undefined where no bucket is computed. */
  readonly contrails: ContrailsLabel | undefined;
  readonly aircraft: { readonly name: string; readonly icaoCode: string; readonly basis: string } | undefined;
  readonly greatCircleDistanceKm: number | undefined;
  readonly computedBy: 'engine' | 'google' | 'label';
  readonly modelVersion: ModelVersion | undefined;
  readonly engineVersion: string | undefined;
  /** Where the result is found again. */
  readonly address: string;
  /** The visitor's day. */
  readonly madeOn: CalendarDate;
};

/** A flight's answer, perhaps with what is typical of its way; or a route's. */
export type Answer =
  | { readonly kind: 'flight'; readonly figures: FlightFigures; readonly typical: TypicalFigures | undefined }
  | { readonly kind: 'route'; readonly figures: TypicalFigures };

/** A result: what was asked, its answer, and the cabin that the page shows. */
export type ShareProps = {
  readonly entry: ItineraryEntry;
  readonly answer: Answer;
  readonly cabin: CabinClass;
  /** Who fly, and whether back as well. */
  readonly question: Question;
};

export type FactsQuestion = ShareProps & {
  readonly names: Names | undefined;
  readonly address: string;
  readonly today: CalendarDate;
};

export function resultFacts({ entry, answer, cabin, question, names, address, today }: FactsQuestion): ResultFacts {
  const { origin, destination, operatingCarrierCode, flightNumber, departureDate } = entry;
  const { figures } = answer;
  // The facts name places and flight themselves.
  const subject = '';
  const shown = { ...question, cabin };
  const shared = {
    entry,
    answer,
    question,
    origin: { code: origin, ...names?.place(origin) },
    destination: { code: destination, ...names?.place(destination) },
    greatCircleDistanceKm: greatCircleKmOf(figures.working),
    modelVersion: figures.modelVersion,
    engineVersion: figures.working?.engineVersion || undefined,
    address,
    madeOn: today,
  };
  const missing: readonly string[] = figures.message.missingCabins;
  if (answer.kind === 'route') {
    return {
      ...shared,
      cabins: cabinFacts(answer.figures, (one) => (missing.includes(one) ? false : undefined)),
      flight: undefined,
      headline: routeHeadline({ subject, typical: answer.figures, question: shown }),
      contrails: undefined,
      aircraft: undefined,
      computedBy: typicalComputedBy(answer.figures),
    };
  }
  const { contrailsImpactBucket, aircraft } = answer.figures;
  const computedBy = flightComputedBy(answer.figures) ?? 'label';
  return {
    ...shared,
    cabins: cabinFacts(answer.figures, (one) => (computedBy === 'engine' ? !missing.includes(one) : undefined)),
    flight: {
      carrier: { code: operatingCarrierCode, name: names?.carrier(operatingCarrierCode) },
      flightNumber,
      departureDate: parseYyyymmdd(departureDate),
    },
    headline: flightHeadline({ subject, flight: answer.figures, typical: answer.typical, question: shown }),
    contrails: contrailsImpactBucket > 0 ? contrailsLabel(contrailsImpactBucket) : undefined,
    aircraft: aircraft && {
      name: aircraft.name,
      icaoCode: aircraft.icaoAircraftType,
      basis: BASIS_WORDS[aircraft.basis] ?? '',
    },
    computedBy,
  };
}

type Figures = {
  readonly wellToWakeKg: KilogramsPerPassenger;
  readonly wellToTankKg?: KilogramsPerPassenger | undefined;
  readonly tankToWakeKg?: KilogramsPerPassenger | undefined;
  readonly range: FiguresRange | undefined;
};

function cabinFacts(
  { wellToWakeKg, wellToTankKg, tankToWakeKg, range }: Figures,
  isOnBoard: (cabin: CabinClass) => boolean | undefined,
) {
  return CABIN_CLASSES.map((cabin): CabinFacts => ({
    cabin,
    isOnBoard: isOnBoard(cabin),
    // Zero is no figure, as in the tables.
    wellToWakeKg: wellToWakeKg[cabin] || undefined,
    lowKg: range?.lowKg[cabin],
    highKg: range?.highKg[cabin],
    wellToTankKg: wellToTankKg?.[cabin],
    tankToWakeKg: tankToWakeKg?.[cabin],
  }));
}
