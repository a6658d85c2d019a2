/**
 * Checks offline what would be deployed: `npm run build` first, then `node tools/deploy/check-package.ts`. Packs the
 * functions' source as it is uploaded, installs it in an empty folder as the platform does, starts every function from
 * there and asks it once. Needs the package registry and nothing of the repository.
 */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endAllGroups, startGroup } from '../process/child-processes.ts';
import { runCommand } from '../process/run-command.ts';
import { workspaceRoot } from '../workspace-root.ts';
import { configFaults } from './check-config.ts';

/** The version the platform's build adds where the source names none. */
const FRAMEWORK = '@google-cloud/functions-framework@5.0.5';

const source = join(workspaceRoot, 'dist/functions');
const inAMonth = new Date(Date.now() + 30 * 86_400_000);
const departureDate = {
  year: inAMonth.getUTCFullYear(),
  month: inAMonth.getUTCMonth() + 1,
  day: inAMonth.getUTCDate(),
};
const flight = { origin: 'ZRH', destination: 'BOS', operatingCarrierCode: 'LX', flightNumber: '52', departureDate };
const market = { origin: 'ZRH', destination: 'BOS' };

/** One right question to each function, and what its answer must hold. */
const questions = [
  { target: 'computeFlightEmissions', path: '/', body: { data: { flights: [flight] } }, holds: 'emissionsGramsPerPax' },
  {
    target: 'computeTypicalFlightEmissions',
    path: '/',
    body: { data: { markets: [market] } },
    holds: 'emissionsGramsPerPax',
  },
  {
    target: 'api',
    path: '/v1/flights:computeFlightEmissions',
    body: { flights: [flight] },
    holds: 'emissionsGramsPerPax',
  },
  {
    target: 'api',
    path: '/mcp',
    body: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
    holds: 'compute_flight_emissions',
  },
] as const;

/** Names in the source that must never be uploaded. */
const SECRET = /(^|\/)(\.secret\.local|\.env\.local|.*\.pem|.*-key\.json)$/;

async function must(what: string, command: string, args: readonly string[], cwd: string): Promise<void> {
  const { code, output } = await runCommand(command, args, { cwd });
  if (code !== 0) throw new Error(`${what} failed: ${output.trim().split('\n').slice(-5).join('\n')}`);
}

async function ask(
  folder: string,
  { target, path, body, holds }: (typeof questions)[number],
  port: number,
): Promise<number> {
  const started = performance.now();
  const child = startGroup(join(folder, 'node_modules/.bin/functions-framework'), [`--target=${target}`], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, APP_CHECK: 'off', GCLOUD_PROJECT: 'demo-check', PORT: String(port), HOST: '127.0.0.1' },
  });
  for (;;) {
    if (child.exitCode !== null || performance.now() - started > 30_000)
      throw new Error(`${target} did not start from the package`);
    try {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
        body: JSON.stringify(body),
      });
      const text = await response.text();
      if (!response.ok || !text.includes(holds))
        throw new Error(`${target} answered ${response.status} without ${holds}`);
      return performance.now() - started;
    } catch (error) {
      if (error instanceof Error && error.message.startsWith(target)) throw error;
      await sleep(20);
    }
  }
}

async function check(folder: string): Promise<void> {
  const faults = configFaults();
  if (faults.length > 0) throw new Error(faults.join('\n'));
  if (!existsSync(join(source, 'index.js'))) throw new Error('dist/functions is missing: build it first.');
  cpSync(source, folder, { recursive: true, filter: (path) => !path.includes('node_modules') });
  const listed = await runCommand('find', ['.', '-type', 'f'], { cwd: folder });
  const secrets = listed.output.split('\n').filter((path) => SECRET.test(path));
  if (secrets.length > 0) throw new Error(`secrets would be uploaded: ${secrets.join(', ')}`);
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  console.log(
    `Packed ${listed.output.trim().split('\n').length} files, ${Object.keys(dependencies).length} dependencies.`,
  );
  await must('npm install', 'npm', ['install', '--omit=dev', '--no-audit', '--no-fund'], folder);
  await must(
    'npm install of the framework',
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', FRAMEWORK],
    folder,
  );
  for (const [at, question] of questions.entries()) {
    const milliseconds = await ask(folder, question, 5201 + at);
    console.log(`${question.target} ${question.path}: started and answered in ${Math.round(milliseconds)} ms.`);
  }
}

const folder = mkdtempSync(join(tmpdir(), 'tim-deploy-'));
try {
  await check(folder);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await endAllGroups();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
