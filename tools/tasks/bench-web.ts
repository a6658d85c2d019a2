/** `npm run bench:web`: how fast each page of the site is, beside a bare page of the same text. */
import { benchWeb } from '../bench-web/bench-web.ts';
import { buildApps } from './build-apps.ts';
import { runTask } from './run-task.ts';

await runTask(async () => {
  await buildApps(['@tim/web', '@tim/functions']);
  await benchWeb();
});
