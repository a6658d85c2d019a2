import { expect } from '@playwright/test';
import { itineraryOf, LX52 } from './flights.ts';
import { neverAnswered } from './staged-answers.ts';
import type { State } from './state.ts';

/** Every state of a trip worth looking at. */
export const TRIP_STATES: readonly State[] = [
  {
    name: 'trip-answered',
    open: async (page) => {
      await page.goto(`/trip?itinerary=${itineraryOf(LX52)},BOS-ZRH&cabins=b,e&people=2`);
      await expect(page.getByText('For 2 people', { exact: true })).toBeVisible();
      await expect(page.getByRole('img', { name: /^Map of the legs/ })).toBeVisible();
    },
  },
  {
    name: 'trip-answered-in-part',
    open: async (page) => {
      await page.goto('/trip?itinerary=MAN-DOH,DOH-QQQ');
      await expect(page.getByRole('heading', { name: 'A part of the trip' })).toBeVisible();
      await expect(page.getByRole('img', { name: /^Map of the legs/ })).toBeVisible();
    },
  },
  {
    name: 'trip-quoted',
    open: async (page) => {
      await page.goto('/trip?itinerary=MAN-DOH,DOH-BKK');
      await page.getByRole('button', { name: 'Copy as text' }).click();
      await expect(page.getByRole('textbox', { name: 'The text' })).toBeVisible();
    },
  },
  {
    name: 'trip-without-figures',
    open: async (page, calculator) => {
      await page.goto('/trip?itinerary=QQQ-QQW');
      await expect(calculator.alert.filter({ hasText: 'We could not add up this trip.' })).toBeVisible();
    },
  },
  {
    name: 'trip-loading',
    open: async (page, calculator) => {
      await neverAnswered(page);
      await page.goto('/trip?itinerary=MAN-DOH-BKK');
      await expect(calculator.announcement.filter({ hasText: 'Loading emissions' })).toBeAttached();
    },
  },
  {
    name: 'trip-invalid',
    open: async (page, calculator) => {
      await page.goto('/trip?itinerary=LHR-JFK&people=100&cabins=x');
      await expect(calculator.alert).toBeVisible();
      await page.getByRole('combobox', { name: 'From' }).fill('Z');
      await page.getByRole('combobox', { name: 'From' }).blur();
      await page.getByRole('button', { name: 'Add a stop' }).click();
      await expect(page.getByRole('combobox', { name: 'From' })).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'trip-naming-a-flight',
    open: async (page) => {
      await page.goto('/trip?itinerary=LHR-JFK,JFK-LHR');
      await page
        .getByRole('button', { name: /^Choose a flight/ })
        .first()
        .click();
      await expect(page.getByRole('combobox', { name: 'Carrier Code' })).toBeVisible();
    },
  },
];
