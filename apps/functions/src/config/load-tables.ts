import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { NO_LABELS, readTableFolder, readTables } from '@tim/reference-data';
import type { TableBytes, Tables } from '@tim/reference-data';

/** Which EASA labels take the place of estimates: none, those imported into the tables, or the made-up samples. */
export type LabelChoice = 'off' | 'on' | 'sample';

/**
 * @param folder - holds `tables/`, as the tool writes it, the operator's own schedules in it if there are any, and the sample
 *   labels; ends with a slash
 * @throws TableFault if a table is missing or is not what its list of checksums names
 */
export function loadTables(folder: URL, labels: LabelChoice): Tables {
  const tables = readTables({ ...tableBytes(folder), ...(labels === 'sample' && sampleLabels(folder)) });
  return labels === 'off' ? { ...tables, easaLabels: NO_LABELS } : tables;
}

function tableBytes(folder: URL): TableBytes {
  return readTableFolder({
    read: (file) => {
      const address = new URL(`tables/${file}`, folder);
      return existsSync(address) ? readFileSync(address) : undefined;
    },
    gunzip: gunzipSync,
    sha256: (bytes) => createHash('sha256').update(bytes).digest('hex'),
  });
}

function sampleLabels(folder: URL): Pick<TableBytes, 'easa-labels'> {
  return { 'easa-labels': gunzipSync(readFileSync(new URL('samples/easa-labels.bin.gz', folder))) };
}
