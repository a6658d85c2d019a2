import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyJson } from '../../fuzz/arbitraries.ts';
import { lx52, post, serveApi } from '../../testing/served-api.ts';
import { servedThroughout } from '../../testing/served-throughout.ts';

const api = servedThroughout(() => serveApi());

type Answered = {
  readonly jsonrpc?: string;
  readonly id?: unknown;
  readonly error?: { readonly code: number; readonly message: string };
  readonly result?: { readonly isError?: boolean; readonly content?: readonly { readonly text: string }[] };
};

/** Send a message; the answer is JSON, or one event of a stream. */
async function send(message: unknown, headers: Readonly<Record<string, string>> = {}) {
  const accept = 'application/json, text/event-stream';
  const { status, text } = await post(api, '/mcp', message, { accept, ...headers });
  const json = /^(?:event: message\n)?(?:data: )?(\{.*\})\n*$/s.exec(text)?.[1];
  return { status, text, answer: (json === undefined ? undefined : JSON.parse(json)) as Answered | undefined };
}

const PING = { jsonrpc: '2.0', id: 1, method: 'ping' };
const called = (params: unknown) => ({ ...PING, method: 'tools/call', params });
const tool = (input: unknown, name: unknown = 'compute_flight_emissions') => called({ name, arguments: input });
const begun = (params: unknown) => ({ ...PING, method: 'initialize', params });
const SELF = { capabilities: {}, clientInfo: { name: 'test', version: '1' } };
/** Written by hand: an object cannot have such a member in any other way, nor one twice. */
const raw = (input: string) =>
  `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"compute_flight_emissions","arguments":${input}}}`;

describe('a message that is none', () => {
  it.each<[string, unknown, RegExp]>([
    ['null', 'null', /^Send one message/],
    ['a number', '5', /^Send one message/],
    ['a text', '"x"', /^Send one message/],
    ['nothing in it', {}, /jsonrpc: .*"2\.0".*method: Expected string/],
    ['everything in its prototype', '{"__proto__":{"jsonrpc":"2.0","id":1,"method":"ping"}}', /jsonrpc: .*method: /],
    ['another JSON-RPC', { ...PING, jsonrpc: '1.0' }, /^jsonrpc: Expected "2\.0"\.$/],
    ['a method that is a number', { ...PING, method: 5 }, /^method: Expected string, received number\.$/],
    ['parameters that are a list', { ...PING, params: [] }, /^params: Expected object, received array\.$/],
    ['parameters that are null', called(null), /^params: Expected object, received null\.$/],
    ['a _meta that is a number', called({ _meta: 5 }), /^params\._meta: Expected object/],
    ['no id but null', { ...PING, id: null }, /^id: Write a text, or a whole number/],
    ['an id that is an object', { ...PING, id: {} }, /^id: /],
    ['an id that is a list', { ...PING, id: [1] }, /^id: /],
    ['an id that is a fraction', { ...PING, id: 1.5 }, /^id: /],
    ['an id that no number can hold', '{"jsonrpc":"2.0","id":9007199254740993,"method":"ping"}', /^id: /],
    ['an id without end', '{"jsonrpc":"2.0","id":1e400,"method":"ping"}', /^id: /],
  ])('says what is wrong: %s', async (_what, message, told) => {
    const { status, answer } = await send(message);
    expect(status).toBe(400);
    expect(answer).toEqual({
      jsonrpc: '2.0',
      id: (message as { readonly id?: unknown }).id === 1 ? 1 : null,
      error: { code: -32600, message: expect.stringMatching(told) },
    });
  });

  it('says that its body has to be declared as JSON', async () => {
    const { status, answer } = await send(PING, { 'content-type': 'text/plain' });
    expect([status, answer?.error?.message]).toEqual([400, 'The body is JSON: send Content-Type: application/json.']);
  });
});

