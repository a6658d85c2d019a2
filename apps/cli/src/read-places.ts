import { readFileSync } from 'node:fs';
import { codeReader, type CodeReader } from '@tim/batch';
import { placeNames } from '@tim/batch/list';
import type { MarketQuery } from '@tim/estimator';
import { upperCaseCode } from '@tim/notation';
import type { AnsweredFrom } from './command.ts';
import { Refusal } from './refusal.ts';

const CODE = /^[A-Z0-9]{3}$/;

/**
 * A query with codes for the names of its places; a code is left as it is, known or not.
 *
 * @throws UsageError when a name is no place's, or several places'
 */
export function withCodes<Query extends MarketQuery>(
  query: Query,
  { tables, cityNamesFile }: Pick<AnsweredFrom, 'tables' | 'cityNamesFile'>,
): Query {
  let names: CodeReader | undefined;
  const codeOf = (text: string): string => {
    const code = upperCaseCode(text.trim());
    if (CODE.test(code)) return code;
    names ??= codeReader(
      tables,
      placeNames(tables, () => readFileSync(cityNamesFile, 'utf8')),
    );
    const [found, ...others] = names.places(text);
    if (found === undefined) throw new Refusal((faults) => faults.unknownPlace(text));
    if (others.length > 0) throw new Refusal((faults) => faults.severalPlaces(text, [found, ...others]));
    return found;
  };
  return { ...query, origin: codeOf(query.origin), destination: codeOf(query.destination) };
}
