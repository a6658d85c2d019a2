// @vitest-environment jsdom
import { ChakraProvider } from '@chakra-ui/react';
import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { system } from '../theme/system.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { laterPage } from './later-page.tsx';

const Content = () => <h1>Content</h1>;

function show(load: () => Promise<ComponentType<object>>) {
  const Page = laterPage(load);
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <ChakraProvider value={system}>
      <div id="root" data-path={window.location.pathname}>
        <ErrorBoundary>
          <Page />
        </ErrorBoundary>
      </div>
    </ChakraProvider>,
  );
  return logged;
}

describe('a page whose code is loaded when it is visited', () => {
  it('shows when its code is there', async () => {
    show(() => Promise.resolve(Content)).mockRestore();
    expect(await screen.findByRole('heading', { name: 'Content' })).toBeTruthy();
  });

  it('is the generic failure where its code does not come and the whole page is loaded already', async () => {
    const logged = show(() => Promise.reject(new Error('not there')));
    expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeTruthy();
    expect(screen.getByText('not there')).toBeTruthy();
    logged.mockRestore();
  });

  it('fails as well when its code is too long in coming', async () => {
    vi.useFakeTimers();
    const logged = show(() => new Promise(() => undefined));
    expect(screen.queryByRole('heading')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    vi.useRealTimers();
    expect(await screen.findByText('The page did not come.')).toBeTruthy();
    logged.mockRestore();
  });
});
