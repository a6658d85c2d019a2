/** Whether a value is an object whose members nobody looked at yet; a list is none. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
