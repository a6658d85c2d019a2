import { createHash } from 'node:crypto';
import type { AllowedSources } from './allowed-sources.ts';

/** Emotion and Chakra add empty style elements and fill them by script, which the policy does not see as inline styles. */
const emptyStyle = hash('');

/**
 * The Content-Security-Policy of a built site: its own files, the styles and scripts that stand in its pages, and
 * nothing else that is inline.
 *
 * @param pages - the HTML of every page
 * @param allowed - what is used beside the site's own files
 */
export function securityPolicy(pages: readonly string[], allowed: AllowedSources): string {
  const styles = [emptyStyle, ...pages.flatMap((page) => inlineHashes(page, 'style'))];
  const styleAttributes = unique(pages.flatMap(styleAttributeHashes));
  const scripts = pages.flatMap((page) => inlineHashes(page, 'script'));
  return [
    "default-src 'none'",
    ["script-src 'self'", ...unique(scripts), ...allowed.script].join(' '),
    ["style-src 'self'", ...unique(styles)].join(' '),
    ...(styleAttributes.length > 0 ? [["style-src-attr 'unsafe-hashes'", ...styleAttributes].join(' ')] : []),
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    ["connect-src 'self'", ...allowed.connect].join(' '),
    ['frame-src', ...(allowed.frame.length > 0 ? allowed.frame : ["'none'"])].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Google's scripts write scripts into the page as text, which Trusted Types would refuse.
    ...(allowed.script.length > 0 ? [] : ["require-trusted-types-for 'script'", 'trusted-types default built-html']),
  ].join('; ');
}

/** The policy of the page in frames: scripts, styles and data of the site itself, nothing inline, and any page around it. */
export function framedPagePolicy(): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
    "require-trusted-types-for 'script'",
  ].join('; ');
}

/** The hashes of a page's inline elements, as a policy writes them; data blocks such as JSON-LD are not run. */
export function inlineHashes(page: string, element: 'script' | 'style'): string[] {
  return [...page.matchAll(new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}>`, 'gi'))]
    .filter(([, attributes = '']) => !/\bsrc=/.test(attributes) && !/type="application\/(ld\+)?json"/.test(attributes))
    .map(([, , content = '']) => hash(content));
}

/** The hashes of the styles that a page's elements carry, which Chakra's components do where they measure or hide. */
function styleAttributeHashes(page: string): string[] {
  const body = page.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/gi, '');
  return [...body.matchAll(/<[a-z][^>]* style="([^"]*)"/gi)].map(([, style = '']) =>
    hash(style.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')),
  );
}

function hash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)].toSorted();
}
