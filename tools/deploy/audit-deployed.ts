import { join } from 'node:path';
import { runCommand } from '../process/run-command.ts';
import { workspaceRoot } from '../workspace-root.ts';
import { judgeAudit } from './judge-audit.ts';

/** Vulnerabilities that stay, by their advisory's address, each with the reason. */
const ACCEPTED: Readonly<Record<string, string>> = {};

/** `open`: one is high or critical and has no written reason. `unchecked`: not every registry answers. */
export type AuditResult = 'clean' | 'unchecked' | 'open';

/** Ask the registry for known vulnerabilities of what the bundles hold and of what the functions install for themselves. Build first. */
export async function auditDeployed(): Promise<AuditResult> {
  const results = [
    await audit('the bundles', workspaceRoot),
    await audit('what the functions install', join(workspaceRoot, 'dist/functions')),
  ];
  return results.find((result) => result === 'open') ?? results.find((result) => result === 'unchecked') ?? 'clean';
}

/** @param cwd - a folder with the lock file of what is looked up */
async function audit(what: string, cwd: string): Promise<AuditResult> {
  const { output } = await runCommand('npm', ['audit', '--omit=dev', '--json'], { cwd });
  const verdict = judgeAudit(output, ACCEPTED);
  if (verdict.kind === 'unchecked') {
    console.error(`${what}: could not be checked: ${verdict.reason}. Run it where the registry answers npm audit.`);
    return 'unchecked';
  }
  for (const line of verdict.lines) console.log(line);
  console.log(`${what}: ${verdict.lines.length} known vulnerabilities, ${verdict.open} to be fixed.`);
  return verdict.open === 0 ? 'clean' : 'open';
}
