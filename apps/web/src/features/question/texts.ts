/** Which journey a figure is of: said wherever it goes, because half of a return looks like a mistake. */
export const JOURNEYS = { oneWay: 'one way', return: 'return', allLegs: 'all legs' } as const;

/** Who fly. */
export const PEOPLE = {
  inOne: { one: 'one person in {cabin}', other: '{count} people in {cabin}' },
  inCabin: '{count} in {cabin}',
  severalList: { next: '{before}, {after}', last: '{before} and {after}' },
  shortInOne: { one: '1 person, {cabin}', other: '{count} people, {cabin}' },
  short: '{count} {cabin}',
  /** Below the places of a question. */
  asked: '{before} · {after}',
  airline: 'in the list {airline} alone',
} as const;

/** What is asked, in one line. */
export const SUBJECT = {
  route: '{origin} to {destination}',
} as const;

/** How many people fly. */
export const PEOPLE_FIELD = {
  people: 'People',
  count: { one: '1 person', other: '{count} people' },
  inCabin: 'People in {cabin}',
  rule: 'A whole number from 1 to {most}, together',
  fewer: '{label}: one less',
  more: '{label}: one more',
  split: 'In different cabins',
  together: 'All in one cabin',
} as const;
