import { ChakraProvider } from '@chakra-ui/react';
import { render, screen, within } from '@testing-library/react';
import { Working } from '@tim/messages';
import { describe, expect, it } from 'vitest';
import { system } from '../../theme/system.ts';
import { WorkingSection } from './working-section.tsx';

const WORKING = Working.fromPartial({
  engineVersion: '0.2.0',
  steps: [
    { key: 'fuelBurn', name: 'Fuel burned by the whole flight', formula: 'm = a + b', source: 'Somewhere' },
    { key: 'new', name: 'A new step' },
  ],
});
const RANGE = {
  low: { economyKg: 262.4 },
  high: { economyKg: 348.2 },
  drivers: [{ key: 'cargo', name: 'Cargo', share: 1 }],
};
const TYPES = [
  { icaoAircraftType: 'A333', name: 'Airbus A330-300', weight: 0.8 },
  { icaoAircraftType: 'B77W', name: 'Boeing 777-300ER', weight: 0.2 },
];

const shown = (properties: Parameters<typeof WorkingSection>[0]) =>
  render(
    <ChakraProvider value={system}>
      <WorkingSection {...properties} />
    </ChakraProvider>,
  );

describe('WorkingSection', () => {
  it('begins with the range and the aircraft, then the steps', () => {
    shown({ working: WORKING, range: RANGE, types: TYPES });
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'How sure are these figures?',
      'Which aircraft will it be?',
      '1. Fuel burned by the whole flight',
      '2. A new step',
    ]);
    const range = within(screen.getByRole('table', { name: 'How sure are these figures?' }));
    expect(range.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'CabinLowestHighest',
      'Economy262349',
    ]);
    expect(screen.getByText('100 %: how much cargo travels along')).toBeTruthy();
    expect(screen.getByText('Boeing 777-300ER (B77W): 20 %')).toBeTruthy();
  });

  it('says of each step it knows what it does and where to read on', () => {
    shown({ working: WORKING, range: undefined });
    expect(screen.getByText(/^How much fuel an aircraft of this type burns/)).toBeTruthy();
    expect(screen.getByText('Methodology, section 3, Fuel')).toBeTruthy();
    expect(screen.getAllByRole('heading')).toHaveLength(2);
  });
});
