import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { jsonMessages } from './json-messages.ts';

/** The messages as they would be bundled, readable. */
async function bundled(plugins: Plugin[]): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    plugins,
    build: {
      write: false,
      minify: false,
      rollupOptions: { input: fileURLToPath(import.meta.resolve('@tim/messages')), preserveEntrySignatures: 'strict' },
    },
  });
  const files = ([output].flat() as Rolldown.RolldownOutput[]).flatMap((one) => one.output);
  return files.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
}

function count(code: string, method: string): number {
  return code.split(`\t${method}(`).length - 1;
}

it('leaves out the binary encoding and nothing else', async () => {
  const [whole, json] = [await bundled([]), await bundled([jsonMessages()])];
  expect(count(whole, 'encode')).toBeGreaterThan(10);
  expect(count(json, 'encode') + count(json, 'decode')).toBe(0);
  expect(json).not.toContain('BinaryReader');
  for (const method of ['fromJSON', 'toJSON', 'fromPartial']) {
    expect(count(json, method)).toBe(count(whole, method));
  }
});
