// @vitest-environment jsdom
import { ChakraProvider } from '@chakra-ui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { system } from '../../theme/system.ts';
import { later } from './later.tsx';

const Content = () => <p>Content</p>;

function show(Part: ComponentType) {
  render(
    <ChakraProvider value={system}>
      <Part />
    </ChakraProvider>,
  );
}

describe('a part that is loaded later', () => {
  it('has something else in its place until it is there', async () => {
    show(later(() => Promise.resolve(Content), { coming: <p>On its way</p> }));
    expect(screen.getByText('On its way')).toBeDefined();
    expect(await screen.findByText('Content')).toBeDefined();
  });

  it('is shown at once where it was loaded ahead, and loaded once', async () => {
    const bring = vi.fn<() => Promise<ComponentType>>(() => Promise.resolve(Content));
    const Part = later(bring);
    await Promise.all([Part.load(), Part.load()]);
    show(Part);
    expect(screen.getByText('Content')).toBeDefined();
    expect(bring).toHaveBeenCalledOnce();
  });

  it('says that it did not come, and is tried again', async () => {
    const bring = vi.fn<() => Promise<ComponentType>>(() => Promise.resolve(Content));
    bring.mockRejectedValueOnce(new Error('offline'));
    show(later(bring));
    expect((await screen.findByRole('status')).textContent).toContain('This part could not be loaded.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Content')).toBeDefined();
  });
});
