// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { HydrationProvider, useHydrated } from './hydration.tsx';

function State() {
  return <p>{useHydrated() ? 'alive' : 'as prerendered'}</p>;
}
const page = (
  <HydrationProvider isPrerendered>
    <State />
  </HydrationProvider>
);

it('is as prerendered in the build, and alive after hydration, which finds what the build wrote', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  expect(container.textContent).toBe('as prerendered');
  const mismatches: unknown[] = [];
  await act(async () => {
    hydrateRoot(container, page, { onRecoverableError: (error) => mismatches.push(error) });
  });
  expect(container.textContent).toBe('alive');
  expect(mismatches).toEqual([]);
});

it('is alive from the start where no page stands', () => {
  render(
    <HydrationProvider isPrerendered={false}>
      <State />
    </HydrationProvider>,
  );
  expect(screen.getByText('alive')).toBeTruthy();
});
