import { MODEL_NAME } from '../src/config/site.ts';
import { SHARE_PICTURE } from './pictures.ts';

/**
 * What previews and search engines read of a page beside its title and description: Open Graph's properties and the
 * canonical address. Both calculator addresses keep theirs whatever is looked up: the pages of single results are
 * made by script and endless, and say nothing that the calculator's own page does not lead to. Addresses must be
 * absolute, so they are left out when the build does not know where the site is served.
 *
 * @param head - the page's head, of which title and description are taken
 */
export function shareTags(path: string, head: string, siteUrl: string | undefined): string {
  if (head.includes('name="robots" content="noindex"')) {
    return '';
  }
  const title = /<title>([^<]*)<\/title>/.exec(head)?.[1];
  const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1];
  if (title === undefined || description === undefined) {
    throw new Error(`The page ${path} has no title or no description.`);
  }
  const tags = [
    property('type', 'website'),
    property('site_name', MODEL_NAME),
    property('title', title),
    property('description', description),
  ];
  if (siteUrl === undefined) {
    return tags.join('');
  }
  const address = new URL(path, siteUrl).href;
  return [
    `<link rel="canonical" href="${address}">`,
    ...tags,
    property('url', address),
    property('image', new URL(SHARE_PICTURE.name, siteUrl).href),
    property('image:width', SHARE_PICTURE.width),
    property('image:height', SHARE_PICTURE.height),
    property('image:alt', SHARE_PICTURE.description),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
}

function property(name: string, content: string | number): string {
  return `<meta property="og:${name}" content="${content}">`;
}
