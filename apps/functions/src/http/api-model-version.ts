import type { ModelVersion as Answered } from '@tim/messages';
import { ModelVersion } from '@tim/messages/api-v1';

/**
 * The version that stands beside the entries, as the API's JSON.
 *
 * @param includesAdditions - whether the request asks for what is beyond the published API: then it names the data too
 */
export function apiModelVersion({ dataHash, ...published }: Answered, includesAdditions: boolean): unknown {
  return ModelVersion.toJSON({ ...published, dataHash: includesAdditions ? dataHash : undefined });
}
