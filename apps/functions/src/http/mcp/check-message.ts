import type { specTypeSchemas } from '@modelcontextprotocol/server';
import { isJsonObject, type JsonObject } from '@tim/validation';
import { once } from '../../services/once.ts';

/** JSON-RPC's codes for what is no message, and for a message whose parameters are wrong. */
export const INVALID_REQUEST = -32600;
const INVALID_PARAMS = -32602;

/** What is wrong with a message: field and rule. */
export type MessageFault = {
  readonly code: number;
  readonly message: string;
  /** That of the message, where it has one. */
  readonly id: string | number | null;
};

type Schemas = typeof specTypeSchemas;

const SCHEMAS: ReadonlyMap<string, keyof Schemas> = new Map([
  ['initialize', 'InitializeRequest'],
  ['tools/list', 'ListToolsRequest'],
  ['tools/call', 'CallToolRequest'],
]);

const schemas = once(async () => (await import('@modelcontextprotocol/server')).specTypeSchemas);

export const asObject = (value: unknown): JsonObject | undefined => (isJsonObject(value) ? value : undefined);

const isId = (id: unknown): id is string | number => typeof id === 'string' || Number.isSafeInteger(id);

/**
 * What is wrong with a message, if anything. The SDK refuses such a message as well, but does not say which field is wrong, calls
 * some of the client's mistakes internal errors, and takes `constructor` for a tool.
 */
export async function messageFault(json: unknown, tools: readonly string[]): Promise<MessageFault | undefined> {
  const message = asObject(json);
  const refused = (...told: readonly string[]) => ({
    code: INVALID_REQUEST,
    message: told.join(' '),
    id: idOf(message),
  });
  if (!message) return refused('Send one message of JSON-RPC: an object with jsonrpc, id, method and params.');
  // An answer to a question that was never asked: the SDK takes it and does nothing.
  if (!('method' in message) && ('result' in message || 'error' in message)) return undefined;
  if ('id' in message && !isId(message['id'])) {
    return refused('id: Write a text, or a whole number up to 9007199254740991; leave it out of a notification.');
  }
  const known = await schemas();
  const kind = 'id' in message ? 'JSONRPCRequest' : 'JSONRPCNotification';
  const asMessage = faultsOf(known, kind, message);
  if (asMessage.length > 0) return refused(...asMessage);
  const wrong = paramsFaults(known, message, tools);
  return wrong.length > 0 ? { code: INVALID_PARAMS, message: wrong.join(' '), id: idOf(message) } : undefined;
}

function paramsFaults(known: Schemas, message: JsonObject, tools: readonly string[]): readonly string[] {
  const method = String(message['method']);
  const schema = SCHEMAS.get(method);
  const faults = schema ? faultsOf(known, schema, message) : [];
  if (faults.length > 0 || method !== 'tools/call') return faults;
  const name = String(asObject(message['params'])?.['name']);
  return tools.includes(name)
    ? []
    : [`params.name: There is no tool ${JSON.stringify(name)}: call ${tools.join(', ')}.`];
}

const idOf = (message: JsonObject | undefined) => (isId(message?.['id']) ? message['id'] : null);

/** Each field that does not fit the SDK's own schema, and its rule. */
function faultsOf(known: Schemas, name: keyof Schemas, value: unknown): string[] {
  const result = known[name]['~standard'].validate(value);
  const issues = ('issues' in result ? result.issues : undefined) ?? [];
  return issues.map(({ path = [], message }) => {
    const rule = message.replace(/^Invalid input: e/, 'E').replace('record', 'object');
    const field = path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
    return `${field || 'message'}: ${rule}.`;
  });
}
