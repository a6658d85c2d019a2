import type { Market, TypicalEmissionsRequest } from '@tim/messages';
import { isJsonObject, readEntries, readLanguage, readSwitch, member } from './json-fields.ts';
import { readDate } from './read-date.ts';
import { readMarket } from './read-market.ts';
import { Violations, type Parsed } from './violation.ts';

/** Read the JSON of a TypicalEmissionsRequest as strictly as `parseFlightEmissionsRequest` reads its own. */
export function parseTypicalEmissionsRequest(json: unknown): Parsed<TypicalEmissionsRequest> {
  const violations = new Violations();
  const markets: Market[] = [];
  if (!isJsonObject(json)) {
    violations.add('', json, 'Give a JSON object with a list of markets: {"markets": [...]}.');
    return violations.result({ markets });
  }
  const includeWorking = readSwitch(json, 'includeWorking', violations);
  for (const [index, entry] of readEntries(json, 'markets', violations)?.entries() ?? []) {
    const path = `markets[${index}]`;
    if (isJsonObject(entry)) {
      markets.push(readMarket(entry, path, violations));
    } else {
      violations.add(path, entry, 'Give a market as an object with origin and destination.');
    }
  }
  const optionsDate = member(json, 'optionsDate');
  return violations.result({
    markets,
    includeWorking,
    includeOptions: readSwitch(json, 'includeOptions', violations),
    languageCode: readLanguage(json, 'languageCode', violations),
    preferDirect: readSwitch(json, 'preferDirect', violations),
    ...(optionsDate !== undefined && { optionsDate: readDate(optionsDate, 'optionsDate', violations) }),
  });
}
