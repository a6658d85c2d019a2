// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderAt } from '../../testing/render-at.tsx';

const renderTrip = (query: string) => renderAt(`/trip${query}`);
const field = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });

describe('an address of the trip page that cannot be added up', () => {
  it('says what is wrong with an address that names no route', () => {
    renderTrip('?itinerary=nonsense');
    expect(screen.getByRole('alert').textContent).toContain(
      'itinerary: a leg is two codes of three letters, as in LHR-JFK; not “NONSENSE”.',
    );
    expect(field('From').value).not.toBe('');
  });

  it('says what is wrong beside an itinerary that is missing', () => {
    renderTrip('?people=abc&cabin=zzz');
    expect(screen.getByRole('alert').textContent).toMatch(/cabins: .*; not “zzz”\.people: .*; not “abc”\./);
  });

  it('names what its address breaks, and keeps the form', () => {
    renderTrip(`?itinerary=${Array(13).fill('LHR-JFK').join(',')}&people=0`);
    const alert = screen.getByRole('alert').textContent;
    expect(alert).toContain('itinerary: a trip has at most 12 legs; this one has 13.');
    expect(alert).toContain('people: a whole number from 1 to 99, or by cabin as in 2e,1b; not “0”.');
    expect(field('From').value).toBe('');
  });
});
