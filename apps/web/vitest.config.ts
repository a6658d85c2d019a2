import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vitest/config';
import { methodology } from './build/methodology.ts';
import { vitestConfig } from '../../vitest.shared.ts';

export default mergeConfig(vitestConfig('@tim/web', 'jsdom'), {
  plugins: [react(), methodology()],
  test: { setupFiles: ['src/testing/setup.ts'], testTimeout: 60_000 },
});
