import {
  formatPeople,
  ONE_PERSON,
  readPeople,
  type ReadPeople,
  type Trip,
  type TripCabin,
  type TripLeg,
} from '@tim/itinerary';
import { upperCaseCode } from '@tim/notation';
import { tripShape } from './trip-shape.ts';

/** Of the form's heading, to which the result leads. */
export const TRIP_FORM_ID = 'trip-form';

/** What stands in the fields of the form. */
export type TripForm = {
  readonly origin: string;
  readonly destination: string;
  /** Places between the two, on the way back in the other order. */
  readonly stops: readonly string[];
  readonly isReturn: boolean;
  /** YYYYMMDD, empty, or the unfinished text. */
  readonly departureDate: string;
  readonly returnDate: string;
  /** As an address has them: "2", or by cabin "2e,1b". */
  readonly people: string;
  readonly cabin: TripCabin;
};

export const EMPTY_TRIP_FORM: TripForm = {
  origin: '',
  destination: '',
  stops: [],
  isReturn: true,
  departureDate: '',
  returnDate: '',
  people: '1',
  cabin: 'economy',
};

/** The form that makes a trip; undefined for one whose legs do not follow each other, which it cannot show. */
export function formOfTrip({ legs, travellers, byCabin }: Trip): TripForm | undefined {
  const shape = tripShape(legs);
  const [first] = legs;
  if (shape === undefined || first === undefined) return undefined;
  const { places, isReturn } = shape;
  return {
    origin: first.origin,
    destination: places.at(-1) ?? '',
    stops: places.slice(1, -1),
    isReturn,
    departureDate: first.departureDate,
    returnDate: isReturn ? (legs[places.length - 1]?.departureDate ?? '') : '',
    people: formatPeople({ count: travellers, byCabin }) || '1',
    cabin: first.cabin,
  };
}

/**
 * The trip that a form makes. What the form does not show, flights and cabins of single legs, is kept from the trip
 * before wherever a leg and what the form says of it are as they were.
 */
export function tripOfForm(form: TripForm, before?: Trip): Trip {
  const formBefore = before && formOfTrip(before);
  const out = [form.origin, ...form.stops, form.destination].map((code) => upperCaseCode(code.trim()));
  const { count, byCabin, cabin = form.cabin }: ReadPeople = readPeople(form.people) ?? ONE_PERSON;
  const legsOut = pairs(out).map((pair) => legOf(pair, form.departureDate, cabin));
  const back = form.isReturn ? pairs(out.toReversed()) : [];
  const legs = [...legsOut, ...back.map((pair) => legOf(pair, form.returnDate, cabin))];
  return {
    legs: legs.map((leg, index): TripLeg => {
      const legBefore = before?.legs[index];
      if (legBefore?.origin !== leg.origin || legBefore.destination !== leg.destination) return leg;
      const dateField = index < legsOut.length ? 'departureDate' : 'returnDate';
      return {
        ...legBefore,
        departureDate: formBefore?.[dateField] === form[dateField] ? legBefore.departureDate : leg.departureDate,
        cabin: formBefore?.cabin === cabin ? legBefore.cabin : leg.cabin,
      };
    }),
    travellers: count,
    ...(byCabin && { byCabin }),
    ...(before?.airline && { airline: before.airline }),
    ...(before?.isTypical && { isTypical: true }),
  };
}

function pairs(places: readonly string[]): readonly (readonly [string, string])[] {
  return places.slice(1).map((destination, index) => [places[index] ?? '', destination]);
}

function legOf([origin, destination]: readonly [string, string], departureDate: string, cabin: TripCabin): TripLeg {
  return { origin, destination, operatingCarrierCode: '', flightNumber: '', departureDate, cabin };
}
