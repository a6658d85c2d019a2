/**
 * Writes the fields of the published API as a fixture of the API's tests, from its discovery document:
 * `node tools/api-conformance/write-fields.ts <discovery document>`. The document is served at
 * https://travelimpactmodel.googleapis.com/$discovery/rest?version=v1.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace-root.ts';

type Property = {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly string[];
  readonly items?: Property;
};
type Discovery = {
  readonly revision: string;
  readonly schemas: Readonly<Record<string, { readonly properties?: Readonly<Record<string, Property>> }>>;
};

function typeOf(property: Property): string {
  if (property.$ref !== undefined) return property.$ref;
  if (property.items) return `${typeOf(property.items)}[]`;
  if (property.enum) return property.enum.join('|');
  return property.format ?? property.type ?? 'unknown';
}

const [, , file] = process.argv;
if (file === undefined)
  throw new Error('Give the discovery document: node tools/api-conformance/write-fields.ts <file>');
const { revision, schemas } = JSON.parse(readFileSync(file, 'utf8')) as Discovery;
const messages = Object.fromEntries(
  Object.entries(schemas).map(([name, { properties = {} }]) => [
    name,
    Object.fromEntries(Object.entries(properties).map(([field, property]) => [field, typeOf(property)])),
  ]),
);
const target = join(workspaceRoot, 'apps/functions/fixtures/published-fields.json');
writeFileSync(target, `${JSON.stringify({ revision, messages }, undefined, 2)}\n`);
console.log(`${Object.keys(messages).length} messages of revision ${revision} written to ${target}`);
