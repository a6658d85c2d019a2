/** Texts of a result's headline: its figure before everything else. */
export const HEADLINE = {
  label: 'The figure',
  cabins: 'Cabin',
  noFigure: 'no figure',
  notOnBoard: 'not on board',
  link: 'How it is made up, and how sure it is',
  along: 'Quote it',
  options: 'Who flies it',
  others: 'Compare with another tool',
} as const;
