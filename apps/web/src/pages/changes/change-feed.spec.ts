// @vitest-environment jsdom
import { hash } from 'node:crypto';
import fc from 'fast-check';
import { ENGINE_VERSION } from '@tim/engine';
import { describe, expect, it } from 'vitest';
import { readFigureChanges } from '../../../build/figure-changes.ts';
import { changeFeed } from './change-feed.ts';
import type { ChangeRow, VersionChanges } from './figures.ts';
import { reasonText } from './change-words.ts';

const ATOM = 'http://www.w3.org/2005/Atom';

function feedOf(versions: readonly VersionChanges[], siteUrl?: string): Document {
  return new DOMParser().parseFromString(
    changeFeed(versions, siteUrl, (text) => hash('sha256', text)),
    'application/xml',
  );
}

const texts = (feed: Document, name: string) =>
  [...feed.getElementsByTagNameNS(ATOM, name)].map(({ textContent }) => textContent);
const links = (feed: Document) =>
  [...feed.getElementsByTagNameNS(ATOM, 'link')].map((link) => [link.getAttribute('rel'), link.getAttribute('href')]);

describe('the notes of changed figures', () => {
  const versions = readFigureChanges();

  it('are of every version with its day and a reason, the newest first', () => {
    expect(versions.map(({ version }) => version)).toContain('0.8.0');
    for (const { version, date, all } of versions) {
      expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(reasonText({ version }), `a reason for ${version}`).toMatch(/\.$/);
      expect(all.asked).toBeGreaterThan(0);
    }
    expect(versions.map(({ date }) => date)).toEqual(
      versions
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    );
    expect(versions[0]?.version).toBe(ENGINE_VERSION);
  });

  it('name airlines, and the routes that changed the most first', () => {
    const noted = versions.find(({ version }) => version === '0.8.0');
    expect(noted?.carriers).toContainEqual(expect.objectContaining({ carrier: 'QF', carrierName: 'Qantas' }));
    const sizes = noted?.routes.map(({ largestPercent }) => Math.abs(largestPercent)) ?? [];
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  });

  it('are a feed that a reader takes', () => {
    const feed = feedOf(versions, 'https://tim.example');
    expect(feed.querySelector('parsererror')).toBeNull();
    expect(feed.documentElement.namespaceURI).toBe(ATOM);
    expect(feed.documentElement.localName).toBe('feed');
    expect(links(feed)).toEqual([
      ['self', 'https://tim.example/changes.xml'],
      ['alternate', 'https://tim.example/changes'],
      ...versions.map(({ version }) => ['alternate', `https://tim.example/changes#v${version}`]),
    ]);
    const ids = texts(feed, 'id');
    expect(new Set(ids).size).toBe(versions.length + 1);
    for (const id of ids) expect(id).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
    expect(texts(feed, 'updated')).toEqual([versions[0], ...versions].map((changes) => `${changes?.date}T00:00:00Z`));
    expect(texts(feed, 'title').at(-1)).toBe(
      'Engine 0.8.0, 25 November 2026: 1,438 of 43,239 airlines’ routes have another figure.',
    );
    expect(texts(feed, 'content').at(-1)).toContain('The largest change is +102.0\u202F%: BNE to HIR, Qantas (QF).');
    expect(texts(feed, 'content').at(-1)).toContain('India');
  });

  it('have the same ids wherever the site is', () => {
    expect(texts(feedOf(versions), 'id')).toEqual(texts(feedOf(versions, 'https://tim.example'), 'id'));
  });

  it('are valid XML whatever airlines are called', () => {
    const name = fc.string({ unit: fc.constantFrom('<', '>', '&', '"', "'", ']]>', '&amp;', 'é', '-', 'A') });
    fc.assert(
      fc.property(name, (carrierName) => {
        const row: ChangeRow = {
          carrier: 'AA',
          carrierName,
          route: 'JFK-LHR',
          asked: 1,
          changed: 1,
          gained: 1,
          lost: 1,
          meanPercent: -0.5,
          largestPercent: -0.5,
        };
        const feed = feedOf([{ version: '9.9.9', date: '2027-01-01', all: row, carriers: [row], routes: [row] }]);
        expect(feed.querySelector('parsererror')).toBeNull();
        expect(texts(feed, 'content')[0]).toContain(carrierName);
      }),
    );
  });
});
