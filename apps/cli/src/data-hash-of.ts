import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataHash, dataSha256 } from '@tim/batch';
import { ownTableFile, tableBytes } from './load-tables.ts';

/**
 * What names the data in every row.
 *
 * @throws UsageError when the folder's tables are not what its lists of checksums name: before any worker starts
 */
export async function dataHashOf(tablesFolder: string): Promise<string> {
  tableBytes(tablesFolder);
  const checksums = (pack: string) => readFileSync(join(tablesFolder, `checksums-${pack}.txt`), 'latin1');
  const own = ownTableFile(tablesFolder);
  const data = { core: checksums('core'), network: checksums('network'), ...(own && { own: readFileSync(own) }) };
  return dataHash(await dataSha256(data, (bytes) => crypto.subtle.digest('SHA-256', bytes)));
}