describe('a message with wrong parameters', () => {
  it.each<[string, unknown, RegExp]>([
    ['an unknown tool', tool({}, 'nothing'), /^params\.name: There is no tool "nothing": call compute_flight_/],
    ['a tool called __proto__', tool({}, '__proto__'), /^params\.name: There is no tool "__proto__"/],
    ['a tool called constructor', tool({}, 'constructor'), /^params\.name: There is no tool "constructor"/],
    ['a tool that is a number', tool({}, 5), /^params\.name: Expected string, received number\.$/],
    ['a tool in the prototype', raw('{}').replace('"name"', '"__proto__"'), /^params\.name: Expected string/],
    ['no tool', called({}), /^params\.name: Expected string, received undefined\.$/],
    ['no parameters', { ...PING, method: 'tools/call' }, /^params: Expected object, received undefined\.$/],
    ['arguments that are null', tool(null), /^params\.arguments: Expected object, received null\.$/],
    ['arguments that are a text', tool('{}'), /^params\.arguments: Expected object, received string\.$/],
    ['arguments that are a list', tool([lx52]), /^params\.arguments: Expected object, received array\.$/],
    ['a version that is a number', begun({ ...SELF, protocolVersion: 5 }), /^params\.protocolVersion: Expected string/],
    ['no version', begun({ ...SELF }), /^params\.protocolVersion: Expected string, received undefined\.$/],
    ['nothing to begin with', begun(undefined), /^params: Expected object, received undefined\.$/],
    ['a cursor', { ...PING, method: 'tools/list', params: { cursor: 5 } }, /^params\.cursor: Expected string/],
  ])('names the field and the rule: %s', async (_what, message, told) => {
    const { status, answer } = await send(message);
    expect(status).toBe(200);
    expect(answer).toEqual({
      jsonrpc: '2.0',
      id: 1,
      error: { code: -32602, message: expect.stringMatching(told) },
    });
  });

  it('of a method that is not ours says so', async () => {
    for (const method of ['nothing', '__proto__', 'constructor', 'resources/list']) {
      expect((await send({ ...PING, method })).answer).toMatchObject({ id: 1, error: { code: -32601 } });
    }
  });

  it.each(['1999-01-01', '2099-01-01', '__proto__', ''])('is offered a version in place of %s', async (version) => {
    const { status, answer } = await send(begun({ ...SELF, protocolVersion: version }));
    expect([status, answer?.result]).toEqual([
      200,
      expect.objectContaining({ protocolVersion: expect.stringMatching(/^20\d\d-\d\d-\d\d$/) }),
    ]);
  });

  it.each(['1999-01-01', '__proto__', 'constructor'])('is refused where the header asks for %s', async (version) => {
    const { status, answer } = await send(PING, { 'mcp-protocol-version': version });
    expect([status, answer?.error?.message]).toEqual([400, expect.stringContaining(version)]);
  });
});

