/**
 * Asks the registry for known vulnerabilities of what is deployed, what the bundles hold and what the functions
 * install for themselves: build first, then `node tools/deploy/audit.ts`.
 * Ends with 1 when one is high or critical and has no written reason, and with 2 when it could not be checked,
 * because not every registry answers.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../process/run-command.ts';
import { workspaceRoot } from '../workspace-root.ts';
import { judgeAudit } from './judge-audit.ts';

/** Vulnerabilities that stay, by their advisory's address, each with the reason. */
const ACCEPTED: Readonly<Record<string, string>> = {};

async function audit(what: string, cwd: string): Promise<number> {
  const { output } = await runCommand('npm', ['audit', '--omit=dev', '--json'], { cwd });
  const verdict = judgeAudit(output, ACCEPTED);
  if (verdict.kind === 'unchecked') {
    console.error(`${what}: could not be checked: ${verdict.reason}. Run it where the registry answers npm audit.`);
    return 2;
  }
  for (const line of verdict.lines) console.log(line);
  console.log(`${what}: ${verdict.lines.length} known vulnerabilities, ${verdict.open} to be mended.`);
  return verdict.open === 0 ? 0 : 1;
}

const manifest = readFileSync(join(workspaceRoot, 'dist/functions/package.json'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'tim-audit-'));
try {
  writeFileSync(join(folder, 'package.json'), manifest);
  await runCommand('npm', ['install', '--package-lock-only', '--no-audit', '--no-fund'], { cwd: folder });
  const codes = [await audit('the bundles', workspaceRoot), await audit('what the functions install', folder)];
  process.exitCode = Math.max(...codes);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
