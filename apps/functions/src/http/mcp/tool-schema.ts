import { apiSchema } from '@tim/messages/api-v1-schema';
import { fieldSchema } from '@tim/api-documents';
import type { Dialect, JsonSchema } from '@tim/api-documents';

/** One self-contained schema: messages stand where they are used. */
const DIALECT: Dialect = {
  reference: (message) => messageSchema(message),
  enumeration: (values) => ({ type: 'string', enum: values.map(({ name }) => name) }),
  described: (schema, notes) => ({ ...schema, ...notes }),
};

/** A message of the API as one JSON Schema, without this project's additions: a tool's input. */
export function messageSchema(name: string): JsonSchema {
  const { description = '', fields = [] } = apiSchema.messages[name] ?? {};
  const own = fields.filter(({ isExtension }) => !isExtension);
  return {
    type: 'object',
    ...(description !== '' && { description }),
    properties: Object.fromEntries(own.map((field) => [field.name, fieldSchema(field, DIALECT)])),
    required: own.filter(({ isRequired }) => isRequired).map((field) => field.name),
    additionalProperties: false,
  };
}
