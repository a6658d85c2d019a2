/**
 * Plugin of buf: writes the public API's schema as data (`ApiSchema`), for the reader of requests and the published
 * documents. It is given a CodeGeneratorRequest on standard input and answers on standard output.
 */
import { readFileSync, writeSync } from 'node:fs';
import { create, createFileRegistry, fromBinary, getExtension, hasExtension, toBinary } from '@bufbuild/protobuf';
import {
  CodeGeneratorRequestSchema,
  CodeGeneratorResponse_Feature,
  CodeGeneratorResponseSchema,
  FieldDescriptorProto_Label,
  FieldDescriptorProto_Type,
  FileDescriptorSetSchema,
} from '@bufbuild/protobuf/wkt';
import type {
  DescriptorProto,
  EnumDescriptorProto,
  FieldDescriptorProto,
  FileDescriptorProto,
} from '@bufbuild/protobuf/wkt';
import type { ApiEnum, ApiField, ApiMessage, ApiMethod, ApiSchema } from './src/api-schema.ts';

const API_PACKAGE = 'tim.api.v1';
const API_FILE = 'tim/api/v1/travel_impact_model.proto';

/** Numbers of the parts of a descriptor, as comment locations name them (descriptor.proto). */
const PART = { message: 4, enum: 5, service: 6, field: 2, nestedMessage: 3, nestedEnum: 4, enumValue: 2, method: 2 };

const TYPES: Partial<Record<FieldDescriptorProto_Type, ApiField['type']>> = {
  [FieldDescriptorProto_Type.STRING]: 'string',
  [FieldDescriptorProto_Type.BOOL]: 'bool',
  [FieldDescriptorProto_Type.INT32]: 'int32',
  [FieldDescriptorProto_Type.INT64]: 'int64',
  [FieldDescriptorProto_Type.DOUBLE]: 'double',
  [FieldDescriptorProto_Type.MESSAGE]: 'message',
  [FieldDescriptorProto_Type.ENUM]: 'enum',
};

const request = fromBinary(CodeGeneratorRequestSchema, readFileSync(0));
const registry = createFileRegistry(create(FileDescriptorSetSchema, { file: request.protoFile }));
const messages: Record<string, ApiMessage> = {};
const enums: Record<string, ApiEnum> = {};
const mapEntries = new Map<string, DescriptorProto>();
const apiNames = new Set<string>();

/** A type's name in the documents: without its package; another package's takes a prefix where two would meet. */
function nameOf(fullName: string): string {
  const name = fullName.replace(/^\./, '');
  if (name.startsWith(`${API_PACKAGE}.`)) return name.slice(API_PACKAGE.length + 1);
  const short = name.slice(name.search(/\.[A-Z]/) + 1);
  return apiNames.has(short) ? `Site${short}` : short;
}

function commentsOf(file: FileDescriptorProto): (path: readonly number[]) => string {
  const comments = new Map(
    file.sourceCodeInfo?.location.map(({ path, leadingComments }) => [path.join(), leadingComments]),
  );
  return (path) => (comments.get(path.join()) ?? '').trim().replaceAll(/\s*\n\s*/g, ' ');
}

function optionOf(field: FieldDescriptorProto, name: string): unknown {
  const extension = registry.getExtension(`${API_PACKAGE}.${name}`);
  if (!extension || !field.options || !hasExtension(field.options, extension)) return undefined;
  return getExtension(field.options, extension);
}

function fieldOf(field: FieldDescriptorProto, description: string): ApiField {
  const entry = mapEntries.get(field.typeName);
  const value = entry?.field[1] ?? field;
  const type = TYPES[value.type];
  if (!type) throw new Error(`${field.name}: the API has no fields of type ${value.type}`);
  const maxItems = optionOf(field, 'max_items');
  return {
    name: field.jsonName,
    protoName: field.name,
    description,
    type,
    ...(value.typeName !== '' && { typeName: nameOf(value.typeName) }),
    ...(entry ? { isMap: true } : field.label === FieldDescriptorProto_Label.REPEATED && { isList: true }),
    ...(typeof maxItems === 'number' && { maxItems }),
    ...(optionOf(field, 'required') === true && { isRequired: true }),
    ...(optionOf(field, 'output_only') === true && { isOutputOnly: true }),
    ...(optionOf(field, 'extension') === true && { isExtension: true }),
  };
}

