import { apiSchema } from '@tim/messages/api-v1-schema';
import type { ApiField } from '@tim/messages/api-v1-schema';
import { fieldSchema } from '@tim/api-documents';
import type { Dialect, JsonSchema } from '@tim/api-documents';

/** Which of the API's fields a schema has, and what a message's schema says beside them. */
type Kind = {
  readonly hasField: (field: ApiField) => boolean;
  readonly more: (fields: readonly ApiField[]) => JsonSchema;
};

/** What a tool takes: the published fields and no others. */
const INPUT: Kind = {
  hasField: ({ isExtension }) => !isExtension,
  more: (fields) => ({
    required: fields.filter(({ isRequired }) => isRequired).map(({ name }) => name),
    additionalProperties: false,
  }),
};

/** This project's additions that no tool asks for: they are many times as long as the figures. */
const NEVER_ANSWERED: readonly string[] = ['emissionsInputs', 'emissionsBreakdown', 'working'];

/** What a tool answers. Any field may be absent, and a later version may have more. */
const OUTPUT: Kind = {
  hasField: ({ name, isExtension }) => !(isExtension && NEVER_ANSWERED.includes(name)),
  more: () => ({}),
};

/** A message as one self-contained schema: the messages in it stand where they are used. */
function messageSchema(message: string, kind: Kind): JsonSchema {
  const dialect: Dialect = {
    reference: (inner) => messageSchema(inner, kind),
    enumeration: (values) => ({ type: 'string', enum: values.map(({ name }) => name) }),
    described: (schema, notes) => ({ ...schema, ...notes }),
  };
  const { description = '', fields = [] } = apiSchema.messages[message] ?? {};
  const own = fields.filter(kind.hasField);
  return {
    type: 'object',
    ...(description !== '' && { description }),
    properties: Object.fromEntries(own.map((field) => [field.name, fieldSchema(field, dialect)])),
    ...kind.more(own),
  };
}

/** The JSON Schema of a tool's input. */
export const inputSchema = (request: string): JsonSchema => messageSchema(request, INPUT);

/** The JSON Schema of a tool's output. */
export const outputSchema = (response: string): JsonSchema => messageSchema(response, OUTPUT);
