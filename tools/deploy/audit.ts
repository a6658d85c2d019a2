/**
 * Asks the registry for known vulnerabilities of what is deployed: build first, then `node tools/deploy/audit.ts`.
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

const manifest = readFileSync(join(workspaceRoot, 'dist/functions/package.json'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'tim-audit-'));
try {
  writeFileSync(join(folder, 'package.json'), manifest);
  await runCommand('npm', ['install', '--package-lock-only', '--no-audit', '--no-fund'], { cwd: folder });
  const { output } = await runCommand('npm', ['audit', '--omit=dev', '--json'], { cwd: folder });
  const verdict = judgeAudit(output, ACCEPTED);
  if (verdict.kind === 'unchecked') {
    console.error(`Could not be checked: ${verdict.reason}. Run it where the registry answers npm audit.`);
    process.exitCode = 2;
  } else {
    for (const line of verdict.lines) console.log(line);
    console.log(`${verdict.lines.length} known vulnerabilities in what is deployed, ${verdict.open} to be mended.`);
    process.exitCode = verdict.open === 0 ? 0 : 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