describe('arguments', () => {
  it.each<[string, unknown, RegExp]>([
    ['none', called({ name: 'compute_flight_emissions' }), /"field":"flights","description":"Is required/],
    ['no list', tool({ flights: null }), /"field":"flights","description":"Is required/],
    ['a list in the prototype', raw('{"__proto__":{"flights":[]}}'), /"field":"flights","description":"Is required/],
    ['a prototype', raw('{"__proto__":{"x":1},"flights":[]}'), /Unknown name \\"__proto__\\"/],
    ['a prototype within', raw('{"flights":[{"__proto__":{"origin":"ZRH"}}]}'), /__proto__\\" at 'flights\[0\]'/],
    ['a constructor', tool({ flights: [], constructor: { prototype: 1 } }), /Unknown name \\"constructor\\"/],
    ['an object for a list', tool({ flights: { length: 3 } }), /Invalid value at 'flights'/],
    ['null for a flight', tool({ flights: [null] }), /Invalid value at 'flights\[0\]'/],
    ['1001 flights', tool({ flights: Array.from({ length: 1001 }, () => lx52) }), /At most 1000 flights/],
    ['9000 names', tool(Object.fromEntries(Array.from({ length: 9000 }, (_, at) => [`k${at}`, 1]))), /flights|k0/],
    ['a long name', tool({ flights: [], ['k'.repeat(900_000)]: 1 }), /Unknown name \\"kkk/],
    ['a long text', tool({ flights: [{ ...lx52, origin: 'Z'.repeat(900_000) }] }), /flights\[0\]\.origin/],
  ])('are refused as the tool’s answer, briefly: %s', async (_what, message, told) => {
    const { status, answer, text } = await send(message);
    expect(status).toBe(200);
    expect(answer).toMatchObject({ id: 1, result: { isError: true } });
    expect(answer?.result?.content?.[0]?.text).toMatch(told);
    expect(text.length).toBeLessThan(5000);
  });

  it('of more bytes than a body may have are refused', async () => {
    const { status, text } = await send(tool({ flights: [], x: 'x'.repeat(2_000_000) }));
    expect([status, text]).toEqual([400, expect.stringContaining('exceeds the limit: 1048576 bytes')]);
  });
});

describe('ids', () => {
  it.each([0, -1, '', '1', '__proto__', '\ud800', Number.MAX_SAFE_INTEGER])('come back as sent: %j', async (id) => {
    expect((await send({ ...PING, id })).answer).toEqual({ jsonrpc: '2.0', id, result: {} });
  });

  it('may be the same in many messages at once: each has its own answer', async () => {
    const names = Array.from({ length: 30 }, (_, at) => `tool${at}`);
    const answers = await Promise.all(names.map((name) => send(tool({}, name))));
    expect(answers.map(({ answer }) => answer?.error?.message.match(/tool\d+/)?.[0])).toEqual(names);
  });

  it('that are repeated in one message count as the last', async () => {
    const { answer } = await send('{"jsonrpc":"2.0","id":1,"id":2,"method":"ping"}');
    expect(answer).toEqual({ jsonrpc: '2.0', id: 2, result: {} });
  });
});

const FIELDS = ['jsonrpc', 'id', 'method', 'params', 'result', 'error', '__proto__', 'constructor', 'toString'];
const PARAMETERS = ['name', 'arguments', '_meta', 'task', 'cursor', 'protocolVersion', 'capabilities', 'clientInfo'];
const aMessage = fc.constantFrom<object>(
  PING,
  begun({ ...SELF, protocolVersion: '2025-06-18' }),
  { ...PING, method: 'tools/list' },
  tool({ flights: [lx52] }),
  { ...PING, method: 'subscriptions/listen' },
);
/** A message with some fields replaced by anything, and a header or two of the protocol. */
const changed = fc.record({
  message: aMessage,
  fields: fc.dictionary(fc.constantFrom(...FIELDS), anyJson, { maxKeys: 2 }),
  params: fc.dictionary(fc.constantFrom(...PARAMETERS, '__proto__'), anyJson, { maxKeys: 3 }),
  headers: fc.dictionary(
    fc.constantFrom('mcp-protocol-version', 'mcp-session-id', 'mcp-method', 'mcp-name', 'last-event-id'),
    fc.constantFrom('2025-06-18', '2026-07-28', '1999-01-01', '__proto__', 'x', ''),
    { maxKeys: 2 },
  ),
});

describe('any message', () => {
  it('has an answer in JSON-RPC, and never a fault of ours', { timeout: 600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(changed, async ({ message, fields, params, headers }) => {
        const own = 'params' in message ? (message.params as object) : undefined;
        const hasParams = own !== undefined || Object.keys(params).length > 0;
        const sent = { ...message, ...(hasParams && { params: { ...own, ...params } }), ...fields };
        const { status, answer, text } = await send(JSON.stringify(sent), headers);
        expect(status).toBeLessThan(500);
        expect(text).not.toMatch(/\n\s+at |node_modules|\.ts:\d|-32603|INTERNAL/);
        const hasAnswer = answer?.jsonrpc === '2.0' && 'id' in answer;
        expect(status === 202 ? text === '' : hasAnswer).toBe(true);
      }),
    );
  });
});
