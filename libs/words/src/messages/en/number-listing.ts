/** When a flight number was last entered in the list of flights, or where it is listed. */
export const NUMBER_LISTING = {
  notListed: 'Not in our list of flights on this route.',
  enteredIn: 'Its entry in our list of flights was last updated in {month}.',
  enteredBefore: 'Its entry in our list of flights was last updated before {month}.',
  route: '{origin} to {destination}',
  listed: 'It is listed {routes}.',
  /** Where too many routes have it to name them all. */
  listedAndMore: {
    one: 'It is listed {routes} and on {count} more.',
    other: 'It is listed {routes} and on {count} more.',
  },
  carrierInDoubt: 'Whether its airline carries passengers today is not known.',
} as const;
