// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '../../testing/render-at.tsx';
import { ENGLISH_WORDS } from './english-words.ts';

it('says of each word what it means', () => {
  renderAt('/glossary');
  expect(screen.getByRole('heading', { level: 1, name: 'Glossary' })).toBeTruthy();
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(Object.values(ENGLISH_WORDS));
  expect(screen.getAllByRole('definition')).toHaveLength(Object.keys(ENGLISH_WORDS).length);
});
