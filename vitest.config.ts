import { defineConfig } from 'vitest/config';

/** The unit tests of all projects, or of those that `--project` names: `npx vitest run --project @tim/engine`. */
export default defineConfig({
  test: {
    projects: ['apps/{cli,functions,web}', 'libs/*', 'tools'],
    retry: process.env['CI'] ? 1 : 0,
    reporters: ['default', 'json'],
    outputFile: { json: 'dist/reports/@tim/tools/vitest.json' },
  },
});
