import { fill, type LanguageCode } from '@tim/languages';
import type { MessageFns } from '@tim/messages/api-v1';
import { apiSchema } from '@tim/messages/api-v1-schema';
import { EXTRAS, workOfRequest, type Extras } from '@tim/validation';
import type { Meter } from '../guard/meters.ts';
import type { ReportedAnswer } from '../operations/answer.ts';
import type { Services } from '../services/services.ts';
import { readMessage } from './read-message.ts';
import { requireRate } from './status-error.ts';
import { Violations } from './violations.ts';

/** What a method may use. */
export type MethodContext = Services & {
  /** The language of sentences for people. */
  readonly language: LanguageCode;
  /** Counts the work of who asked. */
  readonly meter: Meter;
};

/** How much a request asks for. */
export type RequestSize = Extras & {
  /** The list's name in the proto. */
  readonly field: 'flights' | 'markets';
  readonly entries: number;
};

/** A request that was read and counted. */
export type CountedRequest = {
  /** As `workOfRequest` counts it. */
  readonly work: number;
  /** @throws OperationError */
  readonly answer: () => Promise<ReportedAnswer>;
};

/** A method of the API: JSON in, an answer to be written as JSON out. */
export type Method = {
  readonly name: string;
  /** Names of its messages in the schema. */
  readonly requestName: string;
  readonly responseName: string;
  /** @throws StatusError when the request is wrong, or who asks has asked too often */
  readonly read: (json: unknown, context: MethodContext) => CountedRequest;
};

type MethodDefinition<Request> = {
  readonly name: string;
  readonly request: Pick<MessageFns<Request>, 'fromJSON'>;
  readonly sizeOf: (request: Request) => RequestSize;
  /** What the schema cannot say of a request. */
  readonly check?: (request: Request, violations: Violations) => void;
  readonly handle: (request: Request, context: MethodContext) => Promise<ReportedAnswer>;
};

function checkSize(size: RequestSize, violations: Violations): void {
  const { field, entries } = size;
  const extra = EXTRAS.find(({ name }) => size[name]);
  if (!extra || entries <= extra.most) return;
  violations.invalidArgument(field, ({ tooManyWith }) =>
    fill(tooManyWith[extra.name], { most: extra.most, name: field, count: entries }),
  );
}

/** A method: its request is read and checked by the schema, and counted; its answer is written in the API's JSON. */
export function defineMethod<Request>(definition: MethodDefinition<Request>): Method {
  const { name, request, sizeOf, check, handle } = definition;
  const described = apiSchema.methods.find((method) => method.name === name);
  if (!described) throw new Error(`the schema has no method ${name}`);
  return {
    name,
    requestName: described.request,
    responseName: described.response,
    read: (json, context) => {
      const violations = new Violations();
      const read = request.fromJSON(readMessage(described.request, json, violations));
      violations.throwIfAny();
      const size = sizeOf(read);
      checkSize(size, violations);
      check?.(read, violations);
      violations.throwIfAny();
      const work = workOfRequest(size.entries, size);
      requireRate(context.meter.charge(work));
      return { work, answer: () => handle(read, context) };
    },
  };
}
