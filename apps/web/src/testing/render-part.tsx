import { ChakraProvider } from '@chakra-ui/react';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { system } from '../theme/system.ts';

/** A part of a page alone, at an address, for a visitor who types and presses without delay. */
export function renderPart(part: ReactNode, path = '/') {
  render(
    <ChakraProvider value={system}>
      <MemoryRouter initialEntries={[path]}>{part}</MemoryRouter>
    </ChakraProvider>,
  );
  return userEvent.setup({ delay: null });
}
