// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { AircraftFound, AircraftUsed, Working } from '@tim/messages';
import { describe, expect, it } from 'vitest';
import { quantity } from '../../testing/quantity.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { WorkingBody, type WorkingProps } from './working-body.tsx';

const IATA = { source: 'IATA', sourceVersion: 'IATA RP 1726', strategy: 'WIDE_AIRCRAFT_BODY', dataCategory: 'DEFAULT' };
const factor = (cabin: string, value: number, body: string) => ({
  ...quantity('seat-area', value, { cabin, body }),
  unit: '1',
  ...IATA,
});
const grams = (cabin: string, value: number) => ({
  ...quantity('grams-per-passenger', value, { cabin }),
  unit: 'g CO2e',
});
const cabinStep = (businessFactor: number, body: string) => ({
  key: 'passengerGrams',
  name: 'Each cabin, by the floor its seat takes',
  formula: 'cabin = e × factor',
  inputs: [
    { ...quantity('economy-seat-emissions', 296.637), unit: 'kg CO2e' },
    factor('economy', 1, body),
    factor('business', businessFactor, body),
  ],
  results: [grams('economy', 296_637), grams('business', 296_637 * businessFactor)],
});

const WORKING = Working.fromPartial({
  engineVersion: '0.2.0',
  steps: [cabinStep(4, 'wide'), { key: 'new', name: 'A new step' }],
});
const NO_RANGE = { wellToWakeKg: { economy: 305.3 }, range: undefined };
const RANGE = {
  lowKg: { economy: 262.4 },
  highKg: { economy: 348.2 },
  drivers: [{ key: 'cargo', name: 'Cargo', share: 1 }],
};
const AIRCRAFT = AircraftUsed.fromPartial({
  icaoAircraftType: 'A333',
  name: 'Airbus A330-300',
  fuelTableType: 'A333',
  types: [
    { icaoAircraftType: 'A333', name: 'Airbus A330-300', weight: 0.8, economyGrams: 300_000 },
    { icaoAircraftType: 'B77W', name: 'Boeing 777-300ER', weight: 0.2, economyGrams: 350_000 },
  ],
});

const FOUND = AircraftFound.fromPartial({
  kind: 'reported-on-route',
  carrier: { code: 'LX', name: 'SWISS' },
  operatedBy: { kind: 'carrier' },
  cabin: { kind: 'carrier-layouts', layouts: ['all'] },
});

function show(properties: WorkingProps) {
  const user = renderPart(<WorkingBody {...properties} />);
  expect(screen.getByText('Version of the calculation engine: 0.2.0')).toBeTruthy();
  return user;
}

describe('WorkingBody', () => {
  it('explains the floor, then the steps, the range and the aircraft', () => {
    show({
      working: WORKING,
      figures: { wellToWakeKg: { economy: 305.3 }, range: RANGE },
      aircraft: AIRCRAFT,
      aircraftFound: FOUND,
    });
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Why are emissions in business 4 times those in economy?',
      'Step by step',
      'How certain are these figures?',
      'Which aircraft will it be?',
    ]);
    const range = within(screen.getByRole('table', { name: 'How certain are these figures?' }));
    expect(range.getAllByRole('row').map(({ textContent }) => textContent)).toEqual(['CabinLowHigh', 'Economy260350']);
    expect(screen.getByText('100 %: how much cargo is on board')).toBeTruthy();
    expect(screen.getByText(/SWISS is reported to fly it on this route \(.*\)\.$/)).toBeTruthy();
    expect(screen.getByText('Boeing 777-300ER (B77W): 20 %')).toBeTruthy();
  });

  it('shows why business counts four times economy on a wide body', () => {
    show({ working: WORKING, figures: NO_RANGE });
    expect(
      screen.getByText(/two aisles \(a wide body\) it turns into a bed and takes the space of 4 economy/),
    ).toBeTruthy();
    const floor = within(screen.getByRole('table', { name: 'Floor space per seat' }));
    expect(floor.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'CabinFloor space per seatkg CO2e',
      'Economy× 1296.6',
      'Business× 41186.5',
    ]);
  });

  it('says the same of one aisle', () => {
    const working = Working.fromPartial({ engineVersion: '0.2.0', steps: [cabinStep(1.5, 'narrow')] });
    show({ working, figures: NO_RANGE });
    expect(
      screen.getByRole('heading', { name: 'Why are emissions in business 1.5 times those in economy?' }),
    ).toBeTruthy();
    expect(screen.getByText(/On an aircraft with one aisle it takes the space of 1\.5/)).toBeTruthy();
  });

  it('has one line a step, which opens to its formula, its sources and the method', async () => {
    const user = show({ working: WORKING, figures: NO_RANGE });
    const line = screen.getByRole('button', { name: /^1\. Each cabin, by the floor its seat takes/ });
    expect(line.textContent).toContain('business: 296.6\u202Fkg CO2e × 4 = 1186.5\u202Fkg CO2e');
    expect(line.ariaExpanded).toBe('false');
    await user.click(line);
    expect(line.ariaExpanded).toBe('true');
    const step = line.closest('li');
    expect(step?.textContent).toContain('Formula: cabin = e × factor');
    expect(step?.textContent).toContain('economy 1\u00A0· business 4');
    expect(step?.textContent).toContain(
      'floor space of seats (IATA RP 1726); for aircraft with two aisles; default data',
    );
    const links = await within(step ?? document.body).findAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/methodology#section-7',
      'https://github.com/google/travel-impact-model#factors-details',
    ]);
    expect(step?.textContent).not.toMatch(/[A-Z]+_[A-Z]/);
  });
});
