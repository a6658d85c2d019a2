import { HTTP_STATUS } from '@tim/api-documents';
import { statusErrorOf } from '../http/error-body.ts';
import { readJsonBody } from '../http/read-body.ts';
import type { ReadRequest } from '../http/read-body.ts';
import { sendJson } from '../http/respond.ts';
import type { Responder } from '../http/respond.ts';
import { logCall, logCode } from '../log/log-call.ts';
import type { Answered } from './answer-calls.ts';
import { bigQueryErrorBody } from './error-body.ts';
import { BATCH_LIMITS } from './limits.ts';
import { readBatch } from './read-batch.ts';
import type { Batch } from './read-batch.ts';

/**
 * Answers one request of a BigQuery remote function. A row that is wrong has its reason in its reply; a request that is wrong has
 * status 400, which BigQuery does not send again. Neither answer is compressed: it stays within Google's network, and compressing
 * takes longer than answering.
 *
 * Source: Google Cloud, BigQuery documentation, "Work with remote functions", as of May 2026.
 */
export async function handleBatch(
  request: ReadRequest,
  response: Responder,
  answer: (batch: Batch) => Answered,
): Promise<void> {
  const log = logCall('bigqueryFlightEmissions');
  try {
    const { replies, fault } = answer(readBatch(readJsonBody(request, BATCH_LIMITS.bodyBytes, BATCH_LIMITS)));
    await sendJson(response, 200, { replies });
    log.done({ code: 'ok', provider: 'engine', count: replies.length }, fault);
  } catch (fault) {
    const error = statusErrorOf(fault);
    log.done({ code: logCode(error.code), provider: 'engine' }, error.code === 'INTERNAL' ? fault : undefined);
    await sendJson(response, HTTP_STATUS[error.code], bigQueryErrorBody(error));
  }
}
