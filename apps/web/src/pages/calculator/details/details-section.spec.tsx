// @vitest-environment jsdom
import { ChakraProvider } from '@chakra-ui/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { system } from '../../../theme/system.ts';
import { DetailsSection } from './details-section.tsx';

const PATH = '/lookup/route?v=1&itinerary=ZRH-BOS';

function renderAt(...history: readonly string[]) {
  const section = <DetailsSection props={undefined} instead="On their way" />;
  const router = createMemoryRouter([{ path: '*', element: section }], { initialEntries: [...history] });
  render(
    <ChakraProvider value={system}>
      <RouterProvider router={router} />
    </ChakraProvider>,
  );
  const address = () => {
    const { pathname, search, hash } = router.state.location;
    return pathname + search + hash;
  };
  return { user: userEvent.setup({ delay: null }), router, address };
}

const button = () => screen.getByRole('button', { name: 'Full details of this estimate' });
const drawer = () => screen.findByRole('dialog', { name: 'Full details of this estimate' });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the details of a figure', () => {
  it('are in the address while they are open, and closed by their button and by the way back', async () => {
    const { user, router, address } = renderAt('/faq', PATH);
    await user.click(button());
    expect((await drawer()).textContent).toContain('On their way');
    expect(address()).toBe(`${PATH}#working`);
    await user.click(screen.getByRole('button', { name: 'Close details' }));
    await isClosed();
    expect(address()).toBe(PATH);
    await waitFor(() => expect(document.activeElement).toBe(button()));
    await user.click(button());
    await drawer();
    await act(() => router.navigate(-1));
    await isClosed();
    expect(address()).toBe(PATH);
  });

  it('are open at an address that says so, which their button then leaves', async () => {
    const { user, address } = renderAt('/faq', `${PATH}#working+others`);
    await drawer();
    await user.click(screen.getByRole('button', { name: 'Close details' }));
    await isClosed();
    expect(address()).toBe(`${PATH}#others`);
  });

  it('stay closed at the address of another place of the page', () => {
    renderAt(`${PATH}#main`);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
