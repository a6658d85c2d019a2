import published from '../../fixtures/published-fields.json' with { type: 'json' };

/** Messages the published API has, by name: field to type. */
export const publishedMessages: Readonly<Record<string, Readonly<Record<string, string>>>> = published.messages;

/** In the live API's answers, but missing from its published document. */
const UNPUBLISHED = new Set(['EmissionsProvenanceEntry.seatAreaRatioData']);

const INT32_MAX = 2 ** 31 - 1;

function isOfScalar(type: string, value: unknown): boolean {
  switch (type) {
    case 'string':
      return typeof value === 'string';
    case 'int32':
      return Number.isInteger(value) && Math.abs(Number(value)) <= INT32_MAX;
    case 'int64':
      return typeof value === 'string' && /^-?\d{1,19}$/.test(value);
    case 'double':
      return typeof value === 'number';
    default:
      return typeof value === 'string' && type.split('|').includes(value);
  }
}

/** The parts of an answer that the published API does not have: names of fields, types, values of enums. */
export function unpublishedParts(type: string, json: unknown, path = type): readonly string[] {
  if (type.endsWith('[]')) {
    if (!Array.isArray(json)) return [`${path} is no list`];
    return json.flatMap((entry, at) => unpublishedParts(type.slice(0, -2), entry, `${path}[${at}]`));
  }
  const fields = publishedMessages[type];
  if (!fields) return isOfScalar(type, json) ? [] : [`${path} is no ${type}: ${JSON.stringify(json)}`];
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return [`${path} is no object`];
  return Object.entries(json).flatMap(([name, value]) => {
    if (UNPUBLISHED.has(`${type}.${name}`)) return [];
    const fieldType = fields[name];
    return fieldType === undefined
      ? [`${path}.${name} is not published`]
      : unpublishedParts(fieldType, value, `${path}.${name}`);
  });
}
