import { contrailsLabel } from '@tim/format';
import { fill } from '@tim/languages';
import { CONTRAILS } from '../../shared/texts.ts';
import { DEVELOPERS } from './texts.ts';
import { contrailsImpactBucketFromJSON } from '@tim/messages';
import type { JsonSchema, OpenApiDocument, OpenApiOperation } from '@tim/api-documents';

/** One field of a message as the page shows it. */
export type FieldRow = {
  /** With the way to it, e.g. flights[].departureDate. */
  readonly name: string;
  readonly type: string;
  /** Message of that type, described further below on the page. */
  readonly message: string | undefined;
  readonly description: string;
  /** An enum's values. */
  readonly values: readonly {
    readonly name: string;
    readonly description: string;
    /** That the calculator has another word for it. */
    readonly calculatorsWord: string | undefined;
  }[];
};

export type MethodReference = {
  readonly name: string;
  readonly path: string;
  readonly description: string;
  readonly request: readonly FieldRow[];
  readonly answer: readonly FieldRow[];
  readonly example: ExampleReference;
  /** One whose request has a field that changes what each entry of the answer holds. */
  readonly withSwitch: ExampleReference | undefined;
};

/** A request and what was answered to it. */
export type ExampleReference = { readonly request: unknown; readonly answer: unknown };

export type ErrorReference = { readonly status: string; readonly code: string; readonly description: string };

type Schemas = Readonly<Record<string, JsonSchema>>;

/** How far the fields of fields are shown in place: all of a request's, and of an answer's each entry's own. */
const DEPTH = { request: 9, answer: 2, type: 1 } as const;

const BUCKET_PREFIX = 'CONTRAILS_IMPACT_';

const TYPES = DEVELOPERS.typeNames;

const TYPE_NAMES: ReadonlyMap<string, string> = new Map(Object.entries<string>(TYPES.names));

function nameOfType(type: string): string {
  return TYPE_NAMES.get(type) ?? type;
}

const SCALARS: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    int32: nameOfType('integer'),
    int64: TYPES.int64,
    double: nameOfType('number'),
  }),
);

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const schemaOf = (value: unknown): JsonSchema =>
  typeof value === 'object' && value !== null ? (value as JsonSchema) : {};

function messageOf({ $ref }: JsonSchema): string | undefined {
  return typeof $ref === 'string' ? $ref.split('/').at(-1) : undefined;
}

function scalarOf(schema: JsonSchema): string {
  if (schema['enum'] !== undefined) return TYPES.oneOf;
  return SCALARS.get(text(schema['format'])) ?? nameOfType(text(schema['type']));
}

/** A field's type in words, and how many entries a list may have. */
function typeText(schema: JsonSchema): string {
  if (schema['type'] === 'array') {
    const items = schemaOf(schema['items']);
    const type = messageOf(items) ?? scalarOf(items);
    const most = schema['maxItems'];
    return typeof most === 'number' ? fill(TYPES.listOfAtMost, { type, most }) : fill(TYPES.listOf, { type });
  }
  if (schema['additionalProperties'] !== undefined) {
    const values = schemaOf(schema['additionalProperties']);
    return fill(TYPES.mapTo, { type: messageOf(values) ?? scalarOf(values) });
  }
  return messageOf(schema) ?? scalarOf(schema);
}

function innerOf(schema: JsonSchema): JsonSchema {
  if (schema['type'] === 'array') return schemaOf(schema['items']);
  return schema['additionalProperties'] === undefined ? schema : schemaOf(schema['additionalProperties']);
}

/** The API names the contrails' buckets by other words than the calculator does. */
function calculatorWord(value: string): string | undefined {
  const bucket = contrailsImpactBucketFromJSON(value);
  const isShown = value.startsWith(BUCKET_PREFIX) && bucket > 0;
  return isShown ? fill(DEVELOPERS.calculatorsWord, { word: CONTRAILS.names[contrailsLabel(bucket)] }) : undefined;
}

