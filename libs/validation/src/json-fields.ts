import { isLanguageCode, LANGUAGE_CODES, type LanguageCode } from '@tim/languages';
import { upperCaseCode } from '@tim/notation';
import { LIMITS } from './limits.ts';
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

/** What a request asks for beside each entry's figures, and how many entries it may have for that. */
const EXTRAS = [
  { name: 'includeOptions', most: LIMITS.entriesWithOptions, words: 'with their options' },
  { name: 'includeWorking', most: LIMITS.entriesWithWorking, words: 'with their working' },
] as const;

/** The entries of a required list of objects; undefined, and reported, when there is none to look into. */
export function readEntries(object: JsonObject, name: string, violations: Violations): readonly unknown[] | undefined {
  const list = member(object, name);
  if (!Array.isArray(list)) {
    violations.add(name, list, `Give a list of ${name}; it may be empty.`);
    return undefined;
  }
  const extra = EXTRAS.find((one) => object[one.name] === true);
  const most = extra?.most ?? LIMITS.entries;
  if (list.length > most) {
    const what = extra ? `${name} ${extra.words}` : name;
    violations.add(name, `${list.length} entries`, `Give at most ${most} ${what} in one request.`);
    return undefined;
  }
  return list;
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
