import type { Estimator, Quantity } from '@tim/estimator';

/** A published case study of contrails. */
type Study = {
  readonly origin: string;
  readonly destination: string;
  readonly carrierCode: string;
  readonly flightNumber: number;
  /** What the brief says of it. */
  readonly published: string;
};

/** Source: Contrails Impact brief of the Advisory Committee, 5 November 2025. */
const STUDIES: readonly Study[] = [
  {
    origin: 'FRA',
    destination: 'LHR',
    carrierCode: 'LH',
    flightNumber: 900,
    published: 'mean probability of persistent contrails 7.3 %',
  },
  {
    origin: 'DEL',
    destination: 'BKK',
    carrierCode: 'TG',
    flightNumber: 316,
    published: 'probability about 1.75 %, highest ratio x 0.22',
  },
];

/** Shares of flights by risk as the brief gives them [1]. Source: as above. */
export const PUBLISHED_CONTRAIL_SHARES = { NEGLIGIBLE: 0.66, MODERATE: 0.3, SEVERE: 0.04 } as const;

export type ContrailCase = {
  readonly market: string;
  readonly published: string;
  /** Undefined when the estimate carries none. */
  readonly bucket: string | undefined;
  /** Results of the working's steps on contrails. */
  readonly results: readonly Quantity[];
};

const EVERY_DAY = { earliest: { year: 1, month: 1, day: 1 }, latest: { year: 9999, month: 12, day: 31 } };
const MIDDLE_OF_THE_YEAR = { year: 2026, month: 7, day: 1 };

/** Ask for the brief's case studies, with their working. */
export function askContrailCases(estimator: Estimator): readonly ContrailCase[] {
  return STUDIES.map(({ published, ...flight }) => {
    const query = { ...flight, departureDate: MIDDLE_OF_THE_YEAR };
    const result = estimator.flight(query, { window: EVERY_DAY, includesWorking: true });
    const estimate = result.kind === 'estimated' ? result : undefined;
    const steps = estimate?.working?.steps.filter(({ key }) => /contrail/i.test(key)) ?? [];
    return {
      market: `${flight.origin}-${flight.destination}`,
      published,
      bucket: estimate?.contrailsImpactBucket,
      results: steps.flatMap((step) => step.results),
    };
  });
}
