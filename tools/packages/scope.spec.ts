import { describe, expect, it } from 'vitest';
import { repositoryFields } from './scope.ts';

describe('where the source is', () => {
  it('stands in manifests once it is known, and in none before', () => {
    expect(repositoryFields('')).toEqual({});
    expect(repositoryFields('https://example.org/tim')).toEqual({
      homepage: 'https://example.org/tim#readme',
      repository: { type: 'git', url: 'git+https://example.org/tim.git' },
      bugs: { url: 'https://example.org/tim/issues' },
    });
  });
});
