import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { PSEUDO_LANGUAGE } from '@tim/languages';
import { pageFiles, SITE } from '../../hosting/hosting-config.ts';
import type { Fault } from '../fault.ts';

type Hosting = {
  readonly rewrites: readonly { readonly source?: string; readonly regex?: string }[];
  readonly redirects: readonly { readonly source: string }[];
};

/**
 * Links of the built pages that lead nowhere: to a page, a file or a place on a page that is not there; of a site in this folder,
 * but its pages in the pseudo-language.
 */
export function checkLinks(root: string, folder: string = SITE): Fault[] {
  const site = join(root, folder);
  const files = pageFiles(site).filter((file) => !file.startsWith(PSEUDO_LANGUAGE));
  if (files.length === 0) {
    return [{ file: folder, message: 'There is no built page whose links to follow. Build the site first.' }];
  }
  const pages = new Map(files.map((file) => [addressOf(file), readFileSync(join(site, file), 'utf8')]));
  const isServed = servedElsewhere(root);
  const faultOf = (from: string, href: string): string | undefined => {
    if (/^(https|mailto):/.test(href)) return URL.canParse(href) ? undefined : 'is no address';
    const { pathname, hash } = new URL(href, `https://site.example${from}`);
    // Without an address a link loads its own page again.
    if (href !== '' && !/^[/#]/.test(href)) return 'is neither a place on this site nor the address of another';
    const page = pages.get(pathname);
    if (page === undefined) {
      return existsSync(join(site, pathname)) || isServed(pathname) ? undefined : 'leads to no page of the site';
    }
    const id = decodeURIComponent(hash.slice(1));
    return id === '' || page.includes(` id="${id}"`) ? undefined : 'leads to no place on its page';
  };
  return files.flatMap((file) => {
    const from = addressOf(file);
    return linksOf(pages.get(from) ?? '').flatMap((href) => {
      const fault = faultOf(from, href);
      return fault === undefined
        ? []
        : [
            {
              file: posix.join(folder, file),
              message: `The link ${href} ${fault}. Correct it, or what it leads to.`,
            },
          ];
    });
  });
}

/** Hosting serves pages without their ending, and index.html for its folder. */
function addressOf(file: string): string {
  return `/${file
    .replaceAll('\\', '/')
    .replace(/(^|\/)index\.html$/, '$1')
    .replace(/\.html$/, '')}`;
}

/** Each address once. */
function linksOf(html: string): string[] {
  const hrefs = [...html.matchAll(/<a\b[^>]*? href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  return [...new Set(hrefs)];
}

/** Addresses that the functions answer, or that lead on to another site. */
function servedElsewhere(root: string): (pathname: string) => boolean {
  const { hosting } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as { readonly hosting: Hosting };
  const patterns = [...hosting.rewrites, ...hosting.redirects].map((rule) =>
    'regex' in rule && rule.regex !== undefined ? new RegExp(rule.regex) : globPattern(rule.source ?? ''),
  );
  return (pathname) => patterns.some((pattern) => pattern.test(pathname));
}

function globPattern(source: string): RegExp {
  const pattern = source
    .replaceAll(/[.+$()[\]{}^|\\?]/g, String.raw`\$&`)
    .replaceAll('**', '.*')
    .replaceAll(/:\w+/g, '[^/]+');
  return new RegExp(`^${pattern}$`);
}
