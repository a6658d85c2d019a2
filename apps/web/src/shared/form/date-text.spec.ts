import { MANNERS } from '@tim/languages';
import { describe, expect, it } from 'vitest';
import { dateButtonLabel, typedDateToValue, valueToShownDate } from './date-text.ts';

describe('the date field', () => {
  it.each([
    ['2027/01/05', '20270105'],
    ['2027-01-05', '20270105'],
    ['20270105', '20270105'],
    ['２０２７／０１／０５', '20270105'],
    [' 2027/01/05 ', '20270105'],
    ['5 Jan 2027', '20270105'],
    ['05/01/2027', '05/01/2027'],
    ['2027/01/0', '2027/01/0'],
    ['2027/1/5', '2027/1/5'],
    ['', ''],
  ])('keeps "%s" as "%s"', (text, value) => {
    expect(typedDateToValue(text)).toBe(value);
  });

  // spec: 2.110, 9.2
  it.each([
    ['20270105', '2027/01/05'],
    ['2027/01', '2027/01'],
    ['', ''],
  ])('shows "%s" as "%s"', (value, shown) => {
    expect(valueToShownDate(value)).toBe(shown);
  });

  const DAY_FIRST = MANNERS.de.field;

  it.each([
    ['05/01/2027', '20270105'],
    ['5.1.2027', '20270105'],
    ['31-12-2026', '20261231'],
    ['2027/01/05', '20270105'],
    ['20270105', '20270105'],
    ['31.11.2026', '31.11.2026'],
    ['05.01.202', '05.01.202'],
  ])('keeps "%s" as "%s" where the day stands first', (text, value) => {
    expect(typedDateToValue(text, DAY_FIRST)).toBe(value);
  });

  it.each([
    ['de', '05.01.2027'],
    ['fr', '05/01/2027'],
    ['es', '05/01/2027'],
    ['ja', '2027/01/05'],
  ] as const)('shows a date as %s writes it: %s', (language, shown) => {
    const { field } = MANNERS[language];
    expect(valueToShownDate('20270105', field)).toBe(shown);
    expect(typedDateToValue(shown, field)).toBe('20270105');
  });

  // spec: 2.113
  it.each([
    ['20230701', 'Departure date, selected date is Jul 01, 2023'],
    ['', 'Departure date, selected date is none'],
    ['20270231', 'Departure date, selected date is none'],
  ])('names the button for "%s": %s', (value, label) => {
    expect(dateButtonLabel('Departure Date', value)).toBe(label);
  });
});
