import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answeredDays } from '@tim/batch';
import type { FlightResult, TypicalResult } from '@tim/estimator';
import { chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { publishedName } from '../packages/scope.ts';
import type { NodeProgram } from '../process/oldest-node.ts';
import { runCommand } from '../process/run-command.ts';
import type { Questions } from './question.ts';
import { flightTold, typicalTold, type Told } from './told.ts';
import { GRAMS, PHASES, RANGE, type EntryPoint } from './entry-point.ts';

/** What a user of the packages writes: the same in Node and in a worker. What an answer rests on stays there: it is long. */
const ANSWERS = `import { loadEstimator } from '${publishedName('estimator')}';

const short = (result) => ({
  kind: result.kind,
  reason: result.reason,
  wellToWakeGramsPerPassenger: result.wellToWakeGramsPerPassenger,
  wellToTankGramsPerPassenger: result.wellToTankGramsPerPassenger,
  tankToWakeGramsPerPassenger: result.tankToWakeGramsPerPassenger,
  range: result.range && { low: result.range.low, high: result.range.high },
  aircraft: result.aircraft && { icaoAircraftType: result.aircraft.icaoAircraftType },
  contrailsImpactBucket: result.contrailsImpactBucket,
});

export async function answers({ flights, markets, window }) {
  const estimator = await loadEstimator();
  return {
    model: estimator.madeWith.modelVersion,
    data: estimator.madeWith.dataHash,
    flights: flights.map(({ date, ...flight }) => short(estimator.flight({ ...flight, departureDate: date }, { window }))),
    markets: markets.map((market) => short(estimator.typical(market))),
  };
}
`;
const IN_NODE = `import { readFileSync, writeFileSync } from 'node:fs';
import { answers } from './answers.js';
const [questions, out] = process.argv.slice(2);
writeFileSync(out, JSON.stringify(await answers(JSON.parse(readFileSync(questions, 'utf8')))));
`;
const IN_WORKER = `import { answers } from './answers.js';
self.onmessage = async ({ data }) => self.postMessage(await answers(data));
`;
const PAGE = `<!doctype html><link rel="icon" href="data:," /><script type="module">
const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
globalThis.ask = (questions) => new Promise((done, fail) => {
  worker.onmessage = ({ data }) => done(data);
  worker.onerror = ({ message }) => fail(new Error(message));
  worker.postMessage(questions);
});
</script>`;

/** What the page offers. */
type Asking = { readonly ask: (questions: unknown) => Promise<unknown> };

type Answered = {
  readonly model: string;
  readonly data: string;
  readonly flights: readonly FlightResult[];
  readonly markets: readonly TypicalResult[];
};

const TELLS = [...GRAMS, ...PHASES, ...RANGE, 'aircraft', 'contrails', 'reason', 'model', 'data'] as const;

const toldBy = ({ model, data, flights, markets }: Answered): readonly Told[] =>
  [...flights.map(flightTold), ...markets.map(typicalTold)].map((told) => ({ ...told, model, data }));

const askedOf = ({ flights, markets, today }: Questions) => ({ flights, markets, window: answeredDays(today) });

/**
 * The packages as a user installs them, in Node.
 *
 * @param user - the folder where they are installed
 */
export function packageInNode(user: string, { version, program }: NodeProgram): EntryPoint {
  return {
    name: `package, Node ${version}`,
    answers: 'flights and markets',
    tells: TELLS,
    ask: async (questions) => {
      const folder = mkdtempSync(join(user, 'asked-'));
      try {
        writeFileSync(join(user, 'answers.js'), ANSWERS);
        writeFileSync(join(user, 'in-node.js'), IN_NODE);
        const [asked, out] = [join(folder, 'questions.json'), join(folder, 'answers.json')];
        writeFileSync(asked, JSON.stringify(askedOf(questions)));
        const { code, output } = await runCommand(program, ['in-node.js', asked, out], { cwd: user });
        if (code !== 0) throw new Error(`Node ${version} ended with code ${code}: ${output}`);
        return toldBy(JSON.parse(readFileSync(out, 'utf8')) as Answered);
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  };
}

/** The packages bundled by Vite, in a worker of a page. */
export function packageInWorker(user: string, executablePath: string): EntryPoint {
  return {
    name: 'package, worker',
    answers: 'flights and markets',
    tells: TELLS,
    ask: async (questions) => {
      writeFileSync(join(user, 'answers.js'), ANSWERS);
      writeFileSync(join(user, 'worker.js'), IN_WORKER);
      writeFileSync(join(user, 'index.html'), PAGE);
      const settings = { root: user, configFile: false, logLevel: 'error', worker: { format: 'es' } } as const;
      await build(settings);
      const server = await preview({ ...settings, preview: { host: '127.0.0.1', port: 0 } });
      const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
      try {
        const page = await browser.newPage();
        await page.goto(server.resolvedUrls?.local[0] ?? '');
        const answered = await page.evaluate(
          (asked) => (globalThis as unknown as Asking).ask(asked),
          askedOf(questions),
        );
        return toldBy(answered as Answered);
      } finally {
        await browser.close();
        await server.close();
      }
    },
  };
}