function valuesOf(schema: JsonSchema): FieldRow['values'] {
  const descriptions = list(schema['x-enum-descriptions']);
  return list(schema['enum']).map((name, at) => ({
    name: text(name),
    description: text(descriptions[at]),
    calculatorsWord: calculatorWord(text(name)),
  }));
}

/** A message's fields, and theirs below them, to a depth. */
function fieldRows(message: string, schemas: Schemas, depth: number, before = ''): readonly FieldRow[] {
  const properties = (schemas[message]?.['properties'] ?? {}) as Schemas;
  return Object.entries(properties).flatMap(([field, schema]) => {
    const inner = innerOf(schema);
    const name = `${before}${field}`;
    const below = messageOf(inner);
    const row = {
      name,
      type: typeText(schema),
      message: below,
      description: text(schema['description']),
      values: valuesOf(inner),
    };
    if (below === undefined || depth <= 1) return [row];
    const way = schema['type'] === 'array' ? `${name}[].` : `${name}.`;
    return [row, ...fieldRows(below, schemas, depth - 1, way)];
  });
}

function methodReference(path: string, operation: OpenApiOperation, schemas: Schemas): MethodReference {
  const asked = operation.requestBody.content['application/json'];
  const given = operation.responses['200']?.content['application/json'];
  return {
    name: operation.operationId,
    path,
    description: operation.description,
    request: fieldRows(messageOf(asked.schema) ?? '', schemas, DEPTH.request),
    answer: fieldRows(messageOf(given?.schema ?? {}) ?? '', schemas, DEPTH.answer),
    example: { request: asked.example, answer: given?.example },
    withSwitch: operation['x-example-with-switch'],
  };
}

const operationsOf = (paths: OpenApiDocument['paths']): readonly OpenApiOperation[] =>
  Object.values(paths).flatMap((at) => ('post' in at ? [at.post] : []));

/** Every method, in the document's order. */
export function methodReferences({ paths, components }: OpenApiDocument): readonly MethodReference[] {
  return Object.entries(paths).flatMap(([path, at]) =>
    'post' in at ? [methodReference(path, at.post, components.schemas)] : [],
  );
}

/** The errors, which every method has alike, and the body of one that was given. */
export function errorReferences({ paths }: OpenApiDocument): {
  readonly errors: readonly ErrorReference[];
  readonly given: unknown;
} {
  const responses = Object.entries(operationsOf(paths)[0]?.responses ?? {}).filter(([status]) => status !== '200');
  const errors = responses.map(([status, { description }]) => {
    const [code = '', ...words] = description.split(': ');
    return { status, code, description: words.join(': ') };
  });
  return { errors, given: responses.find(([status]) => status === '400')?.[1].content['application/json'].example };
}

export type TypeReference = {
  readonly name: string;
  readonly description: string;
  readonly fields: readonly FieldRow[];
};

/** The messages that stand inside requests and answers, by name. */
export function typeReferences({ paths, components }: OpenApiDocument): readonly TypeReference[] {
  const { schemas } = components;
  const outermost = new Set(
    operationsOf(paths).flatMap((post) => [
      messageOf(post.requestBody.content['application/json'].schema),
      messageOf(post.responses['200']?.content['application/json'].schema ?? {}),
    ]),
  );
  return Object.keys(schemas)
    .filter((name) => !outermost.has(name) && name !== 'Error')
    .toSorted()
    .map((name) => ({
      name,
      description: text(schemas[name]?.['description']),
      fields: fieldRows(name, schemas, DEPTH.type),
    }));
}

/** A request as a command to copy. The apostrophe cannot stand in it: JSON text of ours has none. */
export function curlCommand(address: string, request: unknown): string {
  return [`curl '${address}' \\`, "  -H 'Content-Type: application/json' \\", `  -d '${jsonText(request)}'`].join('\n');
}

/** JSON as the service writes it. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, undefined, 2);
}
