import type { CalendarDate } from '@tim/notation';
import { routeBetween } from '../../question/route.ts';
import { smallAirport } from '../../small-rows.fixture.ts';
import { smallTables } from '../../small-tables.fixture.ts';
import type { SmallTables } from '../../small-tables.fixture.ts';
import { aircraftData } from './aircraft-data.ts';
import type { AircraftData, AircraftQuestion, AircraftRule } from './aircraft-rule.ts';
import { fuelledType } from './fuelled-type.ts';

type Asked = {
  readonly to?: string;
  readonly code?: string;
  readonly family?: readonly string[];
  readonly number?: number;
  readonly date?: CalendarDate | undefined;
};

/** What a rule finds for a flight of carrier XX from AAA, over tables made for the test; undefined where it gives way. */
export function foundBy<Found>(
  rule: (question: AircraftQuestion, data: AircraftData) => Found,
  known: SmallTables,
  { to = 'UUU', code = '', family, number = 0, date }: Asked = {},
): Found {
  const tables = smallTables(known);
  const type = fuelledType(tables, code);
  const route = routeBetween(tables, smallAirport('AAA'), smallAirport(to));
  const given = typeof type === 'string' ? undefined : type;
  const question = { carrierCode: 'XX', flightNumber: number, departureDate: date, route, given, family };
  return rule(question, aircraftData(tables));
}

/** The types a rule finds. */
export function answerOf(rule: AircraftRule, known: SmallTables, asked: Asked = {}) {
  const found = foundBy(rule, known, asked);
  return (
    found && {
      kind: found.basis.kind,
      types: found.value.map((one) => one.type.aircraft.value.icaoAircraftType),
      weights: found.value.map(({ weight }) => weight),
      seats: found.value.map(({ reportedSeats }) => reportedSeats),
      ...(found.value.some(({ scheduledSeats }) => scheduledSeats) && {
        scheduledSeats: found.value.map(({ scheduledSeats }) => scheduledSeats),
      }),
    }
  );
}
