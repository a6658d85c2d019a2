import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** Chooses Route or Specific flight, and waits for its form: the control says a moment after the click what was chosen. */
export async function chooseMode(user: UserEvent, mode: 'Route' | 'Specific flight'): Promise<void> {
  await user.click(screen.getByRole('radio', { name: mode }));
  const carrierFields = mode === 'Route' ? 0 : 1;
  await waitFor(() => expect(screen.queryAllByRole('combobox', { name: 'Carrier Code' })).toHaveLength(carrierFields));
}
