import type { MessageFns } from '@tim/messages/api-v1';
import { apiSchema } from '@tim/messages/api-v1-schema';
import type { Outcome } from '../operations/outcome.ts';
import type { Services } from '../services/services.ts';
import { readMessage } from './read-message.ts';
import { Violations } from './violations.ts';

/** What a method may use. */
export type MethodContext = Services & {
  /** The site's own address, without a slash at its end. */
  readonly siteUrl: string;
};

/** A method of the API: JSON in, JSON out. */
export type Method = {
  readonly name: string;
  /** Name of the response's message in the schema. */
  readonly responseName: string;
  /** @throws StatusError or OperationError */
  readonly call: (json: unknown, context: MethodContext) => Promise<Outcome<unknown>>;
};

type MethodDefinition<Request, Response> = {
  readonly name: string;
  readonly request: Pick<MessageFns<Request>, 'fromJSON'>;
  readonly response: Pick<MessageFns<Response>, 'toJSON'>;
  /** What the schema cannot say of a request. */
  readonly check?: (request: Request, violations: Violations, context: MethodContext) => void;
  readonly handle: (request: Request, context: MethodContext) => Promise<Outcome<Response>>;
};

/** A method: its request is read and checked by the schema, its answer written in the API's JSON. */
export function defineMethod<Request, Response>(definition: MethodDefinition<Request, Response>): Method {
  const { name, request, response, check, handle } = definition;
  const described = apiSchema.methods.find((method) => method.name === name);
  if (!described) throw new Error(`the schema has no method ${name}`);
  return {
    name,
    responseName: described.response,
    call: async (json, context) => {
      const violations = new Violations();
      const read = request.fromJSON(readMessage(described.request, json, violations));
      violations.throwIfAny();
      check?.(read, violations, context);
      violations.throwIfAny();
      const outcome = await handle(read, context);
      return { ...outcome, response: response.toJSON(outcome.response) };
    },
  };
}
