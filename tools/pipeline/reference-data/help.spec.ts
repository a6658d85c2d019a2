import { describe, expect, it } from 'vitest';
import { helpText } from './help.ts';
import { SOURCE_FILES } from './sources.ts';

describe('--help', () => {
  it('names each source file with its address, edition and licence', () => {
    const text = helpText();
    for (const { path, address, edition, licence } of Object.values(SOURCE_FILES)) {
      for (const part of [path, address, edition, licence]) expect(text).toContain(part);
    }
  });
});
