import { apiSchema } from '@tim/messages/api-v1-schema';
import type { ApiField } from '@tim/messages/api-v1-schema';
import { fieldSchema } from '@tim/api-documents';
import type { Dialect, JsonSchema } from '@tim/api-documents';

/** Which of the API's fields a schema has, and what a message's schema says beside them. */
type Kind = {
  readonly hasField: (field: ApiField) => boolean;
  readonly more: (fields: readonly ApiField[]) => JsonSchema;
};

/** Names of the fields that have to be there. */
export const requiredNames = (fields: readonly ApiField[]): readonly string[] =>
  fields.filter(({ isRequired }) => isRequired).map(({ name }) => name);

/** What a tool takes: the published fields, and of the additions those it names. */
const input = (additions: readonly string[]): Kind => ({
  hasField: ({ name, isExtension }) => !isExtension || additions.includes(name),
  more: (fields) => ({
    required: requiredNames(fields),
    additionalProperties: false,
  }),
});

/** This project's additions that a tool answers only where it names them: they are many times as long as the figures. */
const LONG_ADDITIONS: readonly string[] = ['emissionsInputs', 'emissionsBreakdown', 'working', 'options'];

/** What a tool answers. Any field may be absent, and a later version may have more. */
const output = (additions: readonly string[]): Kind => ({
  hasField: ({ name, isExtension }) => !(isExtension && LONG_ADDITIONS.includes(name)) || additions.includes(name),
  more: () => ({}),
});

/** A message as one self-contained schema: the messages in it stand where they are used. */
function messageSchema(message: string, kind: Kind): JsonSchema {
  const dialect: Dialect = {
    reference: (inner) => messageSchema(inner, kind),
    enumeration: (values) => ({ type: 'string', enum: values.map(({ name }) => name) }),
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
export const inputSchema = (request: string, additions: readonly string[] = []): JsonSchema =>
  messageSchema(request, input(additions));

/** The JSON Schema of a tool's output. */
export const outputSchema = (response: string, additions: readonly string[] = []): JsonSchema =>
  messageSchema(response, output(additions));
