import { Ajv2020 } from 'ajv/dist/2020.js';

/** What is wrong with JSON beside a schema that has no room for members it does not name, nor has any within it. */
export function schemaFaults(schema: object, json: unknown): readonly unknown[] {
  const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(closed(schema));
  return validate(json) ? [] : (validate.errors ?? []);
}

function closed(schema: object): object {
  const text = JSON.stringify(schema, (_, value: unknown) =>
    typeof value === 'object' && value !== null && 'properties' in value && 'type' in value
      ? { ...value, additionalProperties: false }
      : value,
  );
  return JSON.parse(text) as object;
}
