import { PSEUDO_LANGUAGE, type BuildLanguage } from '@tim/languages';
import { addressOf } from '../src/config/pages.ts';
import { MODEL_NAME } from '../src/config/site.ts';
import { SHARE_PICTURE } from './pictures.ts';

export type SharedParts = {
  /** Where the site is served; undefined when the build does not know. */
  readonly siteUrl: string | undefined;
  readonly language: BuildLanguage;
  /** In which the same page stands at other addresses. */
  readonly languages: readonly BuildLanguage[];
  /** What the picture shows, in the language. */
  readonly picture: string;
};

/** Crawlers take it for whoever speaks none of the languages. */
const DEFAULT_LANGUAGE = 'x-default';

/**
 * What previews and search engines read of a page beside its title and description: Open Graph's properties and the
 * canonical address. Both calculator addresses keep theirs whatever is looked up: the pages of single results are
 * made by script and endless, and say nothing that the calculator's own page does not lead to. Addresses must be
 * absolute, so they are left out when the build does not know where the site is served.
 *
 * @param head - the page's head, of which title and description are taken
 */
export function shareTags(path: string, head: string, { siteUrl, language, languages, picture }: SharedParts): string {
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
  const address = pageAddress(path, language, siteUrl);
  return [
    `<link rel="canonical" href="${address}">`,
    ...alternates(path, siteUrl, languages),
    ...tags,
    property('url', address),
    property('image', new URL(SHARE_PICTURE.name, siteUrl).href),
    property('image:width', SHARE_PICTURE.width),
    property('image:height', SHARE_PICTURE.height),
    property('image:alt', picture),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
}

/** The absolute address of a page in a language. */
export function pageAddress(path: string, language: BuildLanguage, siteUrl: string): string {
  return new URL(addressOf(path, language), siteUrl).href;
}

/** The same page in every language that crawlers may show; none where there is one alone. */
export function alternates(path: string, siteUrl: string, languages: readonly BuildLanguage[]): readonly string[] {
  const spoken = languages.filter((language) => language !== PSEUDO_LANGUAGE);
  if (spoken.length < 2) return [];
  const link = (hreflang: string, language: BuildLanguage) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${pageAddress(path, language, siteUrl)}">`;
  return [...spoken.map((language) => link(language, language)), link(DEFAULT_LANGUAGE, 'en')];
}

function property(name: string, content: string | number): string {
  return `<meta property="og:${name}" content="${content}">`;
}
