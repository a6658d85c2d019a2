import { apiSchema } from '@tim/messages/api-v1-schema';
import type { ApiField, ApiScalar } from '@tim/messages/api-v1-schema';

/** A JSON Schema, as far as the two documents need one. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** How one document writes what the other writes otherwise. */
export type Dialect = {
  /** Reference to a message's schema. */
  readonly reference: (message: string) => JsonSchema;
  /** An enum's values with their meanings. */
  readonly enumeration: (values: readonly { readonly name: string; readonly description: string }[]) => JsonSchema;
};

/** Type and format of the scalars; 64-bit numbers are text in JSON. */
const SCALARS: Readonly<Record<ApiScalar, JsonSchema>> = {
  string: { type: 'string' },
  bool: { type: 'boolean' },
  int32: { type: 'integer', format: 'int32' },
  int64: { type: 'string', format: 'int64' },
  double: { type: 'number', format: 'double' },
};

function valueSchema(field: ApiField, dialect: Dialect): JsonSchema {
  const { type, typeName = '' } = field;
  if (type === 'message') return dialect.reference(typeName);
  if (type === 'enum') return dialect.enumeration(apiSchema.enums[typeName]?.values ?? []);
  return SCALARS[type];
}

function descriptionOf({ description, isRequired, isExtension }: ApiField): string {
  const kind = isRequired ? 'Required. ' : '';
  return `${kind}${description}${isExtension ? ' An addition of this service, answered on request.' : ''}`;
}

/** A field's schema. */
export function fieldSchema(field: ApiField, dialect: Dialect): JsonSchema {
  const notes = { description: descriptionOf(field), ...(field.isOutputOnly && { readOnly: true }) };
  const value = valueSchema(field, dialect);
  if (field.isMap) return { type: 'object', additionalProperties: value, ...notes };
  if (!field.isList) return { ...value, ...notes };
  return { type: 'array', items: value, ...(field.maxItems !== undefined && { maxItems: field.maxItems }), ...notes };
}

/** The schemas of all messages, by name. */
export function messageSchemas(dialect: Dialect): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(apiSchema.messages).map(([name, { description, fields }]) => {
      const properties = Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field, dialect)]));
      return [name, { type: 'object', description, properties }];
    }),
  );
}
