import { mergeConfig } from 'vitest/config';
import { vitestConfig } from '../../vitest.shared.ts';
import siteConfig from './vite.config.ts';

export default mergeConfig(vitestConfig('@tim/web'), {
  plugins: siteConfig({ command: 'serve', mode: 'test' }).plugins,
  test: { setupFiles: [`${import.meta.dirname}/src/testing/setup.ts`] },
});
