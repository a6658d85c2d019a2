import { REASONS } from './reasons.ts';

/**
 * Cabin letters of an aircraft configuration (C30W24Y200), by class. Source: IATA SSIM, appendix D; E for premium economy as
 * Lufthansa has it.
 */
const CABIN_LETTERS = { economy: 'YSM', premium: 'WE', business: 'CJDIZ', first: 'FPAR' } as const;

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const KEYS = ['carrier', 'number', 'origin', 'destination', 'season', 'type', 'hour'] as const;
const SEATS = ['total', 'economy', 'premium', 'business', 'first'] as const;
const DAYS = WEEKDAYS.map((weekday) => `day${weekday}`);

/** An airline's code, if it stands there, then one to four digits. */
const FLIGHT = String.raw`^(?:([A-Z][A-Z0-9]|[0-9][A-Z]|[A-Z]{3})\s*)?0*([1-9]\d{0,3})$`;
const CALLSIGN = String.raw`^([A-Z]{3})0*([1-9]\d{0,3})$`;

/** A season as a number: twice the year, and one more in winter. March and October both have 31 days. */
const MACROS = String.raw`
  create macro last_sunday(y, m) as make_date(y, m, 31) - (isodow(make_date(y, m, 31)) % 7)::int;
  create macro season_of(day) as (2 * year(day) + case
    when day >= last_sunday(year(day), 10) then 1
    when day >= last_sunday(year(day), 3) then 0
    else -1 end)::int;
  create macro season_start(season) as last_sunday((season // 2)::int, if(season % 2 = 0, 3, 10));
  create macro season_named(name) as 2 * (2000 + right(name, 2)::int) + if(name[1] = 'W', 1, 0);
  create macro day_of(text) as
    coalesce(try_cast(left(text, 10) as date), try_strptime(text, ['%Y%m%d', '%d%b%y', '%d%b%Y'])::date);
  create macro utc_of(text) as coalesce(try_cast(text as timestamp), make_timestamp(try_cast(text as bigint) * 1000000));
  create macro time_of(text) as try_cast(regexp_replace(text, '^(\d{1,2}):?(\d{2})(:\d{2})?$', '\1:\2') as time);
  create macro seats_in(configuration, letters) as list_sum(list_transform(
    regexp_extract_all(configuration, '[' || letters || '](\d{1,3})', 1), lambda seats: seats::int))::int;
  create macro flights_on(weekday, first_day, last_day) as
    (last_day - first_day - (weekday - isodow(first_day) + 7) % 7 + 7) // 7;
  create macro weekday_before(weekday, days) as (weekday + 13 - days) % 7 + 1;`;

/** Makes the macros, and the table that each file's flights are added to. */
export const CREATE_FLOWN = `${MACROS}
  create table flown (file varchar, reason varchar, carrier varchar, number int, origin varchar, destination varchar, season int,
    type varchar, hour int, ${[...SEATS, ...DAYS].map((column) => `${column} int`).join(', ')},
    rows bigint, line bigint, example varchar, unread_seats bigint, unread_times bigint);`;

const caseOf = (of: (row: (typeof REASONS)[number]) => string) =>
  `case ${REASONS.map((row) => `when ${row.where} then ${of(row)}`).join(' ')} end`;

const cabins = Object.entries(CABIN_LETTERS).map(
  ([cabin, letters]) =>
    `coalesce(try_cast(${cabin} as int), if(is_configuration, seats_in(seats, '${letters}'), 0), 0) as ${cabin}`,
);

/** Flights on a weekday of the period's part that is in the season; of a flight each second week half of them, rounded up. */
const flightsOn = (weekday: number) => `
    coalesce(sum(if(contains(days, weekday_before(${weekday}, shift)::varchar),
      (flights_on(${weekday}, greatest(from_day, season_start(season)), least(to_day, season_start(season + 1) - 1))
        + is_fortnightly::int) // (1 + is_fortnightly::int), 0)) filter (reason is null), 0)`;

/**
 * SQL that adds a file's flights: a row for each flight number, route, season, type and seats with its flights by weekday, and one for
 * each reason why rows are not used.
 *
 * @param source - the file's rows, as `rowsOfFile` has them
 * @param file - its name, as an SQL text
 */
