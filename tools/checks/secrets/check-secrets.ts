import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runCommand } from '../../process/run-command.ts';
import { workspaceRoot } from '../../workspace-root.ts';
import type { Fault } from '../fault.ts';
import { findWords } from './find-words.ts';

/** The operator's secrets. Not even their names may be in the site. */
const SECRETS = ['TIM_API_KEY', 'API_KEY_HASHES'] as const;

const PLANTED = 'planted-c0ffee-secret';
/** Public by design, and must be found: otherwise the search has looked at nothing. */
const PUBLIC = 'planted-c0ffee-public';

const remedy = 'a secret would be published: read it in the functions alone, when they run.';

function firstLine(output: string): string {
  return (
    stripVTControlCharacters(output)
      .split('\n')
      .find((line) => /error/i.test(line)) ?? 'no reason given'
  );
}

/** Builds site and functions as somebody would who has the secrets in the environment, and looks for them. */
export async function checkSecrets(): Promise<Fault[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tim-secrets-'));
  const [site, functions] = [join(folder, 'site'), join(folder, 'functions')];
  const env = {
    ...Object.fromEntries(SECRETS.map((name) => [name, PLANTED])),
    VITE_API_URL: 'https://api.example.org',
    VITE_API_KEY: PUBLIC,
  };
  const builds = [
    { project: 'apps/web', command: 'vite', args: ['build', '--logLevel', 'error', '--outDir', site] },
    { project: 'apps/functions', command: process.execPath, args: ['build.ts', functions] },
  ];
  try {
    for (const { project, command, args } of builds) {
      const { code, output } = await runCommand(command, args, { cwd: join(workspaceRoot, project), env });
      if (code !== 0)
        return [{ file: project, message: `could not be built to look for secrets: ${firstLine(output)}` }];
    }
    if (findWords(site, [PUBLIC]).length === 0) {
      return [{ file: 'apps/web', message: 'the key of direct mode is not in the built site: nothing was looked at.' }];
    }
    const found = [...findWords(site, [PLANTED, ...SECRETS]), ...findWords(functions, [PLANTED])];
    return found.map(({ file, word }) => ({ file, message: `holds ${word}: ${remedy}` }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
