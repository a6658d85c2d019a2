import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The first number of this project's own fields; what is below belongs to the specification. */
const FIRST_OWN_NUMBER = 100;

/** The fields the specification gives each of its messages. */
const SPECIFIED: Readonly<Record<string, readonly string[]>> = {
  Date: ['year', 'month', 'day'],
  Flight: ['origin', 'destination', 'operating_carrier_code', 'flight_number', 'departure_date'],
  Market: ['origin', 'destination'],
  FlightEmissionsRequest: ['flights', 'include_emissions_inputs', 'include_emissions_breakdown'],
  TypicalEmissionsRequest: ['markets'],
  FlightEmissionsResponse: ['flight_emissions', 'model_version'],
  FlightWithEmissions: [
    'flight',
    'source',
    'emissions_grams_per_pax',
    'emissions_inputs',
    'emissions_breakdown',
    'contrails_impact_bucket',
  ],
  EmissionsInputs: ['emissions_input_entries', 'easa_label_data'],
  EmissionsInputEntry: ['data_source', 'data_strategy'],
  EasaLabelData: ['saf_discount_percentage'],
  EmissionsBreakdown: ['wtt_emissions_grams_per_pax', 'ttw_emissions_grams_per_pax'],
  EmissionsGramsPerPax: ['first', 'business', 'premium_economy', 'economy'],
  ModelVersion: ['major', 'minor', 'patch', 'dated'],
  TypicalEmissionsResponse: ['typical_flight_emissions', 'model_version'],
  TypicalFlightEmissions: ['market', 'emissions_grams_per_pax'],
};

const proto = readFileSync(`${import.meta.dirname}/../../../proto/tim/site/v1/emissions.proto`, 'utf8');

describe.each(Object.entries(SPECIFIED))('the fields of %s', (message, specified) => {
  // spec: 3.1, 3.4, 3.6, 3.7, 3.10, 3.11, 3.13, 3.14, 3.15, 3.16, 3.17, 3.22, 3.24
  it('are below 100 those of the specification, all of them and no other', () => {
    const fields = fieldsOf(message).filter(({ number }) => number < FIRST_OWN_NUMBER);
    expect(fields.map(({ name }) => name).toSorted()).toStrictEqual(specified.toSorted());
  });
});

function fieldsOf(message: string): { name: string; number: number }[] {
  const body = new RegExp(`^message ${message} \\{\n(?<body>.*?)^\\}`, 'ms').exec(proto)?.groups?.['body'] ?? '';
  return [...body.matchAll(/^ {2}(?!\/\/).*\s(\w+) = (\d+)/gm)].map(([, name = '', number]) => ({
    name,
    number: Number(number),
  }));
}
