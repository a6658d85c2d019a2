import { fill, languagePath, OWN_LANGUAGE } from '@tim/languages';
import { addressOf, PAGES } from '../../config/pages.ts';
import { MODEL_NAME } from '../../config/site.ts';
import { JOIN } from '../../shared/join.ts';
import { PUBLISHER } from '../../shared/ui/publisher.ts';
import { countText, headingText, reasonText, summaryText } from './change-words.ts';
import type { VersionChanges } from './figures.ts';
import { CHANGES } from './texts.ts';

/** The SHA-256 of a text, in hexadecimal digits. */
export type Digest = (text: string) => string;

/** What each version changed in the engine's figures, as an Atom feed (RFC 4287) in the site's language. The newest first. */
export function changeFeed(versions: readonly VersionChanges[], siteUrl: string | undefined, digest: Digest): string {
  const address = (path: string) => (siteUrl === undefined ? addressOf(path) : new URL(addressOf(path), siteUrl).href);
  const entries = versions.map((changes) => {
    const { version, date } = changes;
    const link = address(`${PAGES.changes}#v${version}`);
    return element('entry', [
      element('id', idOf(version, digest)),
      element('title', JOIN.labelled(headingText(changes), countText(changes))),
      `<link rel="alternate" type="text/html" href="${escaped(link)}"/>`,
      element('updated', `${date}T00:00:00Z`),
      `<content type="text">${escaped(JOIN.sentences([summaryText(changes), reasonText(changes)]))}</content>`,
    ]);
  });
  const feed = [
    element('id', idOf('', digest)),
    element('title', fill(CHANGES.feedTitle, { model: MODEL_NAME })),
    `<link rel="self" type="application/atom+xml" href="${escaped(address(CHANGES.feed.href))}"/>`,
    `<link rel="alternate" type="text/html" href="${escaped(address(PAGES.changes))}"/>`,
    element('updated', `${versions[0]?.date ?? '2026-01-01'}T00:00:00Z`),
    element('author', [element('name', PUBLISHER)]),
    ...entries,
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${OWN_LANGUAGE}">\n${feed.join('\n')}\n</feed>\n`;
}

const element = (name: string, content: string | readonly string[]) =>
  `<${name}>${typeof content === 'string' ? escaped(content) : `\n${content.join('\n')}\n`}</${name}>`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The same for a version in a language wherever the site is: readers know by it what they have read. Version 8 of RFC 9562. */
function idOf(version: string, digest: Digest): string {
  const hash = digest(`figure changes of the engine ${version}${languagePath(OWN_LANGUAGE)}`);
  return `urn:uuid:${[hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`, hash.slice(20, 32)].join('-')}`;
}
