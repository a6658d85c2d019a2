import { upperCaseCode } from '@tim/notation';
import { readCabin, type TripCabin } from './cabins.ts';
import { formatPeople, ONE_PERSON, readPeople, type People, type ReadPeople } from './people.ts';

/** What is asked beside the flights themselves: the same on every page, and part of every address. */
export type Question = {
  /** The one to show; undefined: the first that has a figure. */
  readonly cabin: TripCabin | undefined;
  readonly people: People;
  /** There and back. */
  readonly isReturn: boolean;
  /** The IATA code of the one airline whose flights are listed; empty for all. */
  readonly airline: string;
};

/** The parameters of an address, each empty where it is left out. */
export type QuestionParameters = Readonly<Record<QuestionParameter, string>>;
export type QuestionParameter = (typeof QUESTION_PARAMETERS)[number];
export const QUESTION_PARAMETERS = ['cabin', 'people', 'journey', 'airline'] as const;

/** A parameter that says nothing as it is written. */
export type QuestionProblem = { readonly parameter: QuestionParameter; readonly written: string };

export const USUAL_QUESTION: Question = { cabin: undefined, people: ONE_PERSON, isReturn: false, airline: '' };

const RETURN = 'return';
const ONE_WAY = 'one-way';

/**
 * Read a question's parameters. One that says nothing as it is written is named, and counts as left out. People who are all in one
 * cabin are asked about in that.
 *
 * Never throws.
 */
export function parseQuestion(written: QuestionParameters): {
  readonly question: Question;
  readonly problems: readonly QuestionProblem[];
} {
  const cabin = readCabin(written.cabin);
  const read = readPeople(written.people.trim());
  const journey = written.journey.trim().toLowerCase();
  const airline = readAirline(written.airline);
  const isWrong: Readonly<Record<QuestionParameter, boolean>> = {
    cabin: written.cabin !== '' && cabin === undefined,
    people: read === undefined,
    journey: !['', RETURN, ONE_WAY].includes(journey),
    airline: written.airline !== '' && airline === '',
  };
  const { cabin: theirCabin, ...people }: ReadPeople = read ?? ONE_PERSON;
  return {
    question: {
      cabin: theirCabin ?? cabin,
      people,
      isReturn: journey === RETURN,
      airline,
    },
    problems: QUESTION_PARAMETERS.filter((parameter) => isWrong[parameter]).map((parameter) => ({
      parameter,
      written: written[parameter],
    })),
  };
}

/** Write a question; `parseQuestion` reads it back unchanged. What goes without saying is left out. */
export function formatQuestion({ cabin, people, isReturn, airline }: Question): QuestionParameters {
  return { cabin: cabin ?? '', people: formatPeople(people), journey: isReturn ? RETURN : '', airline };
}

/** The code that a text is; empty where it is none. */
export function readAirline(written: string): string {
  const code = upperCaseCode(written.trim());
  return /^[A-Z0-9]{2}$/.test(code) ? code : '';
}
