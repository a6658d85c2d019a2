import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vitest/config';
import { accuracy } from './build/accuracy.ts';
import { airportCoordinates } from './build/airport-coordinates.ts';
import { figureChanges } from './build/figure-changes.ts';
import { findIndex } from './build/find-index.ts';
import { methodology } from './build/methodology.ts';
import { vitestConfig } from '../../vitest.shared.ts';

export default mergeConfig(vitestConfig('@tim/web'), {
  plugins: [react(), methodology(), accuracy(), figureChanges(), findIndex(), airportCoordinates()],
  test: { setupFiles: [`${import.meta.dirname}/src/testing/setup.ts`] },
});