type Visit = {
  readonly fullName: string;
  readonly path: readonly number[];
  readonly comment: (path: readonly number[]) => string;
};

function addEnum(proto: EnumDescriptorProto, { fullName, path, comment }: Visit): void {
  const values = proto.value.map(({ name, number }, at) => ({
    name,
    number,
    description: comment([...path, PART.enumValue, at]),
  }));
  enums[nameOf(fullName)] = { description: comment(path), values };
}

function addMessage(proto: DescriptorProto, { fullName, path, comment }: Visit): void {
  for (const nested of proto.nestedType) {
    if (nested.options?.mapEntry) mapEntries.set(`${fullName}.${nested.name}`, nested);
  }
  proto.enumType.forEach((nested, at) =>
    addEnum(nested, { fullName: `${fullName}.${nested.name}`, path: [...path, PART.nestedEnum, at], comment }),
  );
  if (proto.field.length === 0) return;
  const fields = proto.field.map((field, at) => fieldOf(field, comment([...path, PART.field, at])));
  messages[nameOf(fullName)] = { description: comment(path), fields };
}

function methodsOf(file: FileDescriptorProto, comment: Visit['comment']): ApiMethod[] {
  return file.service.flatMap((service, serviceAt) =>
    service.method.map(({ name, inputType, outputType }, at) => ({
      name: `${name.charAt(0).toLowerCase()}${name.slice(1)}`,
      description: comment([PART.service, serviceAt, PART.method, at]),
      request: nameOf(inputType),
      response: nameOf(outputType),
    })),
  );
}

/** The API's own messages and the types they lead to; what another package has beside them is left out. */
function reachable(): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const { typeName } of messages[name]?.fields ?? []) if (typeName !== undefined) visit(typeName);
  };
  for (const name of apiNames) visit(name);
  return seen;
}

function writeSchema(): string {
  const files = request.protoFile.filter((file) => !file.name.startsWith('google/'));
  for (const { name } of files.find((file) => file.name === API_FILE)?.messageType ?? []) apiNames.add(name);
  let methods: ApiMethod[] = [];
  for (const file of files) {
    const comment = commentsOf(file);
    const visit = (name: string, path: readonly number[]): Visit => ({
      fullName: `.${file.package}.${name}`,
      path,
      comment,
    });
    file.enumType.forEach((proto, at) => addEnum(proto, visit(proto.name, [PART.enum, at])));
    file.messageType.forEach((proto, at) => addMessage(proto, visit(proto.name, [PART.message, at])));
    if (file.name === API_FILE) methods = methodsOf(file, comment);
  }
  const names = reachable();
  const kept = <T>(all: Record<string, T>) =>
    Object.fromEntries(
      Object.entries(all)
        .filter(([name]) => names.has(name))
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    );
  const schema: ApiSchema = { methods, messages: kept(messages), enums: kept(enums) };
  return [
    '// Code generated by protoc-gen-api-schema. DO NOT EDIT.',
    "import type { ApiSchema } from '../../../../api-schema.ts';",
    '',
    `export const apiSchema: ApiSchema = ${JSON.stringify(schema, undefined, 2)};`,
    '',
  ].join('\n');
}

const response = create(CodeGeneratorResponseSchema, {
  supportedFeatures: BigInt(CodeGeneratorResponse_Feature.PROTO3_OPTIONAL),
  file: [{ name: 'tim/api/v1/schema.ts', content: writeSchema() }],
});
writeSync(1, toBinary(CodeGeneratorResponseSchema, response));
