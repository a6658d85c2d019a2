// @vitest-environment jsdom
import { ChakraProvider } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { system } from '../theme/system.ts';
import { describeError, ErrorBoundary } from './error-boundary.tsx';

function Failing(): never {
  throw new Error('the page broke');
}

const at = (resetKey: string, isFailing: boolean) => (
  <ChakraProvider value={system}>
    <ErrorBoundary resetKey={resetKey}>{isFailing ? <Failing /> : <p>fine</p>}</ErrorBoundary>
  </ChakraProvider>
);

describe('ErrorBoundary', () => {
  // spec: 8.27
  it('shows the fallback with the message, and tries again on another page', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { rerender } = render(at('/a', true));
    expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeTruthy();
    expect(screen.getByText('the page broke')).toBeTruthy();
    rerender(at('/b', false));
    expect(screen.getByText('fine')).toBeTruthy();
  });
});

describe('describeError', () => {
  // spec: 8.28
  it.each([
    [{ status: 503, message: 'gone' }, '503'],
    [new Error('broken'), 'broken'],
    ['text', 'text'],
    [undefined, 'undefined'],
  ])('%o is "%s"', (error, text) => {
    expect(describeError(error)).toBe(text);
  });
});
