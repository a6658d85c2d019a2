// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { PlaceQuestions } from './place-questions.tsx';

type Props = ComponentProps<typeof PlaceQuestions>;

/** Asks about one name of a list, and hears which places are chosen. */
function ask(text: string, codes: readonly string[], known: Partial<Props> = {}) {
  const onPlaces = vi.fn<Props['onPlaces']>();
  const questions = [{ text, codes, rows: 9 }];
  renderPart(<PlaceQuestions questions={questions} names={{}} near={{}} usual={{}} {...known} onPlaces={onPlaces} />);
  return onPlaces;
}

const field = (text: string) => screen.getByRole('combobox', { name: `${text}, in 9 rows` });
const compute = () => screen.getByRole('button', { name: 'Compute with these places' });

it('takes the code of a name that nobody knows, and nothing else', () => {
  const onPlaces = ask('Atlantis', []);
  fireEvent.change(field('Atlantis'), { target: { value: 'Foos' } });
  expect(compute()).toHaveProperty('disabled', true);
  fireEvent.change(field('Atlantis'), { target: { value: 'lhr' } });
  fireEvent.click(compute());
  expect(onPlaces).toHaveBeenCalledExactlyOnceWith({ Atlantis: 'LHR' });
});

it('offers the place whose name is one letter off, to be taken by one press', () => {
  const names = { ZRH: { name: 'Zurich', countryName: 'Switzerland' } };
  const onPlaces = ask('Zurihc', [], { names, near: { Zurihc: 'ZRH' } });
  fireEvent.click(screen.getByRole('button', { name: 'Did you mean Zurich, Switzerland (ZRH)?' }));
  expect(screen.queryByRole('button', { name: /Did you mean/ })).toBeNull();
  fireEvent.click(compute());
  expect(onPlaces).toHaveBeenCalledExactlyOnceWith({ Zurihc: 'ZRH' });
});

it('has what almost everybody means chosen, says so, and takes another', () => {
  const onPlaces = ask('Sydney', ['SYD', 'YQY'], { usual: { Sydney: 'SYD' } });
  expect(screen.getByText('Chosen for you: it has by far the most flights')).toBeDefined();
  fireEvent.click(compute());
  fireEvent.change(field('Sydney'), { target: { value: 'YQY' } });
  expect(screen.queryByText(/^Chosen for you/)).toBeNull();
  fireEvent.click(compute());
  expect(onPlaces.mock.calls).toEqual([[{ Sydney: 'SYD' }], [{ Sydney: 'YQY' }]]);
});
