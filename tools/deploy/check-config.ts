import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { workspaceRoot } from '../workspace-root.ts';

/** The schema firebase-tools brings with it; it cannot be fetched offline. */
const schemaFile = join(
  createRequire(import.meta.url).resolve('firebase-tools/package.json'),
  '../schema/firebase-config.json',
);

/**
 * What in firebase.json the tools would not understand.
 *
 * @returns one line a fault
 */
export function configFaults(file = join(workspaceRoot, 'firebase.json')): readonly string[] {
  const validate = new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(
    JSON.parse(readFileSync(schemaFile, 'utf8')) as object,
  );
  if (validate(JSON.parse(readFileSync(file, 'utf8')))) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message }) => `firebase.json${instancePath}: ${message ?? 'wrong'}`,
  );
}
