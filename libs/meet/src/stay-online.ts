import type { Home } from './meeting.ts';

/**
 * Who takes part online: those whose journeys emit most. Of journeys that emit the same, the home's place in the meeting decides.
 *
 * @param perPerson - of one person of each home [g CO2e]; Infinity where no way is known
 * @param online - how many people
 * @returns how many of each home's people take part online, in the order of the homes
 */
export function stayOnline(homes: readonly Home[], perPerson: readonly number[], online: number): readonly number[] {
  const stay = homes.map(() => 0);
  let left = online;
  const order = homes.map((_, at) => at).toSorted((a, b) => (perPerson[b] ?? 0) - (perPerson[a] ?? 0) || a - b);
  for (const at of order) {
    if (left === 0) break;
    stay[at] = Math.min(left, homes[at]?.people ?? 0);
    left -= stay[at];
  }
  return stay;
}

/** What those who come emit together [g CO2e]; Infinity where somebody has no way. */
export function sumOfThoseWhoCome(homes: readonly Home[], perPerson: readonly number[], online: number): number {
  const stay = online === 0 ? undefined : stayOnline(homes, perPerson, online);
  let sum = 0;
  for (const [at, { people }] of homes.entries()) {
    const come = people - (stay?.[at] ?? 0);
    if (come > 0) sum += come * (perPerson[at] ?? 0);
  }
  return sum;
}
