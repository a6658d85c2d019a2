/**
 * Firebase runs this before it uploads the site. A site built by `npm start` names this machine as its address;
 * `npm run deploy` builds the one that names its own.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const page = join(process.env['RESOURCE_DIR'] ?? '', 'index.html');
if (!existsSync(page) || readFileSync(page, 'utf8').includes('"http://127.0.0.1:')) {
  process.stderr.write(`${page} is not the site to deploy: use npm run deploy, which builds it.\n`);
  process.exitCode = 1;
}
