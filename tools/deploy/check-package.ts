/**
 * Checks what would be deployed: `npx nx build @tim/functions` first, then `node tools/deploy/check-package.ts`. Packs the functions'
 * source as it is uploaded, installs it in an empty folder as the platform does, starts every function from there with
 * the settings it is deployed with, and asks it once: with App Check, and as a project that has turned it off. Needs the
 * package registry or npm's cache of it, and nothing of the repository.
 */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { utcDate } from '@tim/notation';
import { endAllGroups } from '../process/child-processes.ts';
import { runCommand } from '../process/run-command.ts';
import { workspaceRoot } from '../workspace-root.ts';
import { askFunction, type Question } from './ask-function.ts';
import { configFaults } from './check-config.ts';
import { functionsSettings } from './functions-settings.ts';

const source = join(workspaceRoot, 'dist/functions');
const FIRST_PORT = 5201;

const departureDate = utcDate(Date.now(), 30);
const flights = [{ origin: 'ZRH', destination: 'BOS', operatingCarrierCode: 'LX', flightNumber: '52', departureDate }];
const markets = [{ origin: 'ZRH', destination: 'BOS' }];

const calls = [
  { target: 'computeFlightEmissions', path: '/', body: { data: { flights } } },
  { target: 'computeTypicalFlightEmissions', path: '/', body: { data: { markets } } },
];
const apiQuestions: readonly Question[] = [
  {
    target: 'api',
    path: '/v1/flights:computeFlightEmissions',
    body: { flights },
    status: 200,
    holds: 'emissionsGramsPerPax',
  },
  {
    target: 'api',
    path: '/mcp',
    body: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
    status: 200,
    holds: 'compute_flight_emissions',
  },
  // Drawn in a thread, by a file of its own.
  { target: 'api', path: '/v1/figures/route/LHR-JFK.png', status: 200, holds: 'PNG' },
];

const batch = {
  target: 'bigqueryFlightEmissions',
  path: '/',
  body: { calls: [['ZRH', 'BOS', 'LX', 52, '2025-03-01']] },
  status: 200,
  holds: 'kg_co2e',
};

/** Projects by their own settings file, and what each function must answer there. No call carries a token. */
const projects = [
  {
    project: 'with-app-check',
    env: '',
    questions: [...calls.map((call) => ({ ...call, status: 401, holds: 'UNAUTHENTICATED' })), ...apiQuestions],
  },
  {
    project: 'without-app-check',
    env: 'APP_CHECK=off\nBIGQUERY_FUNCTION=on\n',
    questions: [...calls.map((call) => ({ ...call, status: 200, holds: 'emissionsGramsPerPax' })), batch],
  },
];

/** Names in the source that must never be uploaded. */
const SECRET = /(^|\/)(\.secret\.local|\.env\.local|.*\.pem|.*-key\.json)$/;

async function pack(folder: string): Promise<void> {
  if (!existsSync(join(source, 'index.js'))) throw new Error('dist/functions is missing: build it first.');
  cpSync(source, folder, { recursive: true, filter: (path) => !path.includes('node_modules') });
  const listed = await runCommand('find', ['.', '-type', 'f'], { cwd: folder });
  const secrets = listed.output.split('\n').filter((path) => SECRET.test(path));
  if (secrets.length > 0) throw new Error(`secrets would be uploaded: ${secrets.join(', ')}`);
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const files = listed.output.trim().split('\n').length;
  console.log(`Packed ${files} files, ${Object.keys(dependencies).length} dependencies.`);
}

async function install(folder: string): Promise<void> {
  const { code, output } = await runCommand('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'], { cwd: folder });
  if (code !== 0) throw new Error(`npm ci failed: ${output.trim().split('\n').slice(-5).join('\n')}`);
}

async function check(folder: string): Promise<void> {
  const faults = configFaults();
  if (faults.length > 0) throw new Error(faults.join('\n'));
  await pack(folder);
  await install(folder);
  let port = FIRST_PORT;
  for (const { project, env, questions } of projects) {
    writeFileSync(join(folder, `.env.${project}`), env);
    const settings = functionsSettings(folder, project);
    console.log(`A project with APP_CHECK=${settings['APP_CHECK']}, calls without a token:`);
    for (const question of questions) {
      const platform = { GCLOUD_PROJECT: project, PORT: String(port), HOST: '127.0.0.1' };
      const milliseconds = await askFunction(folder, question, { ...process.env, ...settings, ...platform });
      const { target, path, status, holds } = question;
      console.log(`- ${target} ${path}: started and answered ${status} (${holds}) in ${Math.round(milliseconds)} ms.`);
      port += 1;
    }
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
