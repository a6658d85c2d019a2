/**
 * IATA's service types with passengers on board: scheduled (J S Q G B R) and charter (C O L). Source: IATA SSIM, appendix C.
 */
const PASSENGER_SERVICES = 'JSQGBRCOL';

/** A longer period is taken for a mistake [days]. Our choice: two years. */
const LONGEST_PERIOD_DAYS = 731;

type Reason = {
  /** SQL of when it holds. */
  readonly where: string;
  readonly reason: string;
  /** SQL of the text that shows it. */
  readonly example: string;
};

/** Why a row is not used: the first that holds. */
export const REASONS: readonly Reason[] = [
  {
    where: 'number_found is null',
    reason: 'no flight number: neither digits after the airline’s code, nor such a callsign',
    example: "flight || ' ' || callsign",
  },
  {
    where: 'carrier_found is null',
    reason: 'an airline that is not in the carriers table',
    example: "carrier || ' ' || prefix",
  },
  { where: 'origin_found is null', reason: 'an origin that is not in the airports table', example: 'origin' },
  {
    where: 'destination_found is null',
    reason: 'a destination that is not in the airports table',
    example: 'destination',
  },
  { where: 'origin_found = destination_found', reason: 'origin and destination are the same', example: 'origin' },
  {
    where: `service <> '' and not contains('${PASSENGER_SERVICES}', upper(service))`,
    reason: 'a service type that carries no passengers',
    example: 'service',
  },
  {
    where: 'from_day is null or to_day is null',
    reason: 'a date, period or season that cannot be read',
    example: `concat_ws(' ', departed, date, season, "from", "to")`,
  },
  {
    where: 'to_day < from_day',
    reason: 'a period that ends before it begins',
    example: `concat_ws(' ', "from", "to")`,
  },
  {
    where: `to_day - from_day > ${LONGEST_PERIOD_DAYS}`,
    reason: 'a period of more than two years',
    example: `concat_ws(' ', "from", "to")`,
  },
  {
    where: "not regexp_full_match(days, '[0-7 ._-]*[1-7][0-7 ._-]*')",
    reason: 'days of operation that are not of 1 to 7',
    example: 'days',
  },
  { where: "type || registration = ''", reason: 'no aircraft', example: "''" },
  {
    where: "type_found is null and type = ''",
    reason: 'a registration that is not in registrations.csv',
    example: 'registration',
  },
  {
    where: 'type_found is null',
    reason: 'an aircraft code that is not known, or means several types',
    example: 'type',
  },
];
