// @vitest-environment node
import { expect, it } from 'vitest';
import { PRERENDERED_PATHS } from '../src/config/pages.ts';
import { siteFiles } from './site-files.ts';

const filesOf = (siteUrl: string | undefined) =>
  new Map(siteFiles(siteUrl).map(({ name, bytes }) => [name, new TextDecoder().decode(bytes)]));

it('maps every page but the not-found one, and tells robots of the map', () => {
  const files = filesOf('https://tim.example');
  const places = [...(files.get('sitemap.xml') ?? '').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place);
  expect(places).toHaveLength(PRERENDERED_PATHS.length - 1);
  expect(places).toContain('https://tim.example/lookup/route');
  expect(places).toContain('https://tim.example/');
  expect(places).not.toContain('https://tim.example/404');
  expect(files.get('robots.txt')).toContain('Sitemap: https://tim.example/sitemap.xml\n');
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
