import type { Tables } from '@tim/reference-data';
import { upperCaseCode } from '@tim/notation';
import { plainHeader } from '../columns/plain-header.ts';

/** What is known of an aircraft or an operator that is not of an airline. */
type NotByAirline = Tables['listCodes']['notByAirline'][number];

/** What a text says of a flight: that it is none of an airline, and whether airlines fly such aircraft too. */
export type NoAirline = Pick<NotByAirline, 'kind' | 'isFlownByAirlinesToo'>;

/** Words of a text at most. */
const MOST_WORDS = 8;

/** The words of a text joined from each of them on: "Cessna Citation XLS", "Citation XLS", "XLS". */
const tailsOf = (text: string): readonly (readonly string[])[] => {
  const words = text
    .split(/[^\p{L}\p{N}]+/u, MOST_WORDS)
    .map(plainHeader)
    .filter((word) => word !== '');
  return words.map((_, at) => words.slice(at));
};

/**
 * Reads what stands for an aircraft, or for who operates it: "GLF6", "Cessna Citation XLS", "TRN"; "NetJets Europe", "NJE".
 *
 * @param rows - what is known of aircraft and operators that are not of airlines
 */
export function noAirlineReader(rows: readonly NotByAirline[]) {
  const [aircraftCodes, aircraftNames] = [named(rows, 'aircraft-code'), named(rows, 'aircraft-name')];
  const [operatorCodes, operatorNames] = [named(rows, 'operator-code'), named(rows, 'operator-name')];
  return {
    /** A name of an aircraft has its version behind it: "PC-12NG". */
    ofAircraft: (text: string): NoAirline | undefined =>
      aircraftCodes.get(upperCaseCode(text)) ??
      tailsOf(text).reduce<NoAirline | undefined>(
        (found, tail) => found ?? longestStart(aircraftNames, tail.join('')),
        undefined,
      ),
    /** A name of an operator begins with whole words: "Jet Club Ltd" is, "Jet Clubs" is not. */
    ofOperator: (text: string): NoAirline | undefined => {
      const [words = []] = tailsOf(text);
      const starts = words.map((_, at) => words.slice(0, at + 1).join(''));
      return operatorCodes.get(upperCaseCode(text)) ?? starts.map((start) => operatorNames.get(start)).find(Boolean);
    },
  };
}

const named = (rows: readonly NotByAirline[], what: NotByAirline['what']): ReadonlyMap<string, NoAirline> =>
  new Map(rows.flatMap((row) => (row.what === what ? [[row.text.replaceAll(' ', ''), row] as const] : [])));

/** The shortest name [letters]. */
const SHORTEST = 3;

function longestStart(names: ReadonlyMap<string, NoAirline>, text: string): NoAirline | undefined {
  for (let length = text.length; length >= SHORTEST; length--) {
    const found = names.get(text.slice(0, length));
    if (found) return found;
  }
  return undefined;
}
