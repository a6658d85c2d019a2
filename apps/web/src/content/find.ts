/** What the lists of the calculator's fields say. */
export const FIND = {
  allAirports: 'All airports',
  /** Heard when a list changes. */
  found: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
} as const;
