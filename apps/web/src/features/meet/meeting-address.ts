import { cabinLetter, readCabin } from '@tim/itinerary';
import { MEETING_LIMITS, peopleOf, type MeetingQuestion } from '@tim/meet';

const MOST_ONLINE_PERCENT = 90;

const PARAMETERS = ['from', 'among', 'cabin', 'way', 'land', 'online'] as const;
export type MeetingParameter = (typeof PARAMETERS)[number];

/** What of an address is no question of a meeting. */
export type QuestionProblem = { readonly parameter: MeetingParameter };

/** Write a question: "from=ZRH-12.BOS-4"; what goes without saying is left out. `parseMeeting` reads it back. */
export function formatMeeting(question: MeetingQuestion): string {
  const { homes, among, cabin, isReturn, isByLandLeftOut, onlinePercent } = question;
  const parts: [MeetingParameter, string][] = [
    ['from', homes.map(({ code, people }) => `${code}-${people}`).join('.')],
    ['among', among.join('.')],
    ['cabin', cabin === 'economy' ? '' : cabinLetter(cabin)],
    ['way', isReturn ? '' : 'out'],
    ['land', isByLandLeftOut ? 'out' : ''],
    ['online', onlinePercent === 0 ? '' : String(onlinePercent)],
  ];
  return new URLSearchParams(parts.filter(([, value]) => value !== '')).toString();
}

/** Read an address; undefined where it asks nothing. */
export function parseMeeting(address: URLSearchParams): MeetingQuestion | QuestionProblem | undefined {
  if (!address.has('from')) return undefined;
  const homes = readFrom(address.get('from') ?? '');
  if (homes === undefined) return { parameter: 'from' };
  const among = readAmong(address.get('among') ?? '');
  if (among === undefined) return { parameter: 'among' };
  const cabin = readCabin(address.get('cabin') ?? 'e');
  if (cabin === undefined) return { parameter: 'cabin' };
  const [way, land] = [address.get('way') ?? '', address.get('land') ?? ''];
  if (!['', 'out'].includes(way)) return { parameter: 'way' };
  if (!['', 'out'].includes(land)) return { parameter: 'land' };
  const online = address.get('online') ?? '0';
  if (!/^\d{1,2}$/.test(online) || Number(online) > MOST_ONLINE_PERCENT) return { parameter: 'online' };
  return {
    homes,
    among,
    cabin,
    isReturn: way === '',
    isByLandLeftOut: land === 'out',
    onlinePercent: Number(online),
  };
}

function readFrom(text: string): MeetingQuestion['homes'] | undefined {
  const homes = text.split('.').map((part) => {
    const [, code = '', people = ''] = /^([A-Z]{3})-([1-9]\d{0,3})$/.exec(part) ?? [];
    return { code, people: Number(people) };
  });
  const isEachOnce = new Set(homes.map(({ code }) => code)).size === homes.length;
  const isRight = homes.every(({ code }) => code !== '') && isEachOnce;
  return isRight && homes.length <= MEETING_LIMITS.homes && peopleOf(homes) <= MEETING_LIMITS.people
    ? homes
    : undefined;
}

function readAmong(text: string): readonly string[] | undefined {
  const codes = text === '' ? [] : text.split('.');
  const isRight = codes.every((code) => /^[A-Z]{3}$/.test(code)) && new Set(codes).size === codes.length;
  return isRight && codes.length <= MEETING_LIMITS.places ? codes : undefined;
}
