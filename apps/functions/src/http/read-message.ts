import { fill } from '@tim/languages';
import { apiSchema } from '@tim/messages/api-v1-schema';
import type { ApiField } from '@tim/messages/api-v1-schema';
import { isJsonObject } from '@tim/validation';
import { readScalar, SCALAR_TYPE_NAMES } from './read-scalar.ts';
import type { Violations } from './violations.ts';

/** Fields of each message by both of their names. */
const fieldsByName = new Map(
  Object.entries(apiSchema.messages).map(([name, { fields }]) => [
    name,
    new Map(fields.flatMap((field) => [[field.name, field] as const, [field.protoName, field] as const])),
  ]),
);

const typeName = (name: string) => `type.googleapis.com/tim.api.v1.${name}`;

/** A request's strictness; or an answer's leniency: what a newer edition adds is passed over. */
export type Strictness = 'strict' | 'lenient';

/**
 * Read a message's JSON by the schema, as protocol buffers say: names in either naming, whole numbers also as text,
 * enums by name or number, null for nothing. Unknown names and wrong types are reported.
 *
 * @param name - name of the message in the schema
 * @param path - where the message stands in the request, in the proto's naming; '' for the request itself
 * @returns the JSON in the one form the generated readers take; what is wrong is left out
 */
export function readMessage(
  name: string,
  json: unknown,
  violations: Violations,
  path = '',
  strictness: Strictness = 'strict',
): Readonly<Record<string, unknown>> {
  if (!isJsonObject(json)) {
    violations.invalidValue(path, typeName(name), json);
    return {};
  }
  const fields = fieldsByName.get(name);
  const read: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(json)) {
    const field = fields?.get(key);
    if (field && value !== null) read[field.name] = readField(field, value, violations, path, strictness);
    else if (!field && strictness === 'strict') violations.unknownName(key, path);
  }
  return read;
}

function readField(
  field: ApiField,
  value: unknown,
  violations: Violations,
  parent: string,
  strictness: Strictness,
): unknown {
  const path = parent === '' ? field.protoName : `${parent}.${field.protoName}`;
  if (!field.isList) {
    if (!Array.isArray(value)) return readValue(field, value, violations, path, strictness);
    violations.unexpectedList(field.name, parent);
    return undefined;
  }
  if (!Array.isArray(value)) {
    violations.invalidValue(path, `list of ${typeOf(field)}`, value);
    return undefined;
  }
  const { maxItems } = field;
  if (maxItems !== undefined && value.length > maxItems) {
    violations.invalidArgument(path, ({ tooMany }) =>
      fill(tooMany, { most: maxItems, name: field.name, count: value.length }),
    );
    return undefined;
  }
  return value.map((entry, at) => readValue(field, entry, violations, `${path}[${at}]`, strictness));
}

function readValue(
  field: ApiField,
  value: unknown,
  violations: Violations,
  path: string,
  strictness: Strictness,
): unknown {
  switch (field.type) {
    case 'message':
      return readMessage(field.typeName ?? '', value, violations, path, strictness);
    case 'enum': {
      const known = apiSchema.enums[field.typeName ?? '']?.values.find(
        (candidate) => candidate.name === value || candidate.number === value,
      );
      const isNewer = strictness === 'lenient' && (typeof value === 'string' || typeof value === 'number');
      if (!known && !isNewer) violations.invalidValue(path, typeOf(field), value);
      return known?.name;
    }
    default: {
      const read = readScalar(field.type, value);
      if (read === undefined) violations.invalidValue(path, typeOf(field), value);
      return read;
    }
  }
}

function typeOf(field: ApiField): string {
  return field.type === 'message' || field.type === 'enum'
    ? typeName(field.typeName ?? '')
    : SCALAR_TYPE_NAMES[field.type];
}
