/** The fields of one flight leg, named as in the message `Flight`. */
export type FieldName = 'origin' | 'destination' | 'operatingCarrierCode' | 'flightNumber' | 'departureDate';
