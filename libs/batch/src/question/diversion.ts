import { readPlace, type Journey, type PlaceReading } from './read-places.ts';
import { plainHeader } from '../columns/plain-header.ts';
import { cellsOf, type RemarkRow } from './remarks.ts';
import { saidYes } from './row-kinds.ts';
import type { Texts } from './row-question.ts';

/** What a status says of a flight that landed elsewhere, in plain letters. */
const DIVERTED = new Set(
  'diverted diversion umgeleitet ausgewichen deroute deroutee desviado desviada dirottato dirottata omgeleid uitgeweken ダイバート'
    .split(' ')
    .map(plainHeader),
);

/** A journey as it was flown, and whether its last flight landed elsewhere than planned; `unknown` where the row does not say where. */
export type FlownJourney = { readonly journey: Journey; readonly diverted?: 'known' | 'unknown' };

/**
 * The journey with the airport where its last flight landed.
 *
 * @throws Fault when that airport is not known, or its name may mean several
 */
export function flownJourney(journey: Journey, text: Texts, row: RemarkRow & PlaceReading): FlownJourney {
  const cell = text('diversion');
  const isYes = saidYes(cell);
  const landed = isYes === undefined ? readPlace('diversion', cell, row) : undefined;
  const [from, planned] = journey.pairs.at(-1) ?? [];
  if (landed === undefined) {
    return isYes === true || hasDivertedStatus(row) ? { journey, diverted: 'unknown' } : { journey };
  }
  if (landed === planned) return { journey };
  // Where it turned round, nobody says.
  if (landed === from) return { journey, diverted: 'unknown' };
  const pairs = journey.pairs.map((pair, at) => (at === journey.pairs.length - 1 ? ([from, landed] as const) : pair));
  return { journey: { ...journey, pairs }, diverted: 'known' };
}

const hasDivertedStatus = (row: RemarkRow): boolean =>
  cellsOf('status', row).some((status) => DIVERTED.has(plainHeader(status)));
