import type { FlightEstimate, LabelledFlight } from '@tim/estimator';
import { ContrailsImpactBucket, Source } from '@tim/messages/api-v1';

const BUCKET: Record<NonNullable<FlightEstimate['contrailsImpactBucket']>, ContrailsImpactBucket> = {
  NEGLIGIBLE: ContrailsImpactBucket.CONTRAILS_IMPACT_NEGLIGIBLE,
  MODERATE: ContrailsImpactBucket.CONTRAILS_IMPACT_MODERATE,
  SEVERE: ContrailsImpactBucket.CONTRAILS_IMPACT_SEVERE,
};

/** Source and contrails bucket of a flight's figures in the public API's enums. */
export function enumsOf({ kind, contrailsImpactBucket }: FlightEstimate | LabelledFlight): {
  source: Source;
  contrailsImpactBucket: ContrailsImpactBucket;
} {
  return {
    source: kind === 'labelled' ? Source.EASA : Source.TIM,
    contrailsImpactBucket: contrailsImpactBucket
      ? BUCKET[contrailsImpactBucket]
      : ContrailsImpactBucket.CONTRAILS_IMPACT_UNSPECIFIED,
  };
}

/**
 * The number of a name in a generated enum.
 *
 * @returns undefined when the enum has no such name
 */
export function numberOf<E extends Readonly<Record<string, number>>>(names: E, name: string): E[keyof E] | undefined {
  return Object.hasOwn(names, name) ? names[name as keyof E] : undefined;
}
