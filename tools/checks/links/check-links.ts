import { existsSync, readFileSync } from 'node:fs';
import { join, matchesGlob, posix } from 'node:path';
import { PSEUDO_LANGUAGE } from '@tim/languages';
import { pageFiles, SITE } from '../../hosting/hosting-config.ts';
import type { Fault } from '../fault.ts';

/** A rule of firebase.json's hosting, which names addresses by a pattern or by a regular expression. */
type Rule = { readonly source?: string; readonly regex?: string };
type Config = { readonly hosting: Readonly<Record<'rewrites' | 'redirects', readonly Rule[]>> };

/**
 * Links of the built pages that lead nowhere: to a page, a file or a place on a page that is not there; but of the pages in the
 * pseudo-language.
 */
export function checkLinks(root: string): Fault[] {
  const site = join(root, SITE);
  const files = pageFiles(site).filter((file) => !file.startsWith(PSEUDO_LANGUAGE));
  if (files.length === 0) {
    return [{ file: SITE, message: 'There is no built page whose links to follow. Build the site first.' }];
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
      const message = `The link ${href} ${fault}. Correct it, or what it leads to.`;
      return fault === undefined ? [] : [{ file: posix.join(SITE, file), message }];
    });
  });
}

/** Hosting serves pages without their ending, and index.html for its folder. */
function addressOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;
}

/** Each address once. */
function linksOf(html: string): string[] {
  const hrefs = [...html.matchAll(/<a\b[^>]*? href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  return [...new Set(hrefs)];
}

/** Addresses that the functions answer, or that lead on to another site. */
function servedElsewhere(root: string): (pathname: string) => boolean {
  const { hosting } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as Config;
  return (pathname) =>
    [...hosting.rewrites, ...hosting.redirects].some(({ source = '', regex }) =>
      regex === undefined ? matchesGlob(pathname, source.replaceAll(/:\w+/g, '*')) : new RegExp(regex).test(pathname),
    );
}
