import {
  citiesWithFlights,
  isClearlyLess,
  journeysOf,
  nearestPlaces,
  onlineOf,
  rankPlaces,
  totalAt,
  type Journeys,
  type MeetingQuestion,
  type RankedPlace,
  type Ranking,
} from '@tim/meet';
import { once } from '../../../once.ts';
import type { MeetingAnswer, MeetWork, NearPlace, ShownPlace, Unconnected } from '../../meet-types.ts';
import type { MeetData } from './meet-data.ts';
import { meetingRecord } from './meeting-record.ts';
import { meetingCsv, meetingXlsx } from './meeting-rows.ts';
import { knownCode, namedPlace, writtenName } from './place-words.ts';
import { readMeeting } from './read-meeting.ts';

/** Places of an answer where none are named. */
const MOST_RANKED = 10;
/** Cities near a place. */
const MOST_NEAR = 4;
const MOST_LOOKED_AT = 30;
/** Homes named as those without a way. */
const MOST_UNCONNECTED = 3;

/** A question with what answers more about it. */
type Asked = {
  readonly question: MeetingQuestion;
  readonly answer: MeetingAnswer;
  readonly cities: readonly string[];
  readonly journeys: Journeys;
};

/**
 * One meeting at a time.
 *
 * @param onProgress - told the places done
 */
export function createMeetings(
  loadData: (findIndex: string) => Promise<MeetData>,
  onProgress: (places: number) => void,
): MeetWork {
  const loadOnce = once(loadData);
  let data: MeetData | undefined;
  let asked: Asked | undefined;
  const loaded = (): MeetData => {
    if (!data) throw new Error('There is no data to answer by.');
    return data;
  };
  const done = (): Asked => {
    if (!asked) throw new Error('There is no meeting that was answered.');
    return asked;
  };
  return {
    load: async (findIndex) => {
      data = await loadOnce(findIndex);
    },
    read: async (typed) => readMeeting(typed, loaded().places),
    rank: async (question) => {
      asked = answered(question, loaded(), onProgress);
      return asked.answer;
    },
    near: async (code) => nearPlaces(code, done(), loaded()),
    csv: async (isForSpreadsheets) => meetingCsv(done().answer, isForSpreadsheets),
    xlsx: async () => meetingXlsx(done().answer),
    record: async () => meetingRecord(done().question, done().answer, loaded()),
  };
}

function answered(question: MeetingQuestion, data: MeetData, onProgress: (places: number) => void): Asked {
  const { tables, places: search, markets, made } = data;
  const { homes, among } = question;
  const cities = candidates(question, data);
  const journeys = journeysOf({ ...question, isToItsOwnAirports: among.length === 0 }, tables, markets);
  const places = among.length === 0 ? cities : among;
  const most = among.length === 0 ? MOST_RANKED : among.length;
  const steps = rankPlaces({ homes, online: onlineOf(question), places, most }, journeys);
  let step = steps.next();
  while (step.done !== true) {
    onProgress(step.value);
    step = steps.next();
  }
  const ranking = step.value;
  const [first] = ranking.places;
  const answer = {
    places: ranking.places.map((place) => shown(place, first, data)),
    names: Object.fromEntries(homes.map(({ code }) => [code, namedPlace(code, search).name])),
    written: Object.fromEntries(
      [...homes.map(({ code }) => code), ...among].map((code) => [code, writtenName(code, search)]),
    ),
    considered: places.length,
    unreached: ranking.unreached.length,
    unconnected: unconnectedHomes(ranking, data),
    made,
  };
  return { question, answer, cities, journeys };
}

/** The cities with most flights, and those where somebody lives. */
function candidates({ homes }: MeetingQuestion, { tables, places }: MeetData): readonly string[] {
  const { airports } = tables;
  const cityOf = (code: string) => airports.find(code)?.cityCode ?? code;
  const cities = new Set([...citiesWithFlights(tables), ...homes.map(({ code }) => cityOf(code))]);
  return [...new Set([...cities].map((code) => knownCode(code, places, tables)))];
}

function shown(place: RankedPlace, first: RankedPlace | undefined, { places }: MeetData): ShownPlace {
  return { ...namedPlace(place.code, places), ...place, isClear: first !== undefined && isClearlyLess(first, place) };
}

function unconnectedHomes({ unreached }: Ranking, { places }: MeetData): readonly Unconnected[] {
  const counts = new Map<string, number>();
  for (const { from } of unreached) counts.set(from, (counts.get(from) ?? 0) + 1);
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MOST_UNCONNECTED)
    .map(([code, count]) => ({ ...namedPlace(code, places), places: count }));
}

/** The nearest cities to which everybody has a way. */
function nearPlaces(code: string, { question, answer, cities, journeys }: Asked, data: MeetData): readonly NearPlace[] {
  const [first] = answer.places;
  const of = { homes: question.homes, online: onlineOf(question) };
  const near: NearPlace[] = [];
  for (const { code: other, km } of nearestPlaces(code, cities, data.tables, MOST_LOOKED_AT)) {
    const total = totalAt(other, of, journeys);
    if (!('from' in total)) near.push({ ...shown(total, first, data), km });
    if (near.length === MOST_NEAR) break;
  }
  return near;
}
