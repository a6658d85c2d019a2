import { defineConfig } from 'vitest/config';

/** The unit tests of all projects, or of those that `--project` names: `npx vitest run --project @tim/engine`. */
export default defineConfig({
  test: {
    // The libraries and tools are the longest of the four runs, and have both processors when the others have ended.
    maxWorkers: 2,
    projects: ['apps/{cli,functions,web}', 'libs/*/vitest.config.ts', 'tools'],
    retry: process.env['CI'] ? 1 : 0,
    reporters: ['default', 'json'],
    outputFile: { json: 'dist/reports/@tim/tools/vitest.json' },
  },
});
