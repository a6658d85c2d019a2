import { andList, OWN_LANGUAGE } from '@tim/languages';

const people = (count: number, written: string): string => `${written} ${count === 1 ? 'person' : 'people'}`;

/** What is wrong with what was typed, and what to do about it. */
const PROBLEMS = {
  empty: 'Say who comes from where, such as “Zurich 12, Boston 4”.',
  unknown: (text: string) =>
    `We know no place “${text}”. Write its name in another way, or its airport’s code of three letters.`,
  number: (text: string) => `Nobody comes from “${text}”: its number is 0. Take the place out, or say how many.`,
  'unclear-number': (text: string) =>
    `“${text}”: write how many people in plain digits next to one place, such as “Zurich 12”.`,
  ambiguous: (text: string) => `“${text}” may be several places: choose below.`,
  'too-many-people': (most: string) => `At most ${most} people.`,
  'too-many-homes': (most: string) => `At most ${most} places that people come from.`,
  'too-many-places': (most: string) => `At most ${most} places to choose from.`,
} as const;

/** Texts of the page that finds where to meet. */
export const MEET = {
  title: 'Where to meet',
  description:
    'Where should a group meet? The places to which everybody’s flights emit least together, ranked, with ranges.',
  introduction:
    'Say who comes from where. You get the places to which everybody’s flights emit least together, and which of them cannot be told apart.',
  privacy:
    'Everything is computed on your device: who comes from where is not sent anywhere. The data for it, about 2 MB, is loaded when you ask.',
  withoutScript:
    'Finding a place needs JavaScript, which is switched off in this browser: it is computed on your device. Everything else on this site can be read without it.',
  late: 'This page has not loaded yet, perhaps because of the connection. Until it has, no place can be found.',
  form: {
    label: 'Meeting',
    changeHeading: 'Change the meeting',
    homes: 'People and where they come from',
    homesHint: 'Cities or airports with numbers, on one line or one a line. A name alone is one person.',
    example: 'Fill in an example',
    exampleText: 'Zurich 5, London 3, Boston 2, Nairobi 1, Tokyo 1',
    among: 'Only among these places (optional)',
    amongHint: 'Names or codes, parted by commas. If it is empty, we take the 600 cities with most flights.',
    wayLabel: 'There and back, or one way',
    ways: { return: 'There and back', oneWay: 'One way' },
    cabin: 'Cabin',
    byLand: (km: string) => `Leave out journeys below ${km}: by land, not counted`,
    byLandNote: 'Trains and buses are not ours to compute. What is left out emits something all the same.',
    submit: 'Find places',
    which: (text: string) => `Which place is “${text}”?`,
    open: 'not chosen',
    problem: PROBLEMS,
  },
  wrongTitle: 'The address holds no meeting that we can read.',
  wrong: {
    from: 'from: codes with numbers, as in ZRH-12.BOS-4, each code once, at most 60 places and 2000 people.',
    among: 'among: codes, as in PAR.LON, each once, at most 100.',
    cabin: 'cabin: e, p, b or f.',
    way: 'way: out, for one way, or nothing.',
    land: 'land: out, to leave out journeys by land, or nothing.',
    online: 'online: a percentage from 0 to 90.',
  },
  loading: 'Loading the data',
  reading: 'Reading the places',
  progress: (done: string, all: string) => `${done} of ${all} places`,
  progressLabel: 'Places looked at',
  stop: 'Stop',
  stopped: 'Stopped. Nothing was kept.',
  again: 'Find places again',
  failed: 'The places could not be computed. Check the connection and try again; what you typed is still here.',
  people,
  place: (name: string, country: string) => (country === '' ? name : `${name}, ${country}`),
  result: {
    heading: (place: string) => `Meet in ${place}`,
    about: (kilograms: string) => `About ${kilograms} CO2e`,
    nobodyFlies: 'Nobody flies',
    forWhom: (who: string, isReturn: boolean, cabin: string) =>
      `for ${who}, ${isReturn ? 'there and back' : 'one way'}, ${cabin}`,
    withOnline: (who: string, online: string) => `${who} (${online} more online)`,
    between: (low: string, high: string) => `between ${low} and ${high}`,
    unclear: (places: readonly string[]) =>
      `No clear difference from ${andList(places, OWN_LANGUAGE)}: choose among them by what else counts.`,
    unclearMany: (count: number) =>
      `No clear difference from ${count} of the others: choose among them by what else counts.`,
    clear: (place: string) => `Clearly less than the next, ${place}.`,
    alone: 'It is the only place that everybody can fly to.',
    none: 'There is no place to which flights are known for everybody, direct or with one change.',
    announcement: (place: string, kilograms: string) => `${place}: ${kilograms} of CO2 equivalent for everybody.`,
    ranking: 'Places, lowest first',
    more: (kilograms: string) => `${kilograms} more`,
    notClear: 'no clear difference from the first',
    lowest: 'lowest',
    show: (place: string) => `Show ${place} in detail`,
    unreached: (places: string, all: string) =>
      `Of ${all} places, ${places} are left out: to their airports somebody has no known flights, direct or with one change.`,
    unreachedFrom: (homes: readonly string[]) => `Flights are missing most often from ${andList(homes, OWN_LANGUAGE)}.`,
    unreachedByLand: 'A place near a home counts all the same if journeys by land are left out.',
    homeWithPlaces: (home: string, places: string) => `${home} (${places})`,
  },
  map: {
    label: (place: string) => `Map of the ways to ${place}`,
    caption: (kilometres: string) =>
      `Great circles from each home, ${kilometres} in all, one way, without changes. Land: Natural Earth.`,
    missing: 'The map could not be loaded. The figures do not need it.',
  },
  homes: {
    heading: (place: string) => `To ${place}, home by home`,
    from: 'From',
    people: 'People',
    each: 'Each, kg CO2e',
    together: 'Together, kg CO2e',
    all: 'Everybody',
    local: 'lives there',
    'by-land': 'by land, not counted',
    unknown: 'no flights known',
    online: (count: string) => `${count} online`,
    howMade: (from: string, to: string) => `${from} to ${to} in the calculator`,
    note: 'Typical of all airlines on the route, with changes where people change: the figures of the calculator.',
  },
  near: {
    heading: (place: string) => `Near ${place}`,
    away: (kilometres: string) => `${kilometres} away`,
    more: (kilograms: string) => `${kilograms} more`,
    less: (kilograms: string) => `${kilograms} less`,
    same: 'the same',
    none: 'No city nearby can be reached by everybody.',
    loading: 'Computing',
  },
  online: {
    heading: 'Who had better take part online?',
    farthest: (place: string) => `These have the most to ${place}:`,
    each: (who: string, kilograms: string, percent: string) =>
      `${who}, ${kilograms} each: ${percent} of what everybody emits`,
    share: 'People who take part online',
    nobody: 'nobody',
    percent: (number: string) => `${number} %`,
    note: 'At each place those stay at home whose journeys there emit most, and the places are ranked anew. What meeting online emits is not counted.',
    saved: (who: string, kilograms: string) => `${who} at home: ${kilograms} less than if everybody came.`,
    from: (who: string, home: string) => `${who} from ${home}`,
  },
  keep: {
    heading: 'Keep it',
    saveCsv: 'Download CSV',
    saveXlsx: 'Download for Excel',
    saveRecord: 'Download record',
    print: 'Print',
    forSpreadsheets: 'For a spreadsheet: an apostrophe before cells that it would run as a formula',
    note: 'The CSV has a row for each place and home. The record, as JSON, holds the question, the method, the data with its sources, and every figure. The address of this page keeps the question.',
    fileName: 'meeting',
  },
  range: {
    heading: 'How sure is it?',
    text: 'Between the ends in 8 of 10 meetings, as far as we can tell. People from one place are off alike, those from different places each on their own. A difference is clear if it is more than both totals may be off together.',
    method: 'How figures are made',
  },
} as const;
