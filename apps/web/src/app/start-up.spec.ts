import { describe, expect, it } from 'vitest';
import { isPrerenderedFor, moveUnknownPathToNotFound } from './start-up.ts';

describe('moveUnknownPathToNotFound', () => {
  it.each([
    ['/404', '/nowhere?x=1', '/404'],
    ['/404', '/404', '/404'],
    ['/faq', '/faq', '/faq'],
    [undefined, '/nowhere', '/nowhere'],
  ])('the page of %s at %s ends at %s, without a step in the history', (prerenderedPath, address, expected) => {
    window.history.pushState(null, '', address);
    const { length } = window.history;
    moveUnknownPathToNotFound(prerenderedPath);
    expect(window.location.pathname).toBe(expected);
    expect(window.history.length).toBe(length);
  });
});

describe('isPrerenderedFor', () => {
  it.each([
    ['/faq', '/faq', true],
    ['/faq', '/faq/', true],
    ['/', '/', true],
    ['/', '/faq', false],
    [undefined, '/faq', false],
  ])('the page of %s at %s: %s', (prerenderedPath, pathname, expected) => {
    expect(isPrerenderedFor(prerenderedPath, pathname)).toBe(expected);
  });
});
