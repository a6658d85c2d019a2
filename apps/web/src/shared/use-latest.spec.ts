// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLatest } from './use-latest.ts';

it('tells each question that a later one has begun, and the last that the page is left', () => {
  const { result, unmount } = renderHook(useLatest);
  const first = result.current();
  expect(first.aborted).toBe(false);
  const second = result.current();
  expect([first.aborted, second.aborted]).toEqual([true, false]);
  unmount();
  expect(second.aborted).toBe(true);
});
