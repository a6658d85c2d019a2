import { createHash } from 'node:crypto';

/** Emotion and Chakra add empty style elements and fill them by script, which is no inline style. */
const emptyStyle = hash('');

/**
 * The Content-Security-Policy of a built site: its own files, the styles and scripts that stand in its pages, and
 * nothing else that is inline.
 *
 * @param pages - the HTML of every page
 * @param origins - where its scripts may ask for data, beside the site itself
 */
export function securityPolicy(pages: readonly string[], origins: readonly string[]): string {
  const styles = [emptyStyle, ...pages.flatMap((page) => inlineHashes(page, 'style'))];
  const scripts = pages.flatMap((page) => inlineHashes(page, 'script'));
  return [
    "default-src 'self'",
    ["script-src 'self'", ...unique(scripts)].join(' '),
    ["style-src 'self'", ...unique(styles)].join(' '),
    "img-src 'self' data:",
    ["connect-src 'self'", ...origins].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The hashes of a page's inline elements, as a policy writes them; data blocks such as JSON-LD are not run. */
export function inlineHashes(page: string, element: 'script' | 'style'): string[] {
  return [...page.matchAll(new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}>`, 'gi'))]
    .filter(([, attributes = '']) => !/\bsrc=/.test(attributes) && !/type="application\/(ld\+)?json"/.test(attributes))
    .map(([, , content = '']) => hash(content));
}

function hash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)].toSorted();
}
