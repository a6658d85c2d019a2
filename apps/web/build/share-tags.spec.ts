// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { shareTags } from './share-tags.ts';

const HEAD = '<title>About</title><meta name="description" content="What it &amp; others do."/>';

describe('shareTags', () => {
  it('names a page, its picture and its one address', () => {
    const tags = shareTags('/about-tim', HEAD, 'https://tim.example');
    expect(tags).toContain('<link rel="canonical" href="https://tim.example/about-tim">');
    expect(tags).toContain('<meta property="og:url" content="https://tim.example/about-tim">');
    expect(tags).toContain('<meta property="og:title" content="About">');
    expect(tags).toContain('<meta property="og:description" content="What it &amp; others do.">');
    expect(tags).toContain('<meta property="og:image" content="https://tim.example/share.png">');
    expect(tags).toContain('<meta name="twitter:card" content="summary_large_image">');
  });

  it('names no address when the build knows none', () => {
    const tags = shareTags('/about-tim', HEAD, undefined);
    expect(tags).toContain('og:title');
    expect(tags).not.toMatch(/canonical|og:url|og:image|https?:/);
  });

  it('says nothing of a page that is not to be found', () => {
    expect(shareTags('/404', `${HEAD}<meta name="robots" content="noindex"/>`, 'https://tim.example')).toBe('');
  });

  it('stops the build of a page without a description', () => {
    expect(() => shareTags('/new', '<title>New</title>', undefined)).toThrow('/new');
  });
});
