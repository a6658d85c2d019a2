/** What the element says beside the figure's own words; another language has the same in a file beside this one. */
export const EMBED_TEXTS = {
  /** What the element is, for a screen reader. */
  label: 'Emissions of this journey',
  loading: 'Looking up the emissions',
  incomplete:
    'Give from and to, and for a flight its number and date: from="ZRH" to="BOS" flight="LX52" date="2027-01-10".',
  /** A link to the working. */
  working: 'How this figure is computed',
  /** Why there is no figure, by the answer's code. */
  reasons: {
    UNKNOWN_AIRPORT: 'one of the airports is not known.',
    UNKNOWN_CARRIER: 'the airline is not known.',
    CARRIER_NOT_ON_ROUTE: 'the airline is not known to fly this route.',
    NO_KNOWN_SERVICE: 'no airline is known to fly this route.',
    DATE_OUT_OF_WINDOW: 'flights are estimated from today to a year ahead.',
    UNKNOWN_FLIGHT_NUMBER: 'the flight number is not known.',
    NO_SUCH_CABIN: 'there is no such cabin on board.',
  },
  /** For any other reason. */
  unknown: 'this flight or route is not known.',
} as const;
