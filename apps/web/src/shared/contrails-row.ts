import { contrailsLabel, type ContrailsLabel } from '@tim/format';

/** The word for a bucket; undefined hides the section: no bucket, none computed, or one not recognised. */
export function contrailsRowLabel(bucket: number): ContrailsLabel | undefined {
  return bucket > 0 ? contrailsLabel(bucket) : undefined;
}
