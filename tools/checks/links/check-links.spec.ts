import { rmSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { folderForEachTest } from '@tim/pipeline/temporary-folder.fixture';
import { describeFault } from '../fault.ts';
import { checkLinks } from './check-links.ts';

describe('checkLinks', () => {
  const { path, write } = folderForEachTest();
  const page = (name: string, ...hrefs: readonly string[]) =>
    write(`dist/web/${name}.html`, hrefs.map((href) => `<a class="c" href="${href}">x</a>`).join(''));
  const found = () => checkLinks(path()).map(describeFault);
  beforeEach(() => {
    const hosting = {
      rewrites: [{ source: '/v1/**' }, { regex: '^/(\\$|%24)discovery/rest$' }],
      redirects: [{ source: '/static/media/:file' }],
    };
    write('firebase.json', JSON.stringify({ hosting }));
    write('dist/web/faq.html', '<h2 id="why">Why</h2>');
  });

  it('is content with links to pages, places, files, functions and other sites', () => {
    write('dist/web/robots.txt', '');
    page('index', '', '/faq', '/faq#why', '/', '/robots.txt', '/v1/flights', '/$discovery/rest?version=v1&amp;x=1');
    page('developers/api', '/static/media/brief.pdf', 'https://site.example/#there', 'mailto:a@b.example');
    expect(found()).toEqual([]);
  });

  it.each([
    ['/faqs', 'leads to no page of the site'],
    ['/faq#how', 'leads to no place on its page'],
    ['#nowhere', 'leads to no place on its page'],
    ['/static/media/deep/brief.pdf', 'leads to no page of the site'],
    ['accuracy.md', 'is neither a place on this site nor'],
    ['javascript:void(0)', 'is neither a place on this site nor'],
    ['https://', 'is no address'],
  ])('finds that %s %s', (href, fault) => {
    page('about-tim', href);
    expect(found()).toEqual([expect.stringContaining(`dist/web/about-tim.html: The link ${href} ${fault}`)]);
  });

  it('fails when there is no page', () => {
    rmSync(path('dist'), { recursive: true });
    expect(found()).toHaveLength(1);
  });
});
