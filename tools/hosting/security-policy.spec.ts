import { describe, expect, it } from 'vitest';
import type { AllowedSources } from './allowed-sources.ts';
import { framedPagePolicy, inlineHashes, securityPolicy } from './security-policy.ts';

const NOTHING_ELSE: AllowedSources = { connect: [], script: [], frame: [] };

const page = (head: string) => `<!doctype html><html><head>${head}</head><body></body></html>`;

describe('inlineHashes', () => {
  it('hashes the content alone, as a browser does', () => {
    expect(inlineHashes(page('<style data-emotion="css a">b{}</style>'), 'style')).toEqual([
      // printf 'b{}' | openssl dgst -sha256 -binary | base64
      "'sha256-7yqHVAesot11p6HczDsgKRipvI5UPgs97z80zNXlans='",
    ]);
  });

  it('passes over scripts with a source and data blocks', () => {
    const scripts = '<script type="module" src="/a.js"></script><script type="application/ld+json">{}</script>';
    expect(inlineHashes(page(scripts), 'script')).toEqual([]);
  });
});

describe('securityPolicy', () => {
  it('allows no inline code but the hashed', () => {
    const policy = securityPolicy(
      [page('<style>a{}</style>'), page('<style>a{}</style><style>b{}</style>')],
      NOTHING_ELSE,
    );
    expect(policy).not.toContain('unsafe');
    expect(policy.match(/sha256-/g)).toHaveLength(3);
  });

  it('allows the styles that elements carry in the pages, each by its hash', () => {
    const policy = securityPolicy([page('<style>a{}</style>').replace('<body>', '<body style="b">')], NOTHING_ELSE);
    // printf 'b' | openssl dgst -sha256 -binary | base64
    expect(policy).toContain("style-src-attr 'unsafe-hashes' 'sha256-PiPoFgA5WUoziU9lZOGxNIu9egCI1CxKy3PurtWcAJ0=';");
  });

  it('allows the empty style elements that Emotion fills by script', () => {
    expect(securityPolicy([], NOTHING_ELSE)).toContain("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
  });

  it('allows data, scripts and frames from the named places only', () => {
    const policy = securityPolicy([], {
      connect: ['http://127.0.0.1:5001'],
      script: ['https://a.example/recaptcha/'],
      frame: ['https://b.example/'],
    });
    expect(policy).toContain("connect-src 'self' http://127.0.0.1:5001;");
    expect(policy).toContain("script-src 'self' https://a.example/recaptcha/;");
    expect(policy).toContain('frame-src https://b.example/;');
  });

  it('allows scripts and HTML as what the site’s own rules let through, unless scripts of others are allowed', () => {
    const rule = "require-trusted-types-for 'script'; trusted-types default built-html";
    expect(securityPolicy([], NOTHING_ELSE)).toContain(rule);
    const withOthers = securityPolicy([], { ...NOTHING_ELSE, script: ['https://a.example/recaptcha/'] });
    expect(withOthers).not.toContain('trusted-types');
  });

  it('allows no frame, plugin or base address when none is named', () => {
    const policy = securityPolicy([], NOTHING_ELSE);
    for (const rule of ["default-src 'none'", "frame-src 'none'", "object-src 'none'", "base-uri 'none'"]) {
      expect(policy).toContain(rule);
    }
    expect(policy).toContain("frame-ancestors 'none'");
  });
});

describe('framedPagePolicy', () => {
  it('lets any page frame it, and lets in nothing inline and nothing of others', () => {
    expect(framedPagePolicy()).toContain('frame-ancestors *');
    expect(framedPagePolicy()).not.toMatch(/unsafe|https?:|data:/);
  });
});
