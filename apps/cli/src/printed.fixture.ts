import { afterEach, beforeEach, vi } from 'vitest';

/** What the command line prints in each test of a file or a block, complaints among it. */
export function keepPrinted(): { text: string } {
  const printed = { text: '' };
  beforeEach(() => {
    printed.text = '';
    const keep = (text: string) => void (printed.text += `${text}\n`);
    vi.spyOn(console, 'log').mockImplementation(keep);
    vi.spyOn(console, 'error').mockImplementation(keep);
  });
  afterEach(() => vi.restoreAllMocks());
  return printed;
}
