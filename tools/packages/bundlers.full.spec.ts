import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../process/run-command.ts';
import { workspaceRoot } from '../workspace-root.ts';
import { nodeBundlers, takesFilesAlong } from './bundlers.ts';
import { publishedName } from './scope.ts';
import { takePackages } from './take-packages.ts';

type BundlerName = keyof typeof nodeBundlers;

const NAMES = Object.keys(nodeBundlers) as BundlerName[];
const FLIGHT = { origin: 'ZRH', destination: 'BOS', carrierCode: 'LX', flightNumber: 52, departureDate: '2026-12-21' };

/** The function of docs/packages.md, with its tables in it. */
function handlerOfDocs(): string {
  const page = readFileSync(join(workspaceRoot, 'docs/packages.md'), 'utf8');
  return /^```js\n(\/\/ handler\.js\n.+?)^```/ms.exec(page)?.[1] ?? '';
}

/** What the function answers, started anew. */
async function answer(out: string): Promise<string> {
  const [bundle = ''] = globSync('bundle.*js', { cwd: out });
  const program = `import { handler } from ${JSON.stringify(pathToFileURL(join(out, bundle)).href)};
    const answer = await handler(${JSON.stringify(FLIGHT)}).catch((error) => error);
    console.log(answer.message ?? JSON.stringify(answer.wellToWakeGramsPerPassenger));`;
  const { output } = await runCommand(process.execPath, ['--input-type=module', '--eval', program], { cwd: out });
  return output.trim();
}

describe('a function bundled for Node', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'tim-bundles-'));
  const user = join(folder, 'user');
  beforeAll(async () => {
    await takePackages(folder);
    writeFileSync(join(user, 'embedded.js'), handlerOfDocs());
    writeFileSync(join(user, 'file.js'), handlerOfDocs().replaceAll('/embedded', ''));
    mkdirSync(join(folder, 'out'));
    writeFileSync(join(folder, 'out/package.json'), '{ "type": "module" }');
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  const bundled = async (name: BundlerName, program: string) => {
    const out = join(folder, 'out', `${name.replaceAll(/\W+/g, '-')}-${program}`);
    await nodeBundlers[name]({ entry: join(user, `${program}.js`), out });
    return out;
  };
  const grams = expect.stringMatching(/^\{"economy":\d{6},/);
  const remedy = expect.stringMatching(/^core-tables\.bin was not found.+\/embedded', or call loadCore\(\) with/);

  it.each(NAMES)('by %s has its tables in it, and not next to it too', async (name) => {
    const out = await bundled(name, 'embedded');
    expect(await answer(out)).toEqual(grams);
    expect(globSync('*.bin', { cwd: out })).toEqual([]);
  });

  it.each(NAMES.filter(takesFilesAlong))('by %s has its tables beside it', async (name) => {
    expect(await answer(await bundled(name, 'file'))).toEqual(grams);
  });

  it.each(NAMES.filter((name) => !takesFilesAlong(name)))('by %s says where its tables may be put', async (name) => {
    const out = await bundled(name, 'file');
    expect(await answer(out)).toEqual(remedy);
    for (const file of globSync(`node_modules/${publishedName('data-*')}/*.bin`, { cwd: user })) {
      copyFileSync(join(user, file), join(out, basename(file)));
    }
    expect(await answer(out)).toEqual(name === 'esbuild, CommonJS' ? remedy : grams);
  });
});
