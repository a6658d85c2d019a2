// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderAt } from '../../testing/render-at.tsx';

const buttonOf = (name: string) => screen.getByRole('button', { name });
const opened = () => screen.queryAllByRole('button', { expanded: true }).map(({ textContent }) => textContent);

describe('FAQ', () => {
  // spec: 2.74, 2.75, 2.76, 2.77
  it.each([
    [
      'What is the Travel Impact Model?',
      /predicts the CO2e emissions of a future flight/,
      ['2023 https://blog.google/products/travel/google-travel-impact-model-sustainability/'],
    ],
    [
      'Why is it needed?',
      /by 22 to 63%.*net-zero CO2 by 2050/s,
      [
        'Research https://theicct.org/publication/variation-in-aviation-emissions-by-itinerary-the-case-for-emissions-disclosure/',
        'net-zero CO2 by 2050 https://www.icao.int/environmental-protection/Documents/Assembly/Resolution_A41-21_Climate_change.pdf',
      ],
    ],
    [
      'Where is it used today?',
      /Google Flights .* Skyscanner, Booking\.com, Expedia, Sabre, Amadeus, Travelport, Trip\.com, Didi and First Choice/,
      ['Travalyst coalition https://travalyst.org/industry/'],
    ],
    ['What is the role of the Secretariat?', /background research, moderates .* decisions publicly and engages/, []],
    [
      'Who serves on the Advisory Committee?',
      /observers without a vote/,
      ['about the model /about-tim', 'Governance /governance'],
    ],
  ])('answers "%s"', (question, answer, linked) => {
    renderAt('/faq');
    const item = screen.getByRole('heading', { level: 2, name: question }).parentElement;
    expect(item?.textContent).toMatch(answer);
    // Folded answers are no part of the accessible page.
    const links = [...(item?.querySelectorAll('a') ?? [])];
    expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual(linked);
  });

  // spec: 2.72, 2.73, 4.27
  it('opens and closes each of five questions on its own', async () => {
    const { user } = renderAt('/faq');
    expect(screen.getAllByRole('button', { expanded: false })).toHaveLength(5);
    await user.click(buttonOf('What is the Travel Impact Model?'));
    await user.click(buttonOf('Why is it needed?'));
    expect(opened()).toEqual(['What is the Travel Impact Model?', 'Why is it needed?']);
    await user.click(buttonOf('What is the Travel Impact Model?'));
    expect(opened()).toEqual(['Why is it needed?']);
  });
});
