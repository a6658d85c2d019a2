// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { later } from './later.tsx';

const Content = () => <p>Content</p>;

describe('a part that is loaded later', () => {
  it('has something else in its place until it is there', async () => {
    const Part = later(() => Promise.resolve(Content), { coming: <p>On its way</p> });
    renderPart(<Part />);
    expect(screen.getByText('On its way')).toBeDefined();
    expect(await screen.findByText('Content')).toBeDefined();
  });

  it('is shown at once where it was loaded ahead, and loaded once', async () => {
    const bring = vi.fn<() => Promise<ComponentType>>(() => Promise.resolve(Content));
    const Part = later(bring);
    await Promise.all([Part.load(), Part.load()]);
    renderPart(<Part />);
    expect(screen.getByText('Content')).toBeDefined();
    expect(bring).toHaveBeenCalledOnce();
  });

  it('says that it did not come, and is tried again', async () => {
    const bring = vi.fn<() => Promise<ComponentType>>(() => Promise.resolve(Content));
    bring.mockRejectedValueOnce(new Error('offline'));
    const Part = later(bring);
    renderPart(<Part />);
    expect((await screen.findByRole('status')).textContent).toContain('This part could not be loaded.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Content')).toBeDefined();
  });
});
