import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { runCommand } from '../process/run-command.ts';
import { workspaceRoot } from '../workspace-root.ts';

/** Generated folders: where they are committed and where the fresh ones were written. */
export type GeneratedFolder = { readonly committed: string; readonly fresh: string };

/**
 * Generate the messages from proto/ into a temporary folder and hand the folders over; they are gone afterwards.
 *
 * @throws Error with the generator's own words when it fails
 */
export async function withFreshMessages<T>(use: (folders: readonly GeneratedFolder[]) => Promise<T>): Promise<T> {
  const proto = join(workspaceRoot, 'proto');
  const temporary = await mkdtemp(join(tmpdir(), 'tim-messages-'));
  try {
    // buf puts its output folder before the template's own ones, which lead out of proto/.
    const result = await runCommand('buf', ['generate', '--output', join(temporary, 'proto')], { cwd: proto });
    if (result.code !== 0) throw new Error(`buf generate failed: ${result.output.trim()}`);
    const template = parse(await readFile(join(proto, 'buf.gen.yaml'), 'utf8')) as BufTemplate;
    return await use(
      template.plugins.map(({ out }) => ({ committed: join(proto, out), fresh: join(temporary, 'proto', out) })),
    );
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

type BufTemplate = { readonly plugins: readonly { readonly out: string }[] };
