import type { CabinClass } from '@tim/estimator';
import type { Manner, MessagesOf } from '@tim/languages';
import type { Field } from '../columns/column-names.ts';
import type { RowDate } from './dates.ts';
import type { SkippedKind } from './row-kinds.ts';
import type { ROW_TEXTS } from '../texts.ts';

/** One flight as a row says; what the row does not say is absent. Codes upper case. */
export type Leg = {
  readonly origin?: string;
  readonly destination?: string;
  readonly carrierCode?: string;
  readonly flightNumber?: number;
  readonly date?: RowDate;
  /** Great-circle distance [km], for a row without airports. */
  readonly distanceKm?: number;
};

/**
 * What one passenger flies as a row of a list says. Of several flights airline, number and date are those of the first, the
 * destination that of a return's way there.
 */
export type RowQuestion = Leg & {
  /** The flights of a row that stands for more than one, in their order. */
  readonly legs?: readonly Leg[];
  readonly cabin: CabinClass;
  readonly aircraftCode?: string;
  /** The row says that there is a flight back, which has a row of its own: this one stands for one flight. */
  readonly hasOwnReturn?: true;
  /** Its last flight landed elsewhere than planned: `known` where the row says where, and that is its destination here. */
  readonly diverted?: 'known' | 'unknown';
  /** A kind of trip is named that nobody understands: this one stands for one flight. */
  readonly hasUnknownTrip?: true;
  /** An airline is named, but not one we know. */
  readonly hasUnknownAirline?: true;
  /** What stands for a flight's number has letters in it: it names the flight to air traffic control, and not here. */
  readonly hasUnreadNumber?: true;
  /** An aircraft is named, but not one we know. */
  readonly hasUnknownAircraft?: true;
  /** Direct flights alone count where there are any; no list says so, but somebody who asks what if. */
  readonly prefersDirect?: true;
  /** Passengers the row stands for. */
  readonly passengers: number;
  readonly traveller?: string;
};

/** A name that may mean several places, or none that is known. */
export type PlaceChoice = {
  /** As the row has it. */
  readonly text: string;
  /** Busiest first; none of a name that nobody knows, which any code may answer. */
  readonly codes: readonly string[];
};

/** What is wrong with a row, or with one of its fields, and what would be right; or why the row is left out. */
export type RowFault = {
  readonly field: Field | 'row';
  readonly message: string;
  /** The row is no flight, or one that nobody took: nothing is wrong with it, and nothing is added. */
  readonly skipped?: SkippedKind;
  /** The fault is a place's name, or several, each of which may be answered once for the whole list. */
  readonly choices?: readonly PlaceChoice[];
};

/** What is said of a row, in the language of whoever reads it. */
export type RowTexts = MessagesOf<typeof ROW_TEXTS>;
export type RowMessage = (texts: RowTexts, manner: Manner) => string;

/** A fault on its way out of the reading of a row. */
export class Fault extends Error {
  readonly skipped: SkippedKind | undefined;
  readonly choices: readonly PlaceChoice[];
  readonly inWords: (texts: RowTexts, manner: Manner) => RowFault;
  /** The same, with other places asked. */
  readonly asking: (choices: readonly PlaceChoice[]) => Fault;
  constructor(field: RowFault['field'], message: RowMessage, more: Pick<RowFault, 'skipped' | 'choices'> = {}) {
    super(field);
    this.skipped = more.skipped;
    this.choices = more.choices ?? [];
    this.inWords = (texts, manner) => ({ field, message: message(texts, manner), ...more });
    this.asking = (choices) => new Fault(field, message, { ...more, choices });
  }
}

/** The text of a row's field, trimmed; '' where there is none. @throws Fault when it is too long to be one */
export type Texts = (field: Field) => string;
