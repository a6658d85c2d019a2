import type { MessageFns } from '@tim/messages/api-v1';
import { apiSchema } from '@tim/messages/api-v1-schema';
import { LIMITS, workOfEach } from '@tim/validation';
import type { Meter } from '../guard/meters.ts';
import type { ReportedAnswer } from '../operations/answer.ts';
import type { Services } from '../services/services.ts';
import { readMessage } from './read-message.ts';
import { Violations } from './violations.ts';

/** What a method may use. */
export type MethodContext = Services & {
  /** The site's own address, without a slash at its end. */
  readonly siteUrl: string;
  /** Counts the work of who asked. */
  readonly meter: Meter;
};

/** How much a request asks for. */
export type RequestSize = {
  /** The list's name in the proto. */
  readonly field: 'flights' | 'markets';
  readonly entries: number;
  readonly includesWorking: boolean;
};

/** A method of the API: JSON in, an answer to be written as JSON out. */
export type Method = {
  readonly name: string;
  /** Name of the response's message in the schema. */
  readonly responseName: string;
  /** @throws StatusError or OperationError */
  readonly call: (json: unknown, context: MethodContext) => Promise<ReportedAnswer>;
};

type MethodDefinition<Request> = {
  readonly name: string;
  readonly request: Pick<MessageFns<Request>, 'fromJSON'>;
  readonly sizeOf: (request: Request) => RequestSize;
  /** What the schema cannot say of a request. */
  readonly check?: (request: Request, violations: Violations, context: MethodContext) => void;
  readonly handle: (request: Request, context: MethodContext) => Promise<ReportedAnswer>;
};

function checkSize({ field, entries, includesWorking }: RequestSize, violations: Violations): void {
  if (!includesWorking || entries <= LIMITS.entriesWithWorking) return;
  const rule = `At most ${LIMITS.entriesWithWorking} ${field} with their working; the request has ${entries}.`;
  violations.invalidArgument(field, rule);
}

/** A method: its request is read and checked by the schema, and counted; its answer is written in the API's JSON. */
export function defineMethod<Request>(definition: MethodDefinition<Request>): Method {
  const { name, request, sizeOf, check, handle } = definition;
  const described = apiSchema.methods.find((method) => method.name === name);
  if (!described) throw new Error(`the schema has no method ${name}`);
  return {
    name,
    responseName: described.response,
    call: async (json, context) => {
      const violations = new Violations();
      const read = request.fromJSON(readMessage(described.request, json, violations));
      violations.throwIfAny();
      const size = sizeOf(read);
      checkSize(size, violations);
      check?.(read, violations, context);
      violations.throwIfAny();
      context.meter.charge(size.entries, workOfEach({ includeWorking: size.includesWorking }));
      return handle(read, context);
    },
  };
}
