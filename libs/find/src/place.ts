/** A railway station with an airport's kind of code. */
export type Station = {
  readonly name: string;
  /** An airport nearby, or its city where that stands for all of its airports; undefined where none is known. */
  readonly near: Place | undefined;
};

/** An airport, or a city that stands for all of its airports. */
export type Place = {
  readonly kind: 'airport' | 'city';
  /** IATA airport or city code. */
  readonly code: string;
  /** Of the airport; of the city where it is one. */
  readonly name: string;
  readonly cityCode: string;
  readonly cityName: string;
  /** ISO 3166 code of two letters. */
  readonly countryCode: string;
  /** In English. */
  readonly countryName: string;
  /** Of an airport that is closed to passengers. */
  readonly isClosed?: true;
};
