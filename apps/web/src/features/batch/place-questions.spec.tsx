import { ChakraProvider } from '@chakra-ui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { system } from '../../theme/system.ts';
import { PlaceQuestions } from './place-questions.tsx';

it('takes the code of a name that nobody knows, and nothing else', () => {
  const onPlaces = vi.fn<(places: Readonly<Record<string, string>>) => void>();
  render(
    <ChakraProvider value={system}>
      <PlaceQuestions questions={[{ text: 'Atlantis', codes: [], rows: 9 }]} names={{}} onPlaces={onPlaces} />
    </ChakraProvider>,
  );
  const field = screen.getByRole('combobox', { name: 'Atlantis, in 9 rows' });
  const compute = screen.getByRole('button', { name: 'Compute with these places' });
  fireEvent.change(field, { target: { value: 'Foos' } });
  expect(compute).toHaveProperty('disabled', true);
  fireEvent.change(field, { target: { value: 'lhr' } });
  fireEvent.click(compute);
  expect(onPlaces).toHaveBeenCalledExactlyOnceWith({ Atlantis: 'LHR' });
});
