import type { ClosedAirport, NamedCode, Unavailable } from '@tim/estimator';
import { fill, joined, type Manner, type Message } from '@tim/languages';
import { monthText } from './dates.ts';
import type { Messages } from './messages/en.ts';
import { named, type Parts } from './parts.ts';
import type { Words } from './words.ts';

type NotForPassengers = Messages['notForPassengers'];

/** A sentence, and the same with the date since when it is so. */
type Dated = { readonly undated: Message<Of>; readonly since: Message<Of | 'since'> };
type Of = 'holderName' | 'airport';

export const notForPassengersWords =
  (messages: NotForPassengers, parts: Parts, manner: Manner) =>
  ({ reason, value, notForPassengers: found }: Pick<Unavailable, 'reason' | 'value' | 'notForPassengers'>): string => {
    if (!found) return '';
    const { of, closedAirport } = found;
    if (closedAirport) return closedText(messages, parts, manner, { ...found, airport: closedAirport });
    const said = { ...found, value, airport: '' };
    if (reason === 'ROUTE_CLOSED') return datedText(messages, manner, messages.routeClosed, said);
    // A newer engine may know of others.
    if (!Object.hasOwn(messages.carriesFreight, of)) return '';
    switch (reason) {
      case 'CARRIES_FREIGHT':
        return fill(messages.carriesFreight[of], said);
      case 'SOLD_UNDER_ANOTHER_CODE':
        return of === 'carrier' ? '' : fill(messages.soldUnderAnotherCode[of], said);
      case 'NO_LONGER_FLIES':
        if (of === 'number') return '';
        return joined(parts.sentences, [
          datedText(messages, manner, messages.noLongerFlies[of], said),
          movedText(parts, messages.movedTo[of], found.successors),
        ]);
      default:
        return '';
    }
  };

export const closedAirportWords =
  (messages: NotForPassengers, parts: Parts, manner: Manner): Words['closedAirport'] =>
  (closed) =>
    joined(parts.sentences, [closedText(messages, parts, manner, closed), messages.figureOfOtherAirports]);

/** Since when an airport is closed, and where its flights went. */
function closedText(messages: NotForPassengers, parts: Parts, manner: Manner, closed: ClosedAirport): string {
  const said = { holderName: '', airport: named(closed.airport, parts), since: closed.since };
  return joined(parts.sentences, [
    datedText(messages, manner, messages.airportClosed, said),
    movedText(parts, messages.movedTo.airport, closed.successors),
  ]);
}

function movedText(parts: Parts, message: Message<'successors'>, codes: readonly NamedCode[]): string {
  const successors = joined(
    parts.and,
    codes.map((code) => named(code, parts)),
  );
  return successors && fill(message, { successors });
}

/** Of a date as YYYY, YYYY-MM or YYYY-MM-DD; '' where it is not known. */
function datedText(
  { year }: NotForPassengers,
  manner: Manner,
  { undated, since }: Dated,
  said: Readonly<Record<Of | 'since', string>>,
): string {
  const date = said.since;
  const written = date.includes('-') ? monthText(date, manner) : fill(year, { year: date });
  return fill(date ? since : undated, { ...said, since: written });
}
