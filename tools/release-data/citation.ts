import { stringify } from 'yaml';
import type { FileMade } from './released-file.ts';

/** The name of the release. */
export const TITLE = 'Flight emissions per passenger: factor tables of the open engine of the Travel Impact Model';
const AUTHOR = 'Maintainers of the open engine of the Travel Impact Model';
const LICENCE = 'CC-BY-SA-4.0';
const KEYWORDS = ['aviation', 'greenhouse gas emissions', 'Travel Impact Model', 'well-to-wake', 'Scope 3'];

/** How to cite the release, in one line; who archives it adds the DOI. */
export function citationText({ engine, model, dataHash }: FileMade, date: string): string {
  return `${AUTHOR} (${date.slice(0, 4)}): ${TITLE}. Engine ${engine}, model ${model}, data ${dataHash}. ${LICENCE}.`;
}

/** CITATION.cff, version 1.2.0 of the format. */
export function citationFile({ engine, model, dataHash }: FileMade, date: string): string {
  return stringify({
    'cff-version': '1.2.0',
    message: 'If you use these tables, please cite them so, with the DOI of the archive you have them from.',
    type: 'dataset',
    title: TITLE,
    authors: [{ name: AUTHOR }],
    version: `${engine}, model ${model}, data ${dataHash}`,
    'date-released': date,
    license: LICENCE,
    keywords: KEYWORDS,
  });
}

/** .zenodo.json: what Zenodo fills its form with. */
export function zenodoFile({ engine, model, dataHash }: FileMade, date: string): string {
  const metadata = {
    upload_type: 'dataset',
    title: TITLE,
    description: `CO2e of one passenger by carrier’s route, month and cabin, with ranges, computed by the open engine ${engine} (model ${model}, data ${dataHash}) from public data. Estimates, not values that Google or an airline published.`,
    creators: [{ name: AUTHOR }],
    version: engine,
    publication_date: date,
    access_right: 'open',
    license: LICENCE.toLowerCase(),
    keywords: KEYWORDS,
  };
  return `${JSON.stringify(metadata, null, 2)}\n`;
}
