import { isLanguageCode, LANGUAGE_CODES, type LanguageCode } from '@tim/languages';
import { upperCaseCode } from '@tim/notation';
import { EXTRAS, LIMITS } from './limits.ts';
import type { Violations } from './violation.ts';

/** A JSON object whose members nobody looked at yet. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A member's value, where null is the same as nothing. */
export function member(object: JsonObject, name: string): unknown {
  return object[name] ?? undefined;
}

const EXTRA_WORDS = { includeOptions: 'with their options', includeWorking: 'with their working' } as const;

/**
 * The entries of a required list of objects, each read; none, and reported, when there is no list to look into.
 *
 * @param rule - what an entry that is no object should be
 */
export function readEntries<Entry>(
  object: JsonObject,
  name: string,
  rule: string,
  read: (entry: JsonObject, path: string, violations: Violations) => Entry,
  violations: Violations,
): Entry[] {
  const list = member(object, name);
  if (!Array.isArray(list)) {
    violations.add(name, list, `Give a list of ${name}; it may be empty.`);
    return [];
  }
  const extra = EXTRAS.find((one) => object[one.name] === true);
  const most = extra?.most ?? LIMITS.entries;
  if (list.length > most) {
    const what = extra ? `${name} ${EXTRA_WORDS[extra.name]}` : name;
    violations.add(name, `${list.length} entries`, `Give at most ${most} ${what} in one request.`);
    return [];
  }
  return list.flatMap((entry: unknown, index) => {
    const path = `${name}[${index}]`;
    if (isJsonObject(entry)) return [read(entry, path, violations)];
    violations.add(path, entry, rule);
    return [];
  });
}

/**
 * A required code, upper-cased, or the empty string when it broke the pattern, which is reported.
 */
export function readCode(value: unknown, field: string, pattern: RegExp, rule: string, violations: Violations): string {
  if (typeof value === 'string' && pattern.test(value)) {
    return upperCaseCode(value);
  }
  violations.add(field, value, rule);
  return '';
}

/** An optional language of answers; undefined when absent, or when there is no such language, which is reported. */
export function readLanguage(object: JsonObject, name: string, violations: Violations): LanguageCode | undefined {
  const value = member(object, name);
  if (value === undefined || (typeof value === 'string' && isLanguageCode(value))) return value;
  violations.add(name, value, `Give a language as one of ${LANGUAGE_CODES.join(', ')}, or leave it out.`);
  return undefined;
}

/** An optional switch; undefined when absent, or when it is of another type, which is reported. */
export function readSwitch(object: JsonObject, name: string, violations: Violations): boolean | undefined {
  const value = member(object, name);
  if (value === undefined || typeof value === 'boolean') {
    return value;
  }
  violations.add(name, value, 'Give true or false, without quotes, or leave it out.');
  return undefined;
}
