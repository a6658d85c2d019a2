import type { Request } from 'firebase-functions/https';
import { errorBody } from './error-body.ts';
import { HTTP_STATUS } from '@tim/api-documents';
import { malformedJson } from './read-body.ts';

type Application = Request['app'];
type Answering = { status: (code: number) => { json: (body: unknown) => unknown } };

const prepared = new WeakSet<Application>();

/** Four parameters make it a handler of errors. */
function answerInJson(_fault: unknown, _request: unknown, response: Answering, _next: unknown): void {
  const error = malformedJson();
  response.status(HTTP_STATUS[error.code]).json(errorBody(error));
}

/**
 * The platform reads bodies before a function is called and answers one that is no JSON with a page of its own.
 * From the first request on, it answers with the error's JSON instead: a function is not given the platform's
 * application earlier.
 */
export function answerMalformedBodies(app: Application): void {
  if (prepared.has(app)) return;
  prepared.add(app);
  app.use(answerInJson);
}
