// @vitest-environment jsdom
import { ChakraProvider } from '@chakra-ui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { system } from '../../theme/system.ts';
import { PlaceQuestions } from './place-questions.tsx';

it('takes the code of a name that nobody knows, and nothing else', () => {
  const onPlaces = vi.fn<(places: Readonly<Record<string, string>>) => void>();
  render(
    <ChakraProvider value={system}>
      <PlaceQuestions
        questions={[{ text: 'Atlantis', codes: [], rows: 9 }]}
        names={{}}
        near={{}}
        usual={{}}
        onPlaces={onPlaces}
      />
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

it('offers the place whose name is one letter off, to be taken by one press', () => {
  const onPlaces = vi.fn<(places: Readonly<Record<string, string>>) => void>();
  render(
    <ChakraProvider value={system}>
      <PlaceQuestions
        questions={[{ text: 'Zurihc', codes: [], rows: 9 }]}
        names={{ ZRH: { name: 'Zurich', countryName: 'Switzerland' } }}
        near={{ Zurihc: 'ZRH' }}
        usual={{}}
        onPlaces={onPlaces}
      />
    </ChakraProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Did you mean Zurich, Switzerland (ZRH)?' }));
  expect(screen.queryByRole('button', { name: /Did you mean/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Compute with these places' }));
  expect(onPlaces).toHaveBeenCalledExactlyOnceWith({ Zurihc: 'ZRH' });
});

it('has what almost everybody means chosen, says so, and takes another', () => {
  const onPlaces = vi.fn<(places: Readonly<Record<string, string>>) => void>();
  render(
    <ChakraProvider value={system}>
      <PlaceQuestions
        questions={[{ text: 'Sydney', codes: ['SYD', 'YQY'], rows: 2 }]}
        names={{}}
        near={{}}
        usual={{ Sydney: 'SYD' }}
        onPlaces={onPlaces}
      />
    </ChakraProvider>,
  );
  expect(screen.getByText('Chosen for you: it has by far the most flights')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Compute with these places' }));
  fireEvent.change(screen.getByRole('combobox', { name: 'Sydney, in 2 rows' }), { target: { value: 'YQY' } });
  expect(screen.queryByText(/^Chosen for you/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Compute with these places' }));
  expect(onPlaces.mock.calls).toEqual([[{ Sydney: 'SYD' }], [{ Sydney: 'YQY' }]]);
});
