import { sqlFile } from './database.ts';

/**
 * Columns of a flight leg record, record type 3, from 1. Source: IATA Standard Schedules Information Manual, chapter 7, 7.5.3
 * (March 2011), each record 200 bytes.
 */
export const LEG_COLUMNS = {
  carrier: [3, 5],
  flight: [6, 9],
  service: [14, 14],
  from: [15, 21],
  to: [22, 28],
  days: [29, 35],
  rate: [36, 36],
  origin: [37, 39],
  departure: [44, 47],
  variation: [48, 52],
  destination: [55, 57],
  type: [73, 75],
  seats: [173, 192],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;

const legText = (field: keyof typeof LEG_COLUMNS) => {
  const [first, last] = LEG_COLUMNS[field];
  return `trim(substring(text, ${first}, ${last - first + 1}))`;
};

/** Minutes of a time HHMM. */
const minutes = (text: string) => `(try_cast(left(${text}, 2) as int) * 60 + try_cast(right(${text}, 2) as int))`;

/** The lines of a file, unsplit: the delimiter is a character that no schedule has. */
export const linesOf = (path: string): string =>
  `read_csv(${sqlFile(path)}, columns = {'text': 'VARCHAR'}, header = false, auto_detect = false, delim = chr(1), quote = '', escape = '')`;

/**
 * The flight legs of a file in the format of SSIM chapter 7, as rows of texts. Where the carrier record (type 2, column 2) says
 * that times are UTC, `shift` has the days between the UTC date and the local one. `departure_hour` is the hour in UTC.
 */
export function ssimRows(path: string): string {
  const departure = minutes(legText('departure'));
  const aheadOfUtc = `${minutes(`right(${legText('variation')}, 4)`)} * if(left(${legText('variation')}, 1) = '-', -1, 1)`;
  const isUtc = `${legText('carrier')} in (select carrier from utc)`;
  return `
    with lines as (select row_number() over () as line, text from ${linesOf(path)}),
    utc as (select distinct trim(substring(text, 3, 3)) as carrier from lines where text like '2U%')
    select line, ${legText('carrier')} as carrier, ${legText('flight')} as flight, '' as callsign,
      ${legText('origin')} as origin, ${legText('destination')} as destination,
      '' as departed, '' as time, '' as date, '' as season, ${legText('from')} as "from", ${legText('to')} as "to",
      coalesce(nullif(replace(${legText('days')}, ' ', ''), ''), '0') as days, ${legText('service')} as service,
      ${legText('type')} as type, '' as registration, ${legText('seats')} as seats,
      '' as economy, '' as premium, '' as business, '' as first,
      if(${isUtc}, coalesce(floor((${departure} + ${aheadOfUtc}) / 1440), 0), 0)::int as shift,
      ((${departure} - if(${isUtc}, 0, ${aheadOfUtc}) + 1440) % 1440) // 60 as departure_hour,
      ${legText('rate')} = '2' as is_fortnightly
    from lines where text like '3%'`;
}
