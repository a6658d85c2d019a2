import { afterEach, describe, expect, it, vi } from 'vitest';
import { UsageError } from './usage-error.ts';
import { withUsage } from './with-usage.ts';

describe('withUsage', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    process.exitCode = undefined;
  });

  it('shows control characters of a file or an argument as what they are, so that none reaches the terminal', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await withUsage(() => {
      throw new UsageError('There is no column \u001B[31mred\u0007\u009B.\nThere are: a.');
    });
    expect(said).toHaveBeenCalledWith('There is no column \\u001b[31mred\\u0007\\u009b.\nThere are: a. See --help.');
    expect(process.exitCode).toBe(2);
  });
});
