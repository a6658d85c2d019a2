// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderAt } from '../../testing/render-at.tsx';

const buttonOf = (name: string) => screen.getByRole('button', { name });
const opened = () => screen.queryAllByRole('button', { expanded: true }).map(({ textContent }) => textContent);

describe('FAQ', () => {
  // spec: 2.74, 2.75, 2.76, 2.77
  it.each([
    ['What is the Travel Impact Model?', /predicts the CO2e emissions of a future flight/, ['2023']],
    ['Why is it needed?', /by 22 to 63%.*net-zero CO2 by 2050/s, ['Research', 'net-zero CO2 by 2050']],
    [
      'Where is it used today?',
      /Google Flights .* Skyscanner, Booking\.com, Expedia, Sabre, Amadeus, Travelport, Trip\.com, Didi and First Choice/,
      ['Travalyst coalition'],
    ],
    ['What is the role of the Secretariat?', /background research, moderates .* decisions publicly and engages/, []],
    ['Who serves on the Advisory Committee?', /observers without a vote/, ['about the model', 'Governance']],
  ])('answers "%s"', (question, answer, linked) => {
    renderAt('/faq');
    const item = screen.getByRole('heading', { level: 2, name: question }).parentElement;
    expect(item?.textContent).toMatch(answer);
    expect([...(item?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent)).toEqual(linked);
  });

  // spec: 2.77
  it('asks five questions, each with the links of its answer', () => {
    renderAt('/faq');
    expect(screen.getAllByRole('button', { expanded: false })).toHaveLength(5);
    // Folded answers are no part of the accessible page.
    const hrefs = [...screen.getByRole('main').querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      'https://blog.google/products/travel/google-travel-impact-model-sustainability/',
      'https://theicct.org/publication/variation-in-aviation-emissions-by-itinerary-the-case-for-emissions-disclosure/',
      'https://www.icao.int/environmental-protection/Documents/Assembly/Resolution_A41-21_Climate_change.pdf',
      'https://travalyst.org/industry/',
      '/about-tim',
      '/governance',
    ]);
  });

  // spec: 2.72, 2.73, 4.27
  it('opens and closes each on its own', async () => {
    const user = userEvent.setup({ delay: null });
    renderAt('/faq');
    await user.click(buttonOf('What is the Travel Impact Model?'));
    await user.click(buttonOf('Why is it needed?'));
    expect(opened()).toEqual(['What is the Travel Impact Model?', 'Why is it needed?']);
    await user.click(buttonOf('What is the Travel Impact Model?'));
    expect(opened()).toEqual(['Why is it needed?']);
  });
});
