import { fillCount, joined, type Manner } from '@tim/languages';
import { editionIn } from './edition-in.ts';
import type { Messages } from './messages/en.ts';
import type { Parts } from './parts.ts';
import type { Words } from './words.ts';

/** The edition of a source, with what its basis adds to it: of which flights a load factor is, and how many were read. */
export function editionWords(messages: Messages['edition'], parts: Parts, manner: Manner): Words['edition'] {
  // Each table has one edition, which every answer names: to look for its dates anew took a tenth of the time.
  const editions = new Map<string, string>();
  return ({ basis, sourceVersion }) => {
    if (basis.kind === 'contrails-by-season-and-hour') return messages[basis.kind];
    const edition = editions.get(sourceVersion) ?? editionIn(messages, manner, sourceVersion);
    editions.set(sourceVersion, edition);
    if (!('scope' in basis)) return edition;
    const { scope, month, readings: count } = basis;
    // Years of a month, or months of the year.
    const read = fillCount(month === undefined ? messages.monthsRead : messages.yearsRead, { count }, manner);
    return joined(parts.list, [edition, messages.scopes[scope], count === 0 ? '' : read]);
  };
}
