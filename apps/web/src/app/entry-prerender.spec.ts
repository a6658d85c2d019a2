import { describe, expect, it } from 'vitest';
import { PRERENDERED_PATHS, prerenderPage } from './entry-prerender.tsx';

describe('prerenderPage', () => {
  it.each(PRERENDERED_PATHS)('%s is a whole page with its head apart', async (path) => {
    const { head, page } = await prerenderPage(path);
    expect(head).toMatch(/^<title>[^<]+<\/title>/);
    expect(head).toMatch(/<meta name="description" content="[^"]+"\/>/);
    expect(head).toMatch(/<style data-s data-emotion="css-global [^"]+">/);
    expect(head).toMatch(/<style data-s data-emotion="css [^"]+">/);
    // The name of a mark in a drawing is part of the page.
    expect(page.replaceAll(/(?<=<circle[^>]*>)<title>/g, '')).not.toMatch(/<title|<meta|<style/);
    expect(page).toContain('id="main"');
    expect(page).toMatch(/<h1[^>]*>/);
  });

  it('keeps the not-found page out of search engines', async () => {
    expect((await prerenderPage('/404')).head).toContain('<meta name="robots" content="noindex"/>');
  });
});
