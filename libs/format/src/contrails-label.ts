/** What the contrails row says. */
export type ContrailsLabel = 'Unknown' | 'Low' | 'Medium' | 'High';

const LABELS: readonly ContrailsLabel[] = ['Unknown', 'Low', 'Medium', 'High'];

/**
 * The word for a contrails impact bucket.
 *
 * @param bucket - number of the enum `ContrailsImpactBucket`; missing, unrecognised (-1) and numbers that a newer
 *   model may bring are all "Unknown"
 */
export function contrailsLabel(bucket: number | undefined): ContrailsLabel {
  return LABELS[bucket ?? 0] ?? 'Unknown';
}
