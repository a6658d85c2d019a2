import { describe, expect, it } from 'vitest';
import { shareTags } from './share-tags.ts';

const HEAD = '<title>About</title><meta name="description" content="What it &amp; others do."/>';

const IN_ENGLISH = { siteUrl: 'https://tim.example', language: 'en', languages: ['en'], picture: 'Mountains' } as const;
const IN_THREE = { ...IN_ENGLISH, language: 'de', languages: ['en', 'de', 'en-XA'] } as const;

describe('a page of several languages', () => {
  it('has its own address, and names the others', () => {
    const tags = shareTags('/faq', HEAD, IN_THREE);
    expect(tags).toContain('<link rel="canonical" href="https://tim.example/de/faq">');
    expect(tags).toContain('<link rel="alternate" hreflang="en" href="https://tim.example/faq">');
    expect(tags).toContain('<link rel="alternate" hreflang="de" href="https://tim.example/de/faq">');
    expect(tags).toContain('<link rel="alternate" hreflang="x-default" href="https://tim.example/faq">');
    expect(tags).not.toContain('en-XA');
  });

  it('begins at the language’s root', () => {
    expect(shareTags('/', HEAD, IN_THREE)).toContain('<link rel="canonical" href="https://tim.example/de">');
  });
});

describe('shareTags', () => {
  it('names a page, its picture and its one address', () => {
    const tags = shareTags('/about-tim', HEAD, IN_ENGLISH);
    expect(tags).toContain('<link rel="canonical" href="https://tim.example/about-tim">');
    expect(tags).not.toContain('hreflang');
    expect(tags).toContain('<meta property="og:url" content="https://tim.example/about-tim">');
    expect(tags).toContain('<meta property="og:title" content="About">');
    expect(tags).toContain('<meta property="og:description" content="What it &amp; others do.">');
    expect(tags).toContain('<meta property="og:image" content="https://tim.example/share.png">');
    expect(tags).toContain('<meta property="og:image:alt" content="Mountains">');
    expect(tags).toContain('<meta name="twitter:card" content="summary_large_image">');
  });

  it('names no address when the build knows none', () => {
    const tags = shareTags('/about-tim', HEAD, { ...IN_ENGLISH, siteUrl: undefined });
    expect(tags).toContain('og:title');
    expect(tags).not.toMatch(/canonical|og:url|og:image|https?:/);
  });

  it('says nothing of a page that is not to be found', () => {
    expect(shareTags('/404', `${HEAD}<meta name="robots" content="noindex"/>`, IN_ENGLISH)).toBe('');
  });

  it('stops the build of a page without a description', () => {
    expect(() => shareTags('/new', '<title>New</title>', IN_ENGLISH)).toThrow('/new');
  });
});
