import { defineConfig, mergeConfig } from 'vitest/config';
import { languageFiles } from './build/language.ts';
import site from './vitest.config.ts';

const merged = mergeConfig(defineConfig({ plugins: [languageFiles('en-XA')] }), site);

/** The site in the pseudo-language: what reads plain English in it is a text that nobody can translate. */
export default mergeConfig(
  { ...merged, test: { ...merged['test'], include: [], reporters: [] } },
  defineConfig({
    test: { name: 'pseudo', include: ['src/**/*.pseudo.tsx'], maxWorkers: 1, reporters: ['default'] },
  }),
);
