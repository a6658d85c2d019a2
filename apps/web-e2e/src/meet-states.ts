import { expect, type Page } from '@playwright/test';
import { meetPage, TWELVE } from './meet.ts';
import type { State } from './state.ts';

/** What the empty page comes to. */
export const NEXT_OF_MEET = [
  [
    'meet-wrong',
    async (page: Page) => {
      const meet = meetPage(page);
      await meet.people.fill('Sydney 2, Atlantis');
      await meet.find.click();
      await expect(page.getByText(/^We know no place/)).toBeVisible();
    },
  ],
] as const;

/** The answers worth looking at. */
export const MEET_STATES: readonly State[] = [
  {
    name: 'meet-answered',
    open: async (page) => {
      const meet = meetPage(page);
      await page.goto(`${TWELVE}&online=20`);
      await expect(meet.heading).toBeVisible();
      await expect(page.getByRole('img', { name: /^Map of the ways to / })).toBeVisible();
      await expect(page.getByText(/\skm away/).first()).toBeVisible();
    },
  },
  {
    name: 'meet-nowhere',
    open: async (page) => {
      await page.goto('/meet?from=ZRH-1.DRW-1&among=GVA&land=out');
      await expect(page.getByRole('heading', { name: /^There is no place/ })).toBeVisible();
    },
  },
];
