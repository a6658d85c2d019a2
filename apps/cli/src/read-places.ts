import { readFileSync } from 'node:fs';
import type { CodeReader } from '@tim/batch';
import type { MarketQuery } from '@tim/estimator';
import { fill } from '@tim/languages';
import { upperCaseCode } from '@tim/notation';
import type { AnsweredFrom } from './command.ts';
import { orCodes } from './or-codes.ts';
import { Refusal } from './refusal.ts';

const CODE = /^[A-Z0-9]{3}$/;

/**
 * A query with codes for the names of its places; a code is left as it is, known or not.
 *
 * @throws UsageError when a name is no place's, or several places'
 */
export async function withCodes<Query extends MarketQuery>(
  query: Query,
  { tables, cityNamesFile }: Pick<AnsweredFrom, 'tables' | 'cityNamesFile'>,
): Promise<Query> {
  let names: CodeReader | undefined;
  const codeOf = async (text: string): Promise<string> => {
    const code = upperCaseCode(text.trim());
    if (CODE.test(code)) return code;
    names ??= await namesOf(tables, cityNamesFile);
    const [found, ...others] = names.places(text);
    if (found === undefined) throw new Refusal((faults) => fill(faults.unknownPlace, { name: text }));
    if (others.length > 0) {
      throw new Refusal((faults) =>
        fill(faults.severalPlaces, { name: text, codes: orCodes([found, ...others], faults.orCodes) }),
      );
    }
    return found;
  };
  return { ...query, origin: await codeOf(query.origin), destination: await codeOf(query.destination) };
}

/** Reads names of places; loaded when there is one, as most places are codes. */
async function namesOf(tables: AnsweredFrom['tables'], cityNamesFile: string): Promise<CodeReader> {
  const [{ codeReader }, { placeNames }] = await Promise.all([import('@tim/batch'), import('@tim/batch/list')]);
  return codeReader(
    tables,
    placeNames(tables, () => readFileSync(cityNamesFile, 'utf8')),
  );
}
