import type { ClosedAirport, NamedCode, NotForPassengers, Unavailable } from '@tim/estimator';
import { monthWords } from './month.ts';
import { named } from './named.ts';

type Found = NotForPassengers & Pick<Unavailable, 'value'>;

const listed = (codes: readonly NamedCode[]): string => codes.map(named).join('と');
const since = (date: string): string => (date === '' ? '現在' : `${monthWords(date)}以降`);
const goesOn = ({ successors }: Found, what: string): string =>
  successors.length === 0 ? '' : `${what}は${listed(successors)}に引き継がれました。`;

/** What is known of a carrier, a number or a carrier's route; each reason has the words that the rules can give it. */
const WORDS: ReadonlyMap<string, Readonly<Partial<Record<NotForPassengers['of'], (found: Found) => string>>>> = new Map(
  Object.entries<Readonly<Partial<Record<NotForPassengers['of'], (found: Found) => string>>>>({
    CARRIES_FREIGHT: {
      carrier: ({ holderName }) => `${holderName}は貨物専用で、旅客を運びません。`,
      number: ({ holderName, value }) =>
        `${holderName}の便名${value}は、旅客のいない便（貨物便または回送便）の番号です。`,
      route: ({ holderName }) => `この路線で確認されている${holderName}の便は、すべて旅客のいない便です。`,
    },
    NO_LONGER_FLIES: {
      carrier: (found) =>
        `${found.holderName}は、このコードでは${since(found.since)}運航していません。${goesOn(found, '便')}`,
      route: (found) =>
        `${found.holderName}は、この路線を${since(found.since)}運航していません。${goesOn(found, 'この路線の便')}`,
    },
    SOLD_UNDER_ANOTHER_CODE: {
      number: ({ holderName, value }) =>
        `便名${value}は${holderName}の運航ではなく、他社の便をこの番号で販売しているものです。運航する航空会社の便名でお調べください。`,
      route: ({ holderName }) =>
        `この路線で確認されている${holderName}の便は、すべて他社の運航です。運航する航空会社の便名でお調べください。`,
    },
  }),
);

/** Since when an airport is closed, and where its flights went. */
function closedWords({ airport, since: date, successors }: ClosedAirport): string {
  const closed = `${named(airport)}は、${since(date)}旅客は利用できません。`;
  return successors.length === 0 ? closed : `${closed}便は${listed(successors)}に移りました。`;
}

/** Why nobody can take a flight, and where its passengers go; '' of any other reason. */
export function notForPassengersWords({
  reason,
  value,
  notForPassengers,
}: Pick<Unavailable, 'reason' | 'value' | 'notForPassengers'>): string {
  if (!notForPassengers) return '';
  const found: Found = { ...notForPassengers, value };
  const { closedAirport, successors, holderName } = found;
  if (closedAirport) return closedWords({ airport: closedAirport, since: found.since, successors });
  if (reason === 'ROUTE_CLOSED') return `この路線は、${since(found.since)}${holderName}が運航できなくなっています。`;
  return WORDS.get(reason)?.[found.of]?.(found) ?? '';
}

/** The same beside what is typical of one of its routes. */
export const closedAirportWords = (closed: ClosedAirport): string =>
  `${closedWords(closed)}数値は同じ都市または近隣の別の空港のものです。`;
