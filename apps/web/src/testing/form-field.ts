import { act, fireEvent, screen } from '@testing-library/react';

/** Shows the calculator's form where an answer has taken its place. */
function openForm(): void {
  const change = screen.queryByRole('button', { name: 'Change' });
  if (change) fireEvent.click(change);
}

/** A field of the calculator's form by its label: the date is typed, the others have a list. */
export function formField(name: string): HTMLInputElement {
  openForm();
  return screen.getByRole<HTMLInputElement>(name === 'Departure Date' ? 'textbox' : 'combobox', { name });
}

/** Gives a field its text at once: at each letter typed the whole page would be shown anew. */
export function fill(name: string, value: string): void {
  fireEvent.change(formField(name), { target: { value } });
}

/** The same for a field that somebody is in. */
export function typeInto(name: string, value: string): void {
  act(() => formField(name).focus());
  fill(name, value);
}

/** What a field's helper text says. */
export const description = (name: string) =>
  document.getElementById(formField(name).getAttribute('aria-describedby') ?? '')?.textContent;

export const aFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));

/** The button that asks. */
export function showEmissions(): HTMLButtonElement {
  openForm();
  return screen.getByRole<HTMLButtonElement>('button', { name: 'Show emissions' });
}
