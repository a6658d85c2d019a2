import type { BuildLanguage } from '@tim/languages';
import { expect, it } from 'vitest';
import { PRERENDERED_PATHS } from '../src/config/pages.ts';
import { siteFiles } from './site-files.ts';

const filesOf = (siteUrl: string | undefined, languages: readonly BuildLanguage[] = ['en']) =>
  new Map(siteFiles(siteUrl, languages).map(({ name, bytes }) => [name, new TextDecoder().decode(bytes)]));

it('maps every page but the not-found one, and tells robots of the map', () => {
  const files = filesOf('https://tim.example');
  const places = [...(files.get('sitemap.xml') ?? '').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place);
  expect(places).toHaveLength(PRERENDERED_PATHS.length - 1);
  expect(places).toContain('https://tim.example/lookup/route');
  expect(places).toContain('https://tim.example/');
  expect(places).not.toContain('https://tim.example/404');
  expect(files.get('robots.txt')).toContain('Sitemap: https://tim.example/sitemap.xml\n');
});

it('maps every page in each language, with its addresses in the others', () => {
  const map = filesOf('https://tim.example', ['en', 'de', 'en-XA']).get('sitemap.xml') ?? '';
  expect(map.match(/<loc>/g)).toHaveLength(2 * (PRERENDERED_PATHS.length - 1));
  expect(map).toContain(
    '<loc>https://tim.example/de/faq</loc><xhtml:link rel="alternate" hreflang="en" href="https://tim.example/faq"/>',
  );
  expect(map).not.toContain('en-XA');
});

it('has no map without the site’s address', () => {
  const files = filesOf(undefined);
  expect(files.has('sitemap.xml')).toBe(false);
  expect(files.get('robots.txt')).toMatch(/^User-agent: \*\n/);
  expect(files.get('robots.txt')).not.toContain('Sitemap');
});

it('has a manifest with the icons that home screens ask for', () => {
  const manifest = JSON.parse(filesOf(undefined).get('site.webmanifest') ?? '') as {
    name: string;
    icons: { sizes: string; src: string }[];
  };
  expect(manifest.name).toBe('Travel Impact Model');
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
});
