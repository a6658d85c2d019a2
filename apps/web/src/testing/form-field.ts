import { screen } from '@testing-library/react';

/** A field of the calculator's form by its label: the date is typed, the others have a list. */
export function formField(name: string): HTMLInputElement {
  return screen.getByRole<HTMLInputElement>(name === 'Departure Date' ? 'textbox' : 'combobox', { name });
}
