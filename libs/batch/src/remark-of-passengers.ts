/** Longer remarks say more than that [letters]. */
const LONGEST_REMARK = 100;

/** "2 pax", "3 Personen", "4名": all of a part of a remark. */
const PASSENGERS =
  /^(\d{1,3}) ?(?:pax|passengers?|travell?ers?|people|persons?|passagiere?|personen|reisende|passagers?|voyageurs?|personnes?|pasajeros?|viajeros?|personas?|passeggeri|viaggiatori|persone|reizigers?|passageiros?|pessoas?|名様?|人)$/i;

/** How many passengers the remarks on a row say that there are; undefined where none does, or they contradict each other. */
export function remarkOfPassengers(remarks: readonly string[]): number | undefined {
  const parts = remarks.flatMap((remark) => (remark.length > LONGEST_REMARK ? [] : remark.split(/[,;()/|]/)));
  const [count, ...others] = new Set(parts.flatMap((part) => PASSENGERS.exec(part.trim())?.[1] ?? []).map(Number));
  return count === undefined || count === 0 || others.length > 0 ? undefined : count;
}
