import { mergeConfig } from 'vitest/config';
import { vitestConfig } from '../../vitest.shared.ts';

/** The functions log each call; only the log of a failed test is worth reading. */
export default mergeConfig(vitestConfig('@tim/functions'), { test: { silent: 'passed-only', testTimeout: 20_000 } });