export const addFlown = (source: string, file: string): string => `
  insert into flown
  with texts as (
    select * replace (
        upper(carrier) as carrier, upper(origin) as origin, upper(destination) as destination, upper(season) as season,
        upper("from") as "from", upper("to") as "to", upper(type) as type, replace(upper(registration), '-', '') as registration,
        upper(replace(seats, ' ', '')) as seats),
      regexp_extract(upper(flight), '${FLIGHT}', ['prefix', 'number']) as by_flight,
      regexp_extract(upper(callsign), '${CALLSIGN}', ['prefix', 'number']) as by_callsign
    from (${source})
  ),
  found as (
    select t.* replace (if(departed || date <> '' or days = '', '1234567', days) as days),
      by_number.prefix as prefix, try_cast(by_number.number as int) as number_found,
      regexp_full_match(seats, '([A-Z][0-9]{1,3})+') as is_configuration
    from (select *, if(by_flight.number <> '', by_flight, by_callsign) as by_number from texts) t
  ),
  known as (
    select f.*, carriers.iata as carrier_found, o.iata as origin_found, d.iata as destination_found, o.zone as zone,
      coalesce(types.icao, registrations.icao) as type_found,
      case
        when departed <> '' then (timezone('UTC', utc_of(departed)) at time zone o.zone)::date
        when date <> '' then day_of(date)
        when "from" <> '' then day_of("from") + shift
        when regexp_full_match(f.season, '[SW](20)?[0-9]{2}') then season_start(season_named(f.season))
      end as from_day
    from found f
    left join carriers on carriers.code = if(regexp_full_match(f.carrier, '[A-Z0-9]{2,3}'), f.carrier, f.prefix)
    left join airports o on o.code = f.origin
    left join airports d on d.code = f.destination
    left join types on types.code = f.type
    left join registrations on registrations.code = f.registration
  ),
  dated as (
    select *, case
        when departed || date <> '' then from_day
        when "to" not in ('', '00XXX00') then day_of("to") + shift
        else season_start(season_of(from_day) + 1) - 1
      end as to_day,
      coalesce(departure_hour, hour(utc_of(departed)), hour((from_day + time_of("time")) at time zone zone at time zone 'UTC')) as hour
    from known
  ),
  judged as (
    select line, shift, is_fortnightly, days, from_day, to_day, carrier_found, number_found, origin_found, destination_found, type_found,
      hour, "time", seats, ${cabins.join(', ')}, ${caseOf(({ reason }) => `'${reason}'`)} as reason, ${caseOf(({ example }) => example)} as example
    from dated
  ),
  by_season as (
    select line, shift, is_fortnightly, days, from_day, to_day, reason, example, seats, "time",
      if(reason is null, {carrier: carrier_found, number: number_found, origin: origin_found, destination: destination_found,
        type: type_found, hour: hour, total: coalesce(try_cast(seats as int), nullif(economy + premium + business + first, 0), 0),
        economy: economy, premium: premium, business: business, first: first}, null) as of,
      unnest(if(reason is null, range(season_of(from_day), season_of(to_day) + 1), [null])) as season
    from judged
  )
  select ${file}, reason, ${[...KEYS, ...SEATS].map((key) => (key === 'season' ? key : `of.${key}`)).join(', ')},
    ${WEEKDAYS.map(flightsOn).join(', ')}, count(*), min(line), arg_min(example, line),
    count_if(reason is null and seats <> '' and of.total = 0), count_if(reason is null and "time" <> '' and of.hour is null)
  from by_season group by all`;

const FLIGHTS = DAYS.map((day) => `sum(${day})`).join(' + ');

/**
 * SQL of the flights of all files together. Of several years' seasons of a flight number on a route the newest counts. `hour` is that
 * of most of the flights whose time is known [UTC], the earlier of two with as many.
 */
export const FLOWN_ROWS = `
  with newest as (
    select carrier, number, origin, destination, season % 2 as winter, max(season) as season
    from flown where reason is null group by all
  ),
  by_hour as (
    select carrier, number, origin, destination, season, type, ${SEATS.join(', ')}, hour, ${FLIGHTS} as flights,
      ${DAYS.map((day) => `sum(${day}) as ${day}`).join(', ')}
    from flown semi join newest using (carrier, number, origin, destination, season)
    where reason is null
    group by all
  )
  select carrier, number, origin, destination, if(season % 2 = 0, 1, 0) as summer, type, ${SEATS.join(', ')},
    arg_max(hour, 24 * flights - hour) as hour, ${DAYS.map((day) => `sum(${day})::int as ${day}`).join(', ')}
  from by_hour
  group by all
  having sum(flights) > 0
  order by carrier, origin, destination, number, summer, type, ${SEATS.join(', ')}`;
