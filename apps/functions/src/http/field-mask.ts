import { apiSchema } from '@tim/messages/api-v1-schema';
import type { ApiField } from '@tim/messages/api-v1-schema';
import { invalidArgument, type StatusError } from './status-error.ts';

/** Which parts of a message to answer: the fields named, each with its own parts; undefined for all. */
type Mask = ReadonlyMap<string, Mask> | undefined;

/** Longest selector read [characters]. */
const MAX_LENGTH = 2000;

/** Deepest nesting read; no message of the API nests deeper. */
const MAX_DEPTH = 12;

function fault(path: string): StatusError {
  const field = path.slice(0, 100);
  const description = `Error expanding 'fields' parameter. Cannot find matching fields for path '${field}'.`;
  return invalidArgument([{ field, description }]);
}

/** Reads `a,b/c,d(e,f)`; `.` separates as `/` does, `*` is every field. */
class MaskReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  readAll(message: string): Mask {
    const mask = this.#readList(message, 0);
    if (this.#at < this.#text.length) throw fault(this.#text);
    return mask;
  }

  #readList(message: string, depth: number): Mask {
    const fields = new Map<string, Mask>();
    let isAll = false;
    do {
      const selected = this.#readPath(message, depth);
      if (selected === 'all') isAll = true;
      else merge(fields, selected.name, selected.mask);
    } while (this.#take(','));
    return isAll ? undefined : fields;
  }

  #readPath(message: string, depth: number): 'all' | { readonly name: string; readonly mask: Mask } {
    if (depth > MAX_DEPTH) throw fault(this.#text);
    if (this.#take('*')) return 'all';
    const word = /^\w{1,100}/.exec(this.#text.slice(this.#at, this.#at + 100))?.[0] ?? '';
    this.#at += word.length;
    const field = findField(message, word);
    if (!field) throw fault(word === '' ? this.#text : word);
    return { name: field.name, mask: this.#readParts(field, depth) };
  }

  #readParts(field: ApiField, depth: number): Mask {
    const isDeeper = this.#take('/') || this.#take('.');
    if (isDeeper) {
      const selected = this.#readPath(this.#messageOf(field), depth + 1);
      return selected === 'all' ? undefined : new Map([[selected.name, selected.mask]]);
    }
    if (!this.#take('(')) return undefined;
    const mask = this.#readList(this.#messageOf(field), depth + 1);
    if (!this.#take(')')) throw fault(this.#text);
    return mask;
  }

  #messageOf(field: ApiField): string {
    if (field.type !== 'message' || field.isMap || field.typeName === undefined) throw fault(this.#text);
    return field.typeName;
  }

  #take(character: string): boolean {
    if (this.#text[this.#at] !== character) return false;
    this.#at += 1;
    return true;
  }
}

function findField(message: string, name: string): ApiField | undefined {
  return apiSchema.messages[message]?.fields.find((field) => field.name === name || field.protoName === name);
}

/** Two selections of one field select what either does. */
function merge(fields: Map<string, Mask>, name: string, mask: Mask): void {
  const known = fields.get(name);
  if (!fields.has(name)) fields.set(name, mask);
  else if (known === undefined || mask === undefined) fields.set(name, undefined);
  else {
    const both = new Map(known);
    for (const [inner, part] of mask) merge(both, inner, part);
    fields.set(name, both);
  }
}

function apply(mask: Mask, json: unknown): unknown {
  if (mask === undefined || typeof json !== 'object' || json === null) return json;
  if (Array.isArray(json)) return json.map((entry) => apply(mask, entry));
  return Object.fromEntries(
    Object.entries(json).flatMap(([name, value]) => (mask.has(name) ? [[name, apply(mask.get(name), value)]] : [])),
  );
}

/**
 * A chooser of the parts of a response that `fields` names.
 *
 * @param message - name of the response's message in the schema
 * @throws StatusError when the selector names a field the response does not have
 */
export function fieldChooser(fields: string | undefined, message: string): (json: unknown) => unknown {
  if (fields === undefined || fields === '') return (json) => json;
  if (fields.length > MAX_LENGTH) throw fault(fields);
  const mask = new MaskReader(fields.replaceAll(/\s/g, '')).readAll(message);
  return (json) => apply(mask, json);
}
