import { mergeConfig } from 'vitest/config';
import { vitestConfig } from '../../vitest.shared.ts';

export default mergeConfig(vitestConfig('@tim/functions'), {
  test: { setupFiles: [`${import.meta.dirname}/src/testing/set-up.ts`] },
});
