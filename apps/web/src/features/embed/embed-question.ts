import { cabinOf, WRITTEN } from '@tim/embed/question';
import type { CabinClass } from '@tim/engine';
import { addDays, dayText, type CalendarDate } from '@tim/notation';

/** What the page's form asks about. */
export type EmbedQuestion = {
  readonly kind: 'flight' | 'route';
  readonly from: string;
  readonly to: string;
  /** Airline and number. */
  readonly flight: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly cabin: CabinClass;
};

/** Far enough ahead to be flown while somebody reads the page. */
const DAYS_AHEAD = 60;

const EXAMPLE = { from: 'LHR', to: 'JFK', flight: 'BA175' } as const;

/** What the address asks about; a route where it does not say. */
export function questionOf(address: URLSearchParams, today: CalendarDate): EmbedQuestion {
  const textOf = (name: keyof typeof EXAMPLE) => address.get(name)?.trim() ?? EXAMPLE[name];
  return {
    kind: address.has('flight') ? 'flight' : 'route',
    from: textOf('from').toUpperCase(),
    to: textOf('to').toUpperCase(),
    flight: textOf('flight').toUpperCase().replaceAll(/\s/g, ''),
    date: address.get('date')?.trim() ?? dayText(addDays(today, DAYS_AHEAD)),
    cabin: cabinOf(address.get('cabin')?.trim() ?? '') ?? 'economy',
  };
}

/** The same as an address. */
export function addressOf({ kind, from, to, flight, date, cabin }: EmbedQuestion): URLSearchParams {
  return new URLSearchParams({
    ...(kind === 'flight' && { flight }),
    from,
    to,
    ...(kind === 'flight' && { date }),
    ...(cabin !== 'economy' && { cabin }),
  });
}

export type TypedField = keyof typeof WRITTEN;

export const isRight = (question: EmbedQuestion, field: TypedField): boolean => WRITTEN[field].test(question[field]);

/** The fields that count. */
export const fieldsOf = ({ kind }: EmbedQuestion): readonly TypedField[] =>
  kind === 'flight' ? ['from', 'to', 'flight', 'date'] : ['from', 'to'];

export const isComplete = (question: EmbedQuestion): boolean =>
  fieldsOf(question).every((field) => isRight(question, field));

/** Attributes of the element. */
export function attributesOf(question: EmbedQuestion): Readonly<Record<string, string>> {
  return Object.fromEntries(addressOf(question));
}
