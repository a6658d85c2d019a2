/**
 * Asks the registry for known vulnerabilities of what is deployed: `node tools/deploy/audit.ts`. Fails on a high or
 * critical one without a written reason.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../process/run-command.ts';
import { workspaceRoot } from '../workspace-root.ts';

/** Vulnerabilities that stay, by their advisory's address, each with the reason. */
const ACCEPTED: Readonly<Record<string, string>> = {};

type Advisory = { readonly url?: string; readonly title?: string; readonly severity?: string };
type Audit = {
  readonly vulnerabilities?: Readonly<
    Record<string, { readonly severity: string; readonly via: readonly (Advisory | string)[] }>
  >;
  readonly message?: string;
};

const manifest = JSON.parse(readFileSync(join(workspaceRoot, 'dist/functions/package.json'), 'utf8')) as object;
const folder = mkdtempSync(join(tmpdir(), 'tim-audit-'));
try {
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  await runCommand('npm', ['install', '--package-lock-only', '--no-audit', '--no-fund'], { cwd: folder });
  const { output } = await runCommand('npm', ['audit', '--omit=dev', '--json'], { cwd: folder });
  const audit = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)) as Audit;
  if (!audit.vulnerabilities) throw new Error(`the registry gave no audit: ${audit.message ?? 'no reason given'}`);
  const found = Object.entries(audit.vulnerabilities).flatMap(([name, { via }]) =>
    via.flatMap((advisory) => (typeof advisory === 'string' ? [] : [{ name, ...advisory }])),
  );
  const open = found.filter(({ severity, url }) => /high|critical/.test(severity ?? '') && !ACCEPTED[url ?? '']);
  for (const { name, severity, title, url } of found) console.log(`${severity}: ${name}: ${title} (${url})`);
  console.log(
    `${found.length} known vulnerabilities in what is deployed, ${open.length} of them high and without a reason.`,
  );
  process.exitCode = open.length === 0 ? 0 : 1;
} catch (error) {
  console.error(`Not audited: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
