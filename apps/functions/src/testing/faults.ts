import { pipeline, Readable } from 'node:stream';
import { honestAnswer, sendJsonBody } from './upstream.ts';
import type { Behaviour } from './upstream.ts';

/** One way to misbehave, and the code a client of ours must see. */
export type Fault = {
  readonly name: string;
  readonly behaviour: Behaviour;
  /** Code of the callables' catalogue; 'ok' where the fault is survived. */
  readonly expected: 'ok' | 'invalid-argument' | 'resource-exhausted' | 'unavailable' | 'deadline-exceeded';
};

/** Refuses with a status. */
export const status =
  (code: number, headers = {}): Behaviour =>
  (_asked, response) =>
    sendJsonBody(response, code, { error: { code, message: 'no', status: 'NO' } }, headers);

const text =
  (body: string): Behaviour =>
  (_asked, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(body);
  };

/** Sends an answer that never ends, as fast as it is read. */
export const endless =
  (code: number): Behaviour =>
  (_asked, response) => {
    response.writeHead(code, { 'content-type': 'application/json' });
    const spaces = Readable.from(
      (function* () {
        while (true) yield Buffer.alloc(65_536, ' ');
      })(),
    );
    // Whoever asked closes the connection.
    pipeline(spaces, response, () => undefined);
  };

const changed =
  (change: (answer: ReturnType<typeof honestAnswer>) => unknown): Behaviour =>
  (asked, response) =>
    sendJsonBody(response, 200, change(honestAnswer(asked)));

/** Refuses the key, with the status that a bad question has too. */
export const keyRefused: Behaviour = (_asked, response) =>
  sendJsonBody(response, 400, {
    error: {
      code: 400,
      message: 'API key not valid. Please pass a valid API key.',
      status: 'INVALID_ARGUMENT',
      details: [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' }],
    },
  });

/** Every way the upstream is known to fail. */
export const FAULTS: readonly Fault[] = [
  { name: 'status 400', behaviour: status(400), expected: 'invalid-argument' },
  { name: 'status 400, key refused', behaviour: keyRefused, expected: 'unavailable' },
  { name: 'status 401', behaviour: status(401), expected: 'unavailable' },
  { name: 'status 403', behaviour: status(403), expected: 'unavailable' },
  { name: 'status 404', behaviour: status(404), expected: 'unavailable' },
  { name: 'status 409', behaviour: status(409), expected: 'unavailable' },
  { name: 'status 429', behaviour: status(429), expected: 'resource-exhausted' },
  {
    name: 'status 429, Retry-After: 3600',
    behaviour: status(429, { 'retry-after': '3600' }),
    expected: 'resource-exhausted',
  },
  { name: 'status 499', behaviour: status(499), expected: 'unavailable' },
  { name: 'status 500', behaviour: status(500), expected: 'unavailable' },
  { name: 'status 501', behaviour: status(501), expected: 'unavailable' },
  { name: 'status 502', behaviour: status(502), expected: 'unavailable' },
  { name: 'status 503', behaviour: status(503), expected: 'unavailable' },
  { name: 'status 504', behaviour: status(504), expected: 'deadline-exceeded' },
  {
    name: 'status 503 once, then right',
    behaviour: (asked, response, attempt) =>
      attempt === 1 ? status(503)(asked, response, attempt) : sendJsonBody(response, 200, honestAnswer(asked)),
    expected: 'ok',
  },
  { name: 'silence', behaviour: () => undefined, expected: 'deadline-exceeded' },
  {
    name: 'headers, then silence',
    behaviour: (_asked, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"modelVersion":');
    },
    expected: 'deadline-exceeded',
  },
  {
    name: 'a byte every 50 ms',
    behaviour: (_asked, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const drip = setInterval(() => response.write(' '), 50);
      response.on('close', () => clearInterval(drip));
    },
    expected: 'deadline-exceeded',
  },
  {
    name: 'connection cut before an answer',
    behaviour: (_asked, response) => void response.destroy(),
    expected: 'unavailable',
  },
  {
    name: 'connection cut in the answer',
    behaviour: (_asked, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"flightsWith');
      setTimeout(() => response.destroy(), 20);
    },
    expected: 'unavailable',
  },
  { name: 'an answer without end', behaviour: endless(200), expected: 'unavailable' },
  { name: 'malformed JSON', behaviour: text('{"flightsWithDetailedEmissions": ['), expected: 'unavailable' },
  { name: 'a page instead of JSON', behaviour: text('<html>busy</html>'), expected: 'unavailable' },
  { name: 'an empty body', behaviour: text(''), expected: 'unavailable' },
  { name: 'null', behaviour: text('null'), expected: 'unavailable' },
  {
    name: '200 with an error in the body',
    behaviour: text('{"error":{"code":500,"message":"no","status":"INTERNAL"}}'),
    expected: 'unavailable',
  },
  { name: 'wrong types', behaviour: text('{"flightsWithDetailedEmissions":[{"flight":7}]}'), expected: 'unavailable' },
  {
    name: 'grams as a word',
    behaviour: changed((answer) => JSON.parse(JSON.stringify(answer).replaceAll(/"economy":\d+/g, '"economy":"many"'))),
    expected: 'unavailable',
  },
  { name: 'no entries', behaviour: changed(({ modelVersion }) => ({ modelVersion })), expected: 'unavailable' },
  {
    name: 'entries in another order',
    behaviour: changed((answer) => ({
      ...answer,
      flightsWithDetailedEmissions: answer.flightsWithDetailedEmissions?.toReversed(),
    })),
    expected: 'ok',
  },
];
