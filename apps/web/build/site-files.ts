import { PSEUDO_LANGUAGE, type BuildLanguage } from '@tim/languages';
import { PRERENDERED_PATHS } from '../src/config/pages.ts';
import { HOME } from '../src/pages/home/texts.ts';
import { MODEL_NAME } from '../src/config/site.ts';
import { alternates, pageAddress } from './share-tags.ts';
import { textFile, type NamedFile } from './named-file.ts';
import { ICONS } from './pictures.ts';

/** The files that crawlers and home screens look for. Without an address of the site there is no map of it. */
export function siteFiles(siteUrl: string | undefined, languages: readonly BuildLanguage[]): readonly NamedFile[] {
  return [
    textFile('robots.txt', robots(siteUrl)),
    textFile('site.webmanifest', JSON.stringify(manifest())),
    ...(siteUrl === undefined ? [] : [textFile('sitemap.xml', siteMap(siteUrl, languages))]),
  ];
}

function robots(siteUrl: string | undefined): string {
  const rules = ['User-agent: *', 'Disallow: /v1/', 'Disallow: /mcp'];
  const map = siteUrl === undefined ? [] : ['', `Sitemap: ${new URL('sitemap.xml', siteUrl).href}`];
  return `${[...rules, ...map].join('\n')}\n`;
}

function siteMap(siteUrl: string, languages: readonly BuildLanguage[]): string {
  const pages = PRERENDERED_PATHS.filter((path) => path !== '/404');
  const entries = pages.flatMap((path) => {
    const others = alternates(path, siteUrl, languages)
      .map((link) => link.replace('<link', '<xhtml:link').replace(/>$/, '/>'))
      .join('');
    return languages
      .filter((language) => language !== PSEUDO_LANGUAGE)
      .map((language) => `  <url><loc>${pageAddress(path, language, siteUrl)}</loc>${others}</url>\n`);
  });
  const xhtml = languages.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtml}>\n${entries.join('')}</urlset>\n`;
}

function manifest() {
  return {
    name: MODEL_NAME,
    short_name: 'TIM',
    description: HOME.description,
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: ICONS.filter(({ purpose }) => purpose !== undefined).map(({ name, size, purpose }) => ({
      src: `/${name}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
}
