import { describe, expect, it } from 'vitest';
import { NAVIGATION } from './navigation.ts';
import { activeNavigationIndex } from './active-navigation.ts';

describe('activeNavigationIndex', () => {
  // spec: 2.15, 2.19, 2.20, 2.21
  it.each([
    ['/', 'Home'],
    ['/about-tim', 'About'],
    ['/governance', 'Governance'],
    ['/lookup/route', 'Emissions Calculator'],
    ['/faq', 'FAQ'],
    ['/faq/', 'FAQ'],
    ['/governance/members', 'Governance'],
    ['/lookup/route/more', 'Emissions Calculator'],
    ['/lookup/flight', 'Home'],
    ['/lookup', 'Home'],
    ['/404', 'Home'],
    ['/FAQ', 'Home'],
  ])('%s marks %s', (path, text) => {
    expect(NAVIGATION[activeNavigationIndex(NAVIGATION, path)]?.text).toBe(text);
  });
});
