import { isObject } from '@tim/batch/list';

/** The object that a text of JSON is; undefined of any other text. */
export function readJsonObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
