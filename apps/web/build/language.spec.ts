import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { BuildLanguage } from '@tim/languages';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { languageFiles } from './language.ts';

let root: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

async function built(language: BuildLanguage): Promise<string> {
  const output = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [languageFiles(language)],
    build: { write: false, minify: false, rollupOptions: { input: join(root, 'main.ts') } },
    resolve: { alias: { '@tim/languages': join(import.meta.dirname, '../../../libs/languages/src/index.ts') } },
  });
  return ([output].flat() as Rolldown.RolldownOutput[])
    .flatMap((one) => one.output)
    .map((file) => (file.type === 'chunk' ? file.code : ''))
    .join('\n');
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'languages-'));
  write(
    'main.ts',
    `import { APP } from './app/texts.ts';\nimport { words } from './lib/own.ts';\nimport { sentence } from './lib/sentences/own.ts';\nconsole.log(APP, words, sentence);`,
  );
  write('app/texts.ts', `export const APP = { skip: 'Skip' };`);
  write(
    'app/texts.de.ts',
    `import { APP as English } from './texts.ts';\nexport const APP: typeof English = { skip: 'Weiter' };`,
  );
  write('lib/sentences/own.ts', `export { sentence } from '../messages/en/standing.ts';`);
  write('lib/messages/en/standing.ts', `export const sentence = 'A schedule has it.';`);
  write('lib/messages/de/standing.ts', `export const sentence = 'Laut Flugplan.';`);
  write('lib/own.ts', `export { words } from './messages/en.ts';`);
  write('lib/messages/en.ts', `export const words = 'Well-to-Wake';`);
  write('lib/messages/de.ts', `export const words = 'Gesamt';`);
});
afterEach(() => rmSync(root, { recursive: true }));

describe('a build in a language', () => {
  it('has its texts, and a library’s words, and no English', async () => {
    const code = await built('de');
    expect(code).toContain('Weiter');
    expect(code).toContain('Gesamt');
    expect(code).toContain('Laut Flugplan');
    expect(code).not.toMatch(/Skip|Well-to-Wake|A schedule/);
  });

  it('is English as it stands, without a word of another language', async () => {
    const code = await built('en');
    expect(code).toContain('Skip');
    expect(code).toContain('Well-to-Wake');
    expect(code).not.toMatch(/Weiter|Gesamt/);
  });

  it('stops where a published language has no translation', async () => {
    await expect(built('fr')).rejects.toThrow(/texts\.fr\.ts is missing/);
  });

  it('is made from English in the pseudo-language', async () => {
    const code = await built('en-XA');
    expect(code).toContain('APP = pseudo(');
    expect(code).toContain('words = pseudo(');
    expect(code).toContain('sentence = pseudo(');
  });
});
