import { brokenAnswer } from './upstream-failure.ts';

/** Most that is read of one answer, unpacked [bytes]: some forty times what a hundred flights have. */
export const MOST_ANSWER_BYTES = 4 * 2 ** 20;

/**
 * Fetches as ever, but reads no more of an answer than it may have: then the connection is closed.
 *
 * @throws UpstreamFailure when the answer says that it has more; reading it fails so when it has
 */
export const boundedFetch: typeof fetch = async (address, settings) => {
  const response = await fetch(address, settings);
  const { body, status, statusText, headers } = response;
  if (!body) return response;
  if (Number(headers.get('content-length') ?? 0) > MOST_ANSWER_BYTES) {
    await body.cancel();
    throw brokenAnswer('answer-too-large');
  }
  return new Response(body.pipeThrough(bounded()), { status, statusText, headers });
};

function bounded(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let bytes = 0;
  return new TransformStream({
    transform: (piece, controller) => {
      bytes += piece.length;
      if (bytes > MOST_ANSWER_BYTES) throw brokenAnswer('answer-too-large');
      controller.enqueue(piece);
    },
  });
}
