import { describe, expect, it } from 'vitest';
import { folderForEachTest } from '@tim/pipeline/temporary-folder.fixture';
import { configFaults } from './check-config.ts';

describe('firebase.json', () => {
  const { write } = folderForEachTest();

  it('is what firebase-tools understands', () => {
    expect(configFaults()).toEqual([]);
  });

  it('is refused when it is not', () => {
    const file = write('firebase.json', JSON.stringify({ hosting: { public: 7 } }));
    expect(configFaults(file).length).toBeGreaterThan(0);
  });
});
