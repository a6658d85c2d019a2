/** Why a carrier’s route is taken to be flown today, or not. */
export const STANDING = {
  'airport-without-passengers': '{airportCode} is {use}: no flight there can be booked.',
  /** `{use}` of an airport without passengers. */
  uses: {
    military: 'a military airfield',
    closed: 'closed',
    freight: 'for freight',
    'general-aviation': 'for business jets and small aircraft',
  },
  'reported-lately': 'Flights were reported up to {month}.',
  'reported-no-more': 'No flights were reported in the time up to {month}.',
  'entered-lately': 'A flight number was last updated in our list of flights in {month}.',
  'entered-since': 'A flight number was last updated in our list of flights in {month}, none since.',
  'entered-one-way':
    'Its entry in our list of flights was last updated in {month}: long ago, or in one direction only.',
  'flown-by-sister': 'Its sister airline {carrierCode} flies it.',
  'scheduled-on-day': 'A schedule has it.',
  'scheduled-for-number': 'A schedule has it.',
  'scheduled-on-route': 'A schedule has it.',
  'route-compiled': 'Recorded by hand for this airline and route.',
  'sells-no-seats': 'The airline flies for others, charters or freight: it sells no seats under its code.',
  'seen-lately': 'Seen at San Francisco.',
  'foreign-domestic': 'Within a country in which the airline may sell no seats.',
  'no-fitting-aircraft': 'None of the airline’s aircraft reaches so far or may land there.',
  'between-foreign-countries': 'Between two countries that are not the airline’s.',
  'flown-in-2022': 'Flown in 2022; its flight numbers are older than the list’s history.',
  'hardly-flown-in-2022': 'Hardly flown in 2022, and not updated in our list of flights since.',
  'flown-in-2016-17': 'Flown in 2016 and 2017; nothing later is known.',
  'listed-alone': 'In the list of flights for years, and no more is known of it.',
} as const;
