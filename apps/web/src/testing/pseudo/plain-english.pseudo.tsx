import { screen } from '@testing-library/react';
import { versions } from 'virtual:figure-changes';
import { expect, it } from 'vitest';
import { addressOf, PAGES, type PageName } from '../../config/pages.ts';
import { airlineText } from '../../pages/changes/change-words.ts';
import { daysFromToday } from '../dates.ts';
import { renderAt } from '../render-at.tsx';
import { plainWords } from './plain-words.ts';

/** Pages that show what is English everywhere: the API's own document, the method's, and the measured groups of the accuracy report. */
const WITH_ENGLISH_DOCUMENTS: ReadonlySet<PageName> = new Set(['developers', 'methodology', 'accuracy']);
const NAMES = (Object.keys(PAGES) as PageName[]).filter((name) => !WITH_ENGLISH_DOCUMENTS.has(name));

/** Names that a page has as they are. */
const AIRLINES: Partial<Readonly<Record<PageName, readonly string[]>>> = {
  changes: versions.flatMap(({ carriers, routes }) => [...carriers, ...routes].map(airlineText)),
};

const RESULTS = ['/lookup/route?itinerary=ZRH-BOS', `/lookup/flight?itinerary=ZRH-BOS-LX-52-${daysFromToday(30)}`];

it.each(NAMES)('the page %s has no text that nobody can translate', async (name) => {
  renderAt(addressOf(PAGES[name]));
  await screen.findByRole('main');
  expect(plainWords(document.documentElement, AIRLINES[name])).toEqual([]);
});

it('finds a text that nobody can translate', () => {
  const page = document.createElement('main');
  page.innerHTML = '<p aria-label="Plain English">⟦þļáíñ⟧ <b>left over</b> 12 kg CO2e</p>';
  expect(plainWords(page)).toEqual(['Plain English', 'left over']);
});

it.each(RESULTS)('the result %s has none', async (path) => {
  renderAt(addressOf(path));
  await screen.findAllByRole('table');
  expect(plainWords(document.documentElement)).toEqual([]);
});
