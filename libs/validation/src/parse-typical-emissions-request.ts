import type { TypicalEmissionsRequest } from '@tim/messages';
import { isJsonObject, readEntries, readLanguage, readSwitch, member } from './json-fields.ts';
import { readDate } from './read-date.ts';
import { readMarket } from './read-market.ts';
import { Violations, type Parsed } from './violation.ts';

/** Read the JSON of a TypicalEmissionsRequest as strictly as `parseFlightEmissionsRequest` reads its own. */
export function parseTypicalEmissionsRequest(json: unknown): Parsed<TypicalEmissionsRequest> {
  const violations = new Violations();
  if (!isJsonObject(json)) {
    violations.add('', json, 'Give a JSON object with a list of markets: {"markets": [...]}.');
    return violations.result({ markets: [] });
  }
  const rule = 'Give a market as an object with origin and destination.';
  const optionsDate = member(json, 'optionsDate');
  return violations.result({
    includeWorking: readSwitch(json, 'includeWorking', violations),
    markets: readEntries(json, 'markets', rule, readMarket, violations),
    includeOptions: readSwitch(json, 'includeOptions', violations),
    languageCode: readLanguage(json, 'languageCode', violations),
    preferDirect: readSwitch(json, 'preferDirect', violations),
    ...(optionsDate !== undefined && { optionsDate: readDate(optionsDate, 'optionsDate', violations) }),
  });
}
