import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vitest/config';
import { vitestConfig } from '../../vitest.shared.ts';

export default mergeConfig(vitestConfig('@tim/web', 'jsdom'), {
  plugins: [react()],
  test: { setupFiles: ['src/testing/setup.ts'], testTimeout: 60_000 },
});
