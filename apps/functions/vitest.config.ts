import { mergeConfig } from 'vitest/config';
import { vitestConfig } from '../../vitest.shared.ts';

/**
 * The functions log each call; only the log of a failed test is worth reading. What reads the log needs a service of its
 * own, which no other file has started.
 */
export default mergeConfig(vitestConfig('@tim/functions'), {
  test: { silent: 'passed-only', isolate: true },
});
