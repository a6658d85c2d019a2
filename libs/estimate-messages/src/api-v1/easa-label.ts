import type { EasaLabel } from '@tim/estimator';
import { EasaLabelMetadata } from '@tim/messages/api-v1';
import { dateOfDay } from '../label-message.ts';

/** An issued label in the public API; the API cannot say that a share of sustainable fuel is not stated, and says 0. */
export function easaLabelMetadata({ issueDay, expiryDay, version, safDiscountFraction }: EasaLabel): EasaLabelMetadata {
  return EasaLabelMetadata.fromPartial({
    labelIssueDate: dateOfDay(issueDay),
    labelExpiryDate: dateOfDay(expiryDay),
    labelVersion: version,
    safDiscountPercentage: safDiscountFraction ?? 0,
  });
}
