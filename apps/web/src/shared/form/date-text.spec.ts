// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { dateButtonLabel, typedDateToValue, valueToShownDate } from './date-text.ts';

describe('the date field', () => {
  it.each([
    ['2027/01/05', '20270105'],
    ['2027-01-05', '20270105'],
    ['2027.01.05', '20270105'],
    ['20270105', '20270105'],
    [' 2027/01/05 ', '20270105'],
    ['5.1.2027', '20270105'],
    ['15/01/2027', '20270115'],
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

  // spec: 2.113
  it.each([
    ['20230701', 'Departure date, selected date is Jul 01, 2023'],
    ['', 'Departure date, selected date is none'],
    ['20270231', 'Departure date, selected date is none'],
  ])('names the button for "%s": %s', (value, label) => {
    expect(dateButtonLabel('Departure Date', value)).toBe(label);
  });
});
